import { type ReactNode, useState } from 'react'
import { dateLabel } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { isNative } from '../platform/is-native.ts'
import { Button } from '../ui/Button.tsx'
import { AskNote } from './AskNote.tsx'
import { deviceFacts, type Lack, unblockingOf } from './device.ts'
import { noticeKeeper, switchOff, switchOn } from './keep-notices.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import type { NextOf, NoticeExample } from './notice-example.ts'
import type { Fault } from './notice-state.ts'
import { useNotices } from './notices.ts'
import type { Tried } from './open-notices.ts'
import { useExample } from './use-example.ts'
import { useNoticeState } from './use-notice-state.ts'
import { useNoticeWords } from './use-notice-words.ts'
import './notifications.css'

interface NoticesProps {
  /** What begins first of what is followed; null: nothing does. */
  readonly next: NextOf | null
  /** How much is followed. */
  readonly followed: number
  /** The way to a calendar, which tells of what begins without us; null: there is nothing in it. */
  readonly calendar: ReactNode
}

/** The notifications of this device: what they tell, or why there are none and what can be done about it. */
export function NoticesView({ next, followed, calendar }: NoticesProps) {
  useNoticeWords()
  const state = useNoticeState()
  const example = useExample(next, useNotices().settings.lead)
  switch (state.kind) {
    case 'unsupported':
      return (
        <Unavailable
          reason={state.lack}
          steps={state.lack === 'iphone' ? ['share', 'add', 'open'] : []}
          calendar={calendar}
        />
      )
    case 'blocked':
      return <Blocked followed={followed} calendar={calendar} />
    case 'off':
      return <Off example={example} fault={state.fault} />
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <Failed fault={state.fault} />
    case 'on':
      return <On example={example} fault={state.fault} />
  }
}

const NoBell = () => (
  <svg className="notices-bell ui-shape" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 21h4M3.5 3.5l17 17" />
  </svg>
)

function Unavailable({
  reason,
  steps,
  calendar,
}: {
  reason: Lack
  steps: readonly ('share' | 'add' | 'open')[]
  calendar: ReactNode
}) {
  const t = useT()
  return (
    <section className="notices">
      <NoBell />
      <h2>{t(`notifications.lack-${reason}`)}</h2>
      <p>{t(`notifications.lack-${reason}-why`)}</p>
      {steps.length === 0 ? null : (
        <ol className="notices-steps">
          {steps.map((step) => (
            <li key={step}>{t(`notifications.install-${step}`)}</li>
          ))}
        </ol>
      )}
      {calendar}
    </section>
  )
}

function Blocked({ followed, calendar }: { followed: number; calendar: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const { refusedOn } = useNotices()
  const [isStillBlocked, setStillBlocked] = useState(false)
  const where = unblockingOf(deviceFacts())
  const check = async () => setStillBlocked((await switchOn()) === 'denied')
  return (
    <section className="notices">
      <NoBell />
      <h2>{t('notifications.blocked')}</h2>
      <p>
        {refusedOn === null
          ? t('notifications.refused')
          : t('notifications.refused-on', { day: dateLabel(refusedOn, locale) })}{' '}
        {t('notifications.still-followed', { count: followed })}
      </p>
      <h3>{t(`notifications.unblock-${where}`)}</h3>
      <ol className="notices-steps">
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`notifications.unblock-${where}-${step}`)}</li>
        ))}
      </ol>
      <Button kind="main" onClick={() => void check()}>
        {t('notifications.check')}
      </Button>
      {calendar}
      <p role="status" className="notices-note">
        {isStillBlocked ? t('notifications.still-blocked') : ''}
      </p>
      {isNative() ? null : <p className="notices-note">{t('notifications.blocked-private')}</p>}
      {isNative() || where === 'iphone' ? null : <p className="notices-note">{t('notifications.lack-iphone-why')}</p>}
    </section>
  )
}

function Off({ example, fault }: { example: NoticeExample | null; fault: Fault | null }) {
  const t = useT()
  const [isUnanswered, setUnanswered] = useState(false)
  const ask = async () => setUnanswered((await switchOn()) === 'default')
  return (
    <section className="notices">
      <h2>{t('notifications.off')}</h2>
      <p>{t('notifications.off-why')}</p>
      {example ? <NoticePreview example={example} /> : null}
      <AskNote />
      <Button kind="main" onClick={() => void ask()}>
        {t('notifications.switch-on')}
      </Button>
      <p role="status" className="notices-note">
        {fault !== null ? t(`notifications.fault-${fault}-why`) : isUnanswered ? t('notifications.unanswered') : ''}
      </p>
    </section>
  )
}

function Waiting() {
  const t = useT()
  return (
    <section className="notices">
      <h2>{t('notifications.waiting')}</h2>
      <p role="status">{t('notifications.waiting-why')}</p>
      <SwitchOff />
    </section>
  )
}

function Failed({ fault }: { fault: Fault }) {
  const t = useT()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await noticeKeeper().run()
    setTrying(false)
  }
  return (
    <section className="notices">
      <NoBell />
      <h2>{t(`notifications.fault-${fault}`)}</h2>
      <p role="status">
        {t(`notifications.fault-${fault}-why`)}
        {fault === 'push-service' ? ` ${t('notifications.blocked-private')}` : ''}
      </p>
      <Button kind="main" disabled={isTrying} onClick={() => void retry()}>
        {t('app-shell.retry')}
      </Button>
      <SwitchOff />
    </section>
  )
}

function SwitchOff() {
  const t = useT()
  return <Button onClick={() => void switchOff()}>{t('notifications.switch-off')}</Button>
}

function On({ example, fault }: { example: NoticeExample | null; fault: Fault | null }) {
  const t = useT()
  const [tried, setTried] = useState<Tried | 'trying' | null>(null)
  const sendOne = async () => {
    setTried('trying')
    setTried(await noticeKeeper().tryOne())
  }
  return (
    <section className="notices notices-on">
      <div>
        {fault === null ? null : (
          <p role="status" className="notices-fault">
            {t('notifications.unsent')}
          </p>
        )}
        <NoticeSettings example={example} />
      </div>
      <div className="notices-try">
        {example ? (
          <>
            <h3>{t('notifications.looks')}</h3>
            <NoticePreview example={example} />
          </>
        ) : null}
        <Button disabled={tried === 'trying'} onClick={() => void sendOne()}>
          {t('notifications.try')}
        </Button>
        <p role="status" className="notices-note">
          {tried === null || tried === 'trying' ? '' : t(`notifications.tried-${tried}`)}
        </p>
        <SwitchOff />
      </div>
    </section>
  )
}
