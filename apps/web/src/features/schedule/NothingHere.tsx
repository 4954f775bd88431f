import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import type { StripDay } from './DayStrip.tsx'
import type { DayAddress } from './day-address.ts'
import { type DayFilter, isNarrowed } from './day-filter.ts'
import { NoGames } from './NoGames.tsx'

/** Why a day shows nothing, and what to do next. */
export function NothingHere({
  day,
  days,
  isEmpty,
  filter,
  address,
  kind,
}: {
  day: string
  days: readonly StripDay[]
  /** Whether the day itself has nothing, whatever the filter. */
  isEmpty: boolean
  filter: DayFilter
  address: DayAddress
  kind: 'competition' | 'event'
}) {
  const t = useT()
  const locale = useLocale()
  if (!isEmpty || isNarrowed(filter))
    return (
      <Empty title={t('app-shell.no-results')} why={t('schedule.empty-filter-why')}>
        <a className="ui-button" href={address(filter.day ? { day: filter.day } : {})}>
          {t('schedule.clear-filters')}
        </a>
      </Empty>
    )
  // the next day that has something, or else the last one
  const other = days.find((d) => d.day > day) ?? days.findLast((d) => d.day !== day)
  if (!other) return <NoGames />
  return (
    <Empty title={t(`schedule.empty-day-${kind}`)} why={t('schedule.empty-day-why')}>
      <a className="ui-button" href={address({ day: other.day })}>
        {dayLabel(other.day, locale)}
      </a>
    </Empty>
  )
}
