import type { UnitSummary } from '@games/contract'
import { isCompetition } from '@games/domain/schedule/event-type'
import { Fragment, type ReactNode } from 'react'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { Clock, NowLine } from './NowLine.tsx'
import { minutesToStart, programmeOf } from './programme.ts'

/** The units of a day that its filter lets through, and where the rest of a long day is. */
export interface DayUnitsProps {
  readonly units: readonly UnitSummary[]
  readonly day: string
  /** By whose time the units are grouped (use-shown-day.ts). */
  readonly grouping: string
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly kind: 'competition' | 'event'
  readonly isToday: boolean
  /** The address of the page where the rest begins; null where nothing is left. */
  readonly rest: string | null
  /** Brings the rest into this page. */
  readonly onRest?: (() => void) | undefined
}

/**
 * A day's units: what is on, what is next, what is over (spec R2.5). `renderUnit` is how a unit is drawn; `startsIn` are the minutes until
 * it begins when that is soon.
 */
export function DayUnits({
  units,
  day,
  grouping,
  now,
  kind,
  isToday,
  rest,
  onRest,
  renderUnit,
}: DayUnitsProps & { readonly renderUnit: (unit: UnitSummary, startsIn: number | null) => ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  const { live, toCome, over } = programmeOf(units)
  const isCut = (members: readonly UnitSummary[]): boolean =>
    rest !== null && members === [live, toCome, over].findLast(({ length }) => length > 0)
  // a broadcast or a meeting is no contest
  const counted = (members: readonly UnitSummary[]): string => {
    const count = kind === 'event' ? members.length : members.filter(isCompetition).length
    return count === 0 ? '' : t(`schedule.count-${kind}`, { count })
  }
  const part = (title: string, members: readonly UnitSummary[], line?: ReactNode, clock?: ReactNode) => (
    <Part
      title={title}
      // of the last part of a day that goes on, nobody has counted the rest
      count={isCut(members) ? '' : counted(members)}
      line={line}
      clock={clock}
    >
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
    <div className="schedule-units">
      {/* another grouping is another list: nothing that is there moves */}
      <Fragment key={grouping}>
        {live.length > 0 ? part(t('schedule.live'), live, null, <LiveClock now={now} />) : null}
        {toCome.length > 0 ? part(t('schedule.to-come'), toCome, isToday ? <NowLine now={now} /> : null) : null}
        {over.length > 0 ? part(t('schedule.over'), over) : null}
      </Fragment>
      {rest === null ? null : (
        <p className="schedule-rest">
          <a
            className="ui-button"
            href={rest}
            onClick={(event) => {
              if (!onRest) return
              event.preventDefault()
              onRest()
            }}
          >
            {t('schedule.rest')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Games time beside what is on. */
const LiveClock = ({ now }: { now: number | null }) => (
  <span className="schedule-clock">
    <LiveDot />
    <Clock now={now} />
  </span>
)

function Part({
  title,
  count,
  line,
  clock,
  children,
}: {
  title: string
  count: string
  line: ReactNode
  clock: ReactNode
  children: ReactNode
}) {
  return (
    <section className="schedule-part">
      <div className="ui-section">
        <h2>{title}</h2>
        <span>
          {count}
          {clock}
        </span>
      </div>
      {line}
      <ol className="schedule-list">{children}</ol>
    </section>
  )
}
