import { useEffect, useSyncExternalStore } from 'react'
import { useConsent } from '../../analytics/consent.ts'
import { useT } from '../../i18n/use-t.ts'
import { offered } from '../../notifications/offered.ts'
import { runningBuild } from '../../pwa/running-build.ts'
import { useMisc } from '../../session/misc.ts'
import { followTheme } from '../../session/theme.ts'
import { sendWhenOnline } from '../../session/waiting.ts'
import { ShowAll } from '../../spoilers/later/ShowAll.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { nameToasts } from '../../ui/toast.ts'
import { ConsentStrip } from './ConsentStrip.tsx'
import { DebugBanner } from './DebugBanner.tsx'
import { SearchOpener } from './SearchOpener.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useClosingMore } from './use-closing-more.ts'
import { useDebugAddress } from './use-debug-address.ts'
import { useProgress } from './use-progress.ts'
import { useQuietMoment } from './use-quiet-moment.ts'
import { useWindowFacts } from './use-window-facts.ts'

const sendFeedback = () => import('../../features/feedback/index.ts').then(({ sendWaiting }) => sendWaiting())
const sendTrivia = () => import('../../features/trivia/index.ts').then(({ sendWaiting }) => sendWaiting())

/**
 * What the app shell does besides drawing itself. Fetched when the page is first used: nothing of it is needed to see the page. `takeKeys` gives
 * what was pressed until then, and listens no longer.
 */
export function AppShellExtras({ takeKeys }: { takeKeys: () => readonly Event[] }) {
  const t = useT()
  const isConsentDue = useQuietMoment(useConsent() === null)
  const isUnderWay = useMisc('showProgressBar')
  const { question } = useSyncExternalStore(offered.subscribe, offered.get)
  const showsDebug = useMisc('showDebugBanner')
  useProgress()
  useClosingMore()
  useWindowFacts()
  useAnalytics()
  useDebugAddress()
  useEffect(() => followTheme(), [])
  useEffect(() => sendWhenOnline('feedback', sendFeedback), [])
  useEffect(() => sendWhenOnline('trivia', sendTrivia), [])
  useEffect(() => nameToasts({ region: t('app-shell.toasts'), close: t('app-shell.close') }), [t])
  return (
    <>
      {isUnderWay ? <ProgressBar label={t('app-shell.loading')} /> : null}
      {showsDebug ? <DebugBanner build={runningBuild()} /> : null}
      {isConsentDue ? <ConsentStrip /> : null}
      <ShowAll />
      {question}
      <SearchOpener takeKeys={takeKeys} />
    </>
  )
}
