import { type MouseEvent, useSyncExternalStore } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { pageMeta } from '../../platform/page-meta.ts'

const neverChanges = () => () => {}
/** Where the server is; empty: where the page is from. */
const baseHere = (): string => pageMeta('api-base')

/** The awards of all days for the visitor's calendar, the organiser's own among them. */
export function AwardsCalendar() {
  const t = useT()
  const locale = useLocale()
  const base = useSyncExternalStore(neverChanges, baseHere, () => '')
  // the pages of the native wrapper are not the server's: the system's own browser opens the file
  const openOutside = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isNative()) return
    event.preventDefault()
    const { href } = event.currentTarget
    void openPlatform().then((platform) => platform.openExternal(href))
  }
  return (
    <a className="ui-button ui-button-plain" href={`${base}/api/awards.ics?lang=${locale}`} onClick={openOutside}>
      {t('awards.calendar')}
    </a>
  )
}
