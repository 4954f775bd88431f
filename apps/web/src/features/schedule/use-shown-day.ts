import type { Games, ScheduleDay, UnitSummary } from '@games/contract'
import { useMemo } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { dayNow, neighboursOf, unitsOfShownDay } from './shown-day.ts'

/** A day of the schedule as it is shown: grouped by the zone shown (R5.10). */
export interface ShownDay {
  readonly day: string
  readonly units: readonly UnitSummary[]
  /** Today's page. */
  readonly today: string
  /** By whose time the units are grouped: another one is another list, not the same with rows moved. */
  readonly grouping: string
}

/**
 * `view` is the games' day as the server sends it, which stands until the neighbouring days have come that another zone needs; `asked` the
 * day of the address, null where it names none. Neighbours that cannot be had are left out.
 */
export function useShownDay(
  view: ScheduleDay,
  asked: string | null,
  games: Games,
  now: number | null,
  queryOf: (day: string) => ViewQuery<ScheduleDay>,
): ShownDay {
  const shown = useShownTime()
  const days = useMemo(() => view.days.map(({ day }) => day), [view.days])
  const today = dayNow(now, days, shown, games)
  const day = asked ?? (view.day === games.today ? today : view.day)
  const { before, after } = neighboursOf(day, days, shown, games.utcOffset)
  const own = useViewState(queryOf(day))
  const previous = useViewState(queryOf(before ?? day))
  const next = useViewState(queryOf(after ?? day))
  const states = [own, ...(before ? [previous] : []), ...(after ? [next] : [])]
  const isThere = states.every((state) => state.view !== undefined || state.error)
  const units = useMemo(() => {
    const views = new Set([own.view, previous.view, next.view])
    return unitsOfShownDay(
      day,
      days,
      [...views].flatMap((one) => one?.units ?? []),
      shown,
    )
  }, [own.view, previous.view, next.view, day, days, shown])
  if (shown.zone === null || !isThere)
    return { day: view.day, units: view.units, today: games.today, grouping: 'venue' }
  return { day, units, today, grouping: shown.zone }
}
