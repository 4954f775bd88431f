import { useEffect } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { runningBuild } from '../../pwa/running-build.ts'
import { useMisc } from '../../session/misc.ts'
import { followTheme } from '../../theme/theme.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { nameToasts } from '../../ui/toast.ts'
import { useConsent } from '../../usage/consent.ts'
import { ConsentStrip } from './ConsentStrip.tsx'
import { DebugBanner } from './DebugBanner.tsx'
import { SearchOpener } from './SearchOpener.tsx'
import { useClosingMore } from './use-closing-more.ts'
import { useDebugAddress } from './use-debug-address.ts'
import { useProgress } from './use-progress.ts'
import { useQuietMoment } from './use-quiet-moment.ts'
import { useUsage } from './use-usage.ts'
import { useWindowFacts } from './use-window-facts.ts'

/**
 * What the frame does besides drawing itself. Fetched when the page is first used: nothing of it is needed to see the page. `takeKeys` gives
 * what was pressed until then, and listens no longer.
 */
export function FrameExtras({ takeKeys }: { takeKeys: () => readonly Event[] }) {
  const t = useT()
  const asksConsent = useQuietMoment(useConsent() === null)
  const isUnderWay = useMisc('showProgressBar')
  const showsDebug = useMisc('showDebugBanner')
  useProgress()
  useClosingMore()
  useWindowFacts()
  useUsage()
  useDebugAddress()
  useEffect(() => followTheme(), [])
  useEffect(() => nameToasts({ region: t('frame.toasts'), close: t('frame.close') }), [t])
  return (
    <>
      {isUnderWay ? <ProgressBar label={t('frame.loading')} /> : null}
      {showsDebug ? <DebugBanner build={runningBuild()} /> : null}
      {asksConsent ? <ConsentStrip /> : null}
      <SearchOpener takeKeys={takeKeys} />
    </>
  )
}
