import type { ScheduleDay, UnitSummary } from '@games/contract'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { RouterLinks } from '../../ui/RouterLinks.tsx'
import { DayFilters } from './DayFilters.tsx'
import { DayStrip } from './DayStrip.tsx'
import { type DayFilter, dayAddress, disciplinesOf, filterUnits } from './day-filter.ts'
import { NowLine } from './NowLine.tsx'
import { minutesToStart, programmeOf } from './programme.ts'

export interface DayViewProps {
  readonly day: ScheduleDay
  readonly today: string
  readonly utcOffset: number
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly filter: DayFilter
  readonly onFilter: (address: string) => void
  /** How a unit is drawn; `startsIn` are the minutes until it begins when that is soon. */
  readonly renderUnit: (unit: UnitSummary, startsIn: number | null) => ReactNode
}

/** A day of the games: what is on, what is next, what is over (spec R2.5). */
export function DayView({ day, today, utcOffset, now, filter, onFilter, renderUnit }: DayViewProps) {
  const t = useT()
  const locale = useLocale()
  const units = filterUnits(day.units, filter)
  const { live, toCome, over } = programmeOf(units)
  const part = (title: string, members: readonly UnitSummary[], line?: ReactNode) => (
    <Part title={title} count={t('schedule.count', { count: members.length })} line={line}>
      {members.map((unit) => (
        <li key={unit.code}>{renderUnit(unit, minutesToStart(unit, now))}</li>
      ))}
    </Part>
  )
  return (
    <RouterLinks>
      <div className="schedule-page">
        <PageTitle title={t('schedule.title')} full={t('schedule.title-of-day', { day: dayLabel(day.day, locale) })} />
        <FreshnessLine said={dayLabel(day.day, locale)} />
        <DayStrip days={day.days} shown={day.day} today={today} filter={filter} />
        {day.units.length > 0 ? (
          <DayFilters
            filter={filter}
            disciplines={disciplinesOf(day.units)}
            finals={day.units.filter((unit) => unit.medal === 'gold').length}
            onFilter={onFilter}
          />
        ) : null}
        {live.length > 0 ? part(t('schedule.live'), live) : null}
        {toCome.length > 0
          ? part(t('schedule.to-come'), toCome, day.day === today ? <NowLine now={now} utcOffset={utcOffset} /> : null)
          : null}
        {over.length > 0 ? part(t('schedule.over'), over) : null}
        {units.length === 0 ? <NothingHere day={day} filter={filter} /> : null}
      </div>
    </RouterLinks>
  )
}

function Part({
  title,
  count,
  line,
  children,
}: {
  title: string
  count: string
  line: ReactNode
  children: ReactNode
}) {
  return (
    <section className="schedule-part">
      <div className="ui-section">
        <h2>{title}</h2>
        <span>{count}</span>
      </div>
      {line}
      <ol className="schedule-list">{children}</ol>
    </section>
  )
}

function NothingHere({ day, filter }: { day: ScheduleDay; filter: DayFilter }) {
  const t = useT()
  const locale = useLocale()
  if (day.units.length > 0)
    return (
      <Empty title={t('schedule.empty-filter')} why={t('schedule.empty-filter-why')}>
        <a className="ui-button" href={dayAddress(filter.day ? { day: filter.day } : {})}>
          {t('schedule.clear-filters')}
        </a>
      </Empty>
    )
  // the next day that has something, or else the last one
  const other = day.days.find((d) => d.day > day.day) ?? day.days.at(-1)
  if (!other) return <Empty title={t('schedule.no-games')} />
  return (
    <Empty title={t('schedule.empty-day')} why={t('schedule.empty-day-why')}>
      <a className="ui-button" href={dayAddress({ day: other.day })}>
        {dayLabel(other.day, locale)}
      </a>
    </Empty>
  )
}
