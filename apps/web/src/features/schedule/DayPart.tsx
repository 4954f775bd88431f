import type { UnitSummary } from '@games/contract'
import { Fragment, type ReactNode } from 'react'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { minutesToStart } from './programme.ts'
import { UnitRow } from '../../units/UnitRow.tsx'

/** What is on, what is next or what is over: a head, and its units. */
export function DayPart({
  name,
  title,
  count,
  line,
  clock,
  units,
  day,
  grouping,
  now,
}: {
  name: 'live' | 'to-come' | 'over'
  title: string
  count: string
  line?: ReactNode
  clock?: ReactNode
  units: readonly UnitSummary[]
  day: string
  grouping: string
  now: number | null
}) {
  const locale = useLocale()
  const shown = useShownTime()
  return (
    <section className={`schedule-part schedule-${name}`}>
      <div className="ui-section">
        <h2>{title}</h2>
        <span>
          {count}
          {clock}
        </span>
      </div>
      {line}
      <ol className="schedule-list">
        {units.map((unit, at) => {
          // after the last evening of the games, in another zone, it is a day that has no page
          const own = shownDayOf(shown, unit)
          const before = units[at - 1]
          const isOther =
            grouping !== 'venue' && own !== null && own !== day && (!before || shownDayOf(shown, before) !== own)
          return (
            <Fragment key={unit.code}>
              {isOther ? <li className="schedule-other-day">{dayLabel(own, locale)}</li> : null}
              <li>
                <UnitRow unit={unit} startsIn={minutesToStart(unit, now)} />
              </li>
            </Fragment>
          )
        })}
      </ol>
    </section>
  )
}
