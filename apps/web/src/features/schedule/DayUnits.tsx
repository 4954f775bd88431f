import type { UnitSummary } from '@games/contract'
import { isCompetition } from '@games/domain/schedule/event-type'
import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { DayPart } from './DayPart.tsx'
import { Clock, NowLine } from './NowLine.tsx'
import type { Programme } from './programme.ts'
import { RestOfDay } from './RestOfDay.tsx'
import { useFrozenProgramme } from './use-frozen-programme.ts'

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
  /** Where the units left out of `units` begin; absent where nothing is left out. */
  readonly next?: number | undefined
  /** The address of the day from its unit `from` on; without it the address of the whole list. */
  readonly addressOf: (from?: number) => string
  /** Loads what is left out into this page, which then draws the day in steps. */
  readonly onRest?: (() => void) | undefined
}

/** A day's units: what is on, what is next, what is over (spec R2.5). */
export function DayUnits({ units, day, grouping, now, kind, isToday, next, addressOf, onRest }: DayUnitsProps) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const isCut = next !== undefined
  const frozen = useFrozenProgramme(units, `${grouping} ${day} ${addressOf()}`, isCut, onRest !== undefined)
  const { programme, places, isStale, settle, drawMore, drawAll, drawn, isDrawn } = frozen
  const showAll = useShowAll(root, drawn, () => {
    if (isCut) onRest?.()
    drawAll()
  })
  // the whole day is at hand, and on the device, before its end comes near or the network goes
  useEffect(() => {
    if (isCut) onRest?.()
  }, [isCut, onRest])
  const competitions = new Set(units.filter(isCompetition).map(({ code }) => code))
  const part = (name: keyof Programme, title: string, line?: ReactNode, clock?: ReactNode) => {
    const isLast = places[name] === [places.live, places.upcoming, places.over].findLast(({ length }) => length > 0)
    // a broadcast or a meeting is no contest
    const count = kind === 'event' ? places[name].length : places[name].filter((code) => competitions.has(code)).length
    return programme[name].length === 0 ? null : (
      <DayPart
        name={name === 'upcoming' ? 'to-come' : name}
        title={title}
        // of the last part of a day that goes on, nobody has counted the rest
        count={(isCut && isLast) || count === 0 ? '' : t(`schedule.count-${kind}`, { count })}
        line={line}
        clock={clock}
        units={programme[name]}
        day={day}
        grouping={grouping}
        now={now}
      />
    )
  }
  return (
    <div className="schedule-units" ref={root} tabIndex={-1}>
      {/* another grouping is another list: nothing that is there moves */}
      <Fragment key={grouping}>
        {part('live', t('schedule.live'), null, <LiveClock now={now} />)}
        {part('upcoming', t('schedule.to-come'), isToday ? <NowLine now={now} /> : null)}
        {part('over', t('schedule.over'))}
      </Fragment>
      {isDrawn ? null : (
        <RestOfDay
          href={addressOf(next ?? drawn)}
          drawn={drawn}
          onMore={onRest && drawMore}
          onAll={onRest && showAll}
        />
      )}
      {isStale ? (
        <button
          type="button"
          className="schedule-to-place"
          onClick={() => {
            settle()
            root.current?.focus({ preventScroll: true })
          }}
        >
          {t('schedule.to-place')}
        </button>
      ) : null}
    </div>
  )
}

/** Draws the rest; who requested it with the keyboard goes on at its first row, since what was pressed is gone. */
function useShowAll(root: RefObject<HTMLElement | null>, drawn: number, show: () => void): () => void {
  const pressedAt = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = pressedAt.current
    if (at === undefined || drawn <= at) return
    pressedAt.current = undefined
    const rows = root.current?.querySelectorAll('.schedule-list > li:not(.schedule-other-day)')
    rows?.[at]?.querySelector('a')?.focus({ preventScroll: true })
  }, [drawn, root])
  return () => {
    if (root.current?.querySelector('.schedule-rest')?.contains(document.activeElement)) pressedAt.current = drawn
    show()
  }
}

/** Games time beside what is on. */
const LiveClock = ({ now }: { now: number | null }) => (
  <span className="schedule-clock">
    <LiveDot />
    <Clock now={now} />
  </span>
)
