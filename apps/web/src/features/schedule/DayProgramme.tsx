import type { UnitSummary } from '@games/contract'
import { Fragment, type ReactNode } from 'react'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { DayFilters } from './DayFilters.tsx'
import { DayStrip, type StripDay } from './DayStrip.tsx'
import type { DayFilter } from './day-filter.ts'
import { disciplinesOf, filterUnits } from './filter-units.ts'
import type { DayAddress } from './day-address.ts'
import { NowLine } from './NowLine.tsx'
import { minutesToStart, programmeOf } from './programme.ts'

export interface DayProgrammeProps {
  readonly day: string
  /** The day's units that the page is about, in the order of the day. */
  readonly units: readonly UnitSummary[]
  /** The days that can be gone to. */
  readonly days: readonly StripDay[]
  readonly today: string
  /** By whose time the units are grouped (use-shown-day.ts); the venue's where left out. */
  readonly grouping?: string
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly filter: DayFilter
  readonly address: DayAddress
  readonly onFilter: (address: string) => void
  /** How a unit is drawn; `startsIn` are the minutes until it begins when that is soon. */
  readonly renderUnit: (unit: UnitSummary, startsIn: number | null) => ReactNode
  /** Competition, or what surrounds it: the words differ. */
  readonly kind?: 'competition' | 'event'
  /** True where the page is one discipline's: there is none to choose. */
  readonly ofDiscipline?: boolean
}

/** The strip of days, the filters, and a day's units: what is on, what is next, what is over (spec R2.5). */
export function DayProgramme(props: DayProgrammeProps) {
  const { day, days, today, now, filter, address, onFilter, renderUnit, grouping = 'venue' } = props
  const { kind = 'competition', ofDiscipline = false } = props
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  const units = filterUnits(props.units, filter)
  const { live, toCome, over } = programmeOf(units)
  const finals = props.units.filter((unit) => unit.medal === 'gold').length
  // one discipline's training has nothing to choose from
  const offersChoice = props.units.length > 0 && (!ofDiscipline || finals > 0 || filter.finals !== undefined)
  const part = (title: string, members: readonly UnitSummary[], line?: ReactNode) => (
    <Part title={title} count={t(`schedule.count-${kind}`, { count: members.length })} line={line}>
      {members.map((unit, at) => {
        // after the last evening of the games, in another zone, it is a day that has no page
        const own = shownDayOf(shown, unit)
        const before = members[at - 1]
        const isOther =
          grouping !== 'venue' && own !== null && own !== day && (!before || shownDayOf(shown, before) !== own)
        return (
          <Fragment key={unit.code}>
            {isOther ? <li className="schedule-other-day">{dayLabel(own, locale)}</li> : null}
            <li>{renderUnit(unit, minutesToStart(unit, now))}</li>
          </Fragment>
        )
      })}
    </Part>
  )
  return (
    <>
      {days.length > 0 ? <DayStrip days={days} shown={day} today={today} filter={filter} address={address} /> : null}
      {offersChoice ? (
        <DayFilters
          filter={filter}
          disciplines={ofDiscipline ? null : disciplinesOf(props.units)}
          finals={finals}
          address={address}
          onFilter={onFilter}
        />
      ) : null}
      {/* another grouping is another list: nothing that is there moves */}
      <Fragment key={grouping}>
        {live.length > 0 ? part(t('schedule.live'), live) : null}
        {toCome.length > 0 ? part(t('schedule.to-come'), toCome, day === today ? <NowLine now={now} /> : null) : null}
        {over.length > 0 ? part(t('schedule.over'), over) : null}
      </Fragment>
      {units.length === 0 ? <NothingHere {...props} kind={kind} /> : null}
    </>
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

type NothingHereProps = Pick<DayProgrammeProps, 'day' | 'days' | 'units' | 'filter' | 'address'> &
  Required<Pick<DayProgrammeProps, 'kind'>>

function NothingHere({ day, days, units, filter, address, kind }: NothingHereProps) {
  const t = useT()
  const locale = useLocale()
  if (units.length > 0)
    return (
      <Empty title={t('schedule.empty-filter')} why={t('schedule.empty-filter-why')}>
        <a className="ui-button" href={address(filter.day ? { day: filter.day } : {})}>
          {t('schedule.clear-filters')}
        </a>
      </Empty>
    )
  // the next day that has something, or else the last one
  const other = days.find((d) => d.day > day) ?? days.findLast((d) => d.day !== day)
  if (!other) return <Empty title={t('schedule.no-games')} />
  return (
    <Empty title={t(`schedule.empty-day-${kind}`)} why={t('schedule.empty-day-why')}>
      <a className="ui-button" href={address({ day: other.day })}>
        {dayLabel(other.day, locale)}
      </a>
    </Empty>
  )
}
