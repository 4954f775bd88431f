import { useT } from '../i18n/use-t.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Sign } from '../ui/Sign.tsx'
import { FeedLine } from './FeedLine.tsx'
import { secondOf } from '../ui/times.ts'

/** What of this device is public, and what waits. It says "sent" only when no tap of this device waits to be sent. */
export function NetBar({ unit: code }: { unit?: string }) {
  const t = useT()
  const desk = useDesk()
  const { net, netSince, inMemory, writing, isDiskRead, units, device, unread } = useDeskState()
  const waiting = desk.waiting().length
  const kept = code === undefined ? undefined : units[code]
  if (kept?.practice)
    return (
      <p className="desk-net desk-net-practice" role="status">
        <Sign name="circle" /> {t('desk.practice-note')}
      </p>
    )
  const toQueue = (
    <button type="button" className="desk-link" onClick={() => go({ is: 'queue' })}>
      {t('desk.see-queue')}
    </button>
  )
  return (
    <>
      {inMemory > 0 ? (
        <p className="desk-net desk-net-bad" role="alert">
          <Sign name="warn" /> {t('desk.storage-full', { count: inMemory })}
        </p>
      ) : null}
      {net === 'ended' && device.key === null && device.me === null && waiting === 0 ? null : net === 'ended' ? (
        <p className="desk-net desk-net-off" role="alert">
          <Sign name="warn" />
          <span>{t('desk.link-ended', { count: waiting })}</span>
          {toQueue}
        </p>
      ) : net === 'away' ? (
        <p className="desk-net desk-net-off" role="status">
          <Sign name="off" />
          <span>
            <b>{t('desk.no-network')}</b>{' '}
            {t('desk.kept-here', { count: waiting, time: secondOf(netSince).slice(0, 5) })}
          </span>
          {toQueue}
        </p>
      ) : waiting > 0 && unread.length > 0 ? (
        <p className="desk-net desk-net-bad" role="alert">
          <Sign name="warn" />
          <span>{t('desk.not-understood', { count: waiting })}</span>
          <button type="button" className="desk-link" onClick={() => void desk.written().then(() => location.reload())}>
            {t('desk.reload')}
          </button>
        </p>
      ) : waiting + writing > 0 ? (
        <p className="desk-net" role="status">
          <Sign name="circle" />
          <span>{t('desk.sending', { count: waiting + writing })}</span>
          {toQueue}
        </p>
      ) : !isDiskRead ? (
        <p className="desk-net desk-net-bad" role="status">
          <Sign name="warn" />
          <span>{t('desk.storage-unread')}</span>
        </p>
      ) : net === 'answers' ? (
        <p className="desk-net" role="status">
          <Sign name="done" />
          <span className="desk-ok">{t('desk.sent')}</span>
          {kept ? <Public sent={kept.unit.sent} head={kept.unit.head} /> : null}
        </p>
      ) : (
        <p className="desk-net" role="status">
          <Sign name="circle" /> {t('desk.asking')}
        </p>
      )}
      {kept ? <FeedLine unit={kept.unit} /> : null}
      {kept && kept.unit.standing !== 'here' ? (
        <p className="desk-net desk-net-bad" role="status">
          <Sign name="warn" /> {t(`desk.standing-${kept.unit.standing}`)}
        </p>
      ) : null}
    </>
  )
}

/** Until when what the server has is on every phone. */
export function Public({ sent, head }: { sent: { readonly upTo: number; readonly at: string | null }; head: number }) {
  const t = useT()
  if (sent.at === null) return <span>{t('desk.nothing-public')}</span>
  return sent.upTo >= head ? (
    <span>{t('desk.public-until', { time: secondOf(sent.at) })}</span>
  ) : (
    <span>{t('desk.on-its-way', { time: secondOf(sent.at) })}</span>
  )
}
