import { useLocale } from '../../i18n/use-t.ts'
import { useFreshness } from '../../live/live-context.ts'
import { useMisc } from '../../session/misc.ts'
import { useSubject } from '../../session/subject.ts'

/** For who builds or runs the product (R3.14): what this page is, in a line above the bottom bar. */
export function DebugBanner({ build }: { build: string }) {
  const { platform, loginType } = useSubject()
  const locale = useLocale()
  const { state } = useFreshness()
  const height = useMisc('windowHeight')
  const facts = [build, platform, loginType ?? 'anonymous', locale, state, `${window.innerWidth}×${height}`]
  return (
    <p className="app-shell-debug" aria-hidden="true">
      {facts.join(' · ')}
    </p>
  )
}
