import { useLocale, useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { pageMeta } from '../../platform/page-meta.ts'

/** Where the server is, as this page reaches it. */
export const serverBase = (): string => pageMeta('api-base') || location.origin

/** Path of the calendar of what is followed. */
export const calendarPath = (keys: readonly string[], locale: string): string =>
  `/api/agenda.ics?follows=${keys.join(',')}&lang=${locale}`

/** The agenda as a file for the visitor's calendar. */
export function CalendarLink({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const href = serverBase() + calendarPath(keys, useLocale())
  return (
    <a
      className="ui-button ui-button-plain"
      href={href}
      onClick={(event) => {
        if (!isNative()) return
        event.preventDefault()
        void openPlatform().then((platform) => platform.openExternal(href))
      }}
    >
      {t('agenda.calendar')}
    </a>
  )
}
