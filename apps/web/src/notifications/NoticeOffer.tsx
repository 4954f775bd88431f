import type { Followed } from '@games/contract'
import { useRouter } from '@tanstack/react-router'
import { type ReactElement, Suspense, useEffect, useMemo, useState } from 'react'
import { useGames } from '../app-shell/games-context.ts'
import { useT } from '../i18n/use-t.ts'
import { isNative } from '../platform/is-native.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { AskNote } from './AskNote.tsx'
import { canReachApp, lookAtPermission, noticeKeeper, switchOn } from './keep-notices.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { firstOf, isToldStarts } from './notice-example.ts'
import { readNotices, setNotices } from './notices.ts'
import { type JustFollowed, offered } from './offered.ts'
import { useExample } from './use-example.ts'
import { useNoticeWords } from './use-notice-words.ts'

/** Asks; in the native app only where it can be reached, and nobody has refused. */
export async function ask(followed: JustFollowed, onAnswered: () => void): Promise<void> {
  if (isNative() && ((await lookAtPermission()) === 'denied' || !(await canReachApp()))) return onAnswered()
  const close = () => {
    offered.set({ question: null })
    onAnswered()
  }
  offered.set({ question: questionOf(followed, close) })
}

const questionOf = (followed: JustFollowed, onClose: () => void): ReactElement => (
  <Suspense fallback={null}>
    <NoticeOffer followed={followed} onClose={onClose} />
  </Suspense>
)

/** Asks whether to be told of who has just been followed, with the very notification that will come. The browser asks after a press alone. */
function NoticeOffer({ followed: { key, name }, onClose }: { followed: JustFollowed; onClose: () => void }) {
  useNoticeWords()
  const t = useT()
  const { today } = useGames()
  const { api } = useRouter().options.context
  const [view, setView] = useState<Followed | null>(null)
  useEffect(() => {
    setNotices({ wasOffered: true })
    let isLeft = false
    api.getAgenda({ params: { day: today }, query: { follows: key } }).then(
      (agenda) => {
        if (!isLeft) setView(agenda.followed[0] ?? null)
      },
      // asked without an example
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [api, key, today])
  const { lead } = readNotices().settings
  const example = useExample(
    useMemo(() => view && firstOf([view], () => name), [view, name]),
    lead,
  )
  const title = !isToldStarts(key)
    ? t('notifications.offer-medals', { name })
    : key.startsWith('unit.')
      ? t('notifications.offer-unit', { minutes: lead ?? 15, name })
      : t('notifications.offer', { minutes: lead ?? 15, name })
  const answer = async () => {
    const permission = await switchOn()
    onClose()
    if (permission === 'denied')
      toast.warning(t('notifications.blocked'), { description: t('notifications.blocked-later') })
    if (permission !== 'granted') return
    const { fault } = noticeKeeper().status.get()
    if (fault === null) toast.success(t('notifications.now-on'))
    else toast.error(t(`notifications.fault-${fault}`), { description: t(`notifications.fault-${fault}-why`) })
  }
  return (
    <Sheet open title={title} closeLabel={t('app-shell.close')} onClose={onClose}>
      <div className="notices-offer">
        {example ? <NoticePreview example={example} /> : null}
        <AskNote />
        <div>
          <Button onClick={onClose}>{t('notifications.only-follow')}</Button>
          <Button kind="main" onClick={() => void answer()}>
            <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 21h4" />
            </svg>
            {t('notifications.tell-me')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
