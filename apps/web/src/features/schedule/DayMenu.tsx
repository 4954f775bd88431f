import { useLocale, useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { pageMeta } from '../../platform/page-meta.ts'
import { Menu, type MenuLine } from '../../ui/Menu.tsx'
import type { DayFilter } from './day-filter.ts'

/**
 * A day to take along: the programme to print, and the units the filter lets through for a calendar or a spreadsheet. There is no calendar
 * of nothing.
 */
export function DayMenu({ day, filter, isEmpty }: { day: string; filter: DayFilter; isEmpty: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { discipline, venue, delegation, gender, status, finals } = filter
  const narrowed = { discipline, venue, organisation: delegation, gender, status, finals, lang: locale }
  const search = (given: Readonly<Record<string, string | number | undefined>>): string =>
    new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
  const open = async (path: string, besides: boolean): Promise<void> => {
    const file = `${pageMeta('api-base') || location.origin}${path}`
    // a file that the browser keeps leaves the page where it is
    if (besides || isNative()) await (await openPlatform()).openExternal(file)
    else location.assign(file)
  }
  const line = (key: 'pdf' | 'ics' | 'csv' | 'xlsx', path: string): MenuLine => ({
    key,
    label: t(`schedule.file-${key}`),
    onSelect: () => void open(path, key === 'pdf'),
  })
  return (
    <Menu
      label={t('schedule.files')}
      button={
        <>
          <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14" />
          </svg>
          <span>{t('schedule.files')}</span>
        </>
      }
      buttonClass="ui-chip schedule-signed"
      lines={[
        line('pdf', `/api/books/programme/${day}.pdf?${search({ discipline, lang: locale })}`),
        ...(isEmpty ? [] : [line('ics', `/api/schedule/${day}/units.ics?${search(narrowed)}`)]),
        line('csv', `/api/schedule/${day}/units.csv?${search(narrowed)}`),
        line('xlsx', `/api/schedule/${day}/units.xlsx?${search(narrowed)}`),
      ]}
    />
  )
}
