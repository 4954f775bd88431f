import type { Games, ScheduleDay, UnitSummary } from '@games/contract'
import { useEffect, useMemo, useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { useShownTime } from '../../time/shown-time.ts'

/** A day of the schedule as it is shown: grouped by the zone shown (R5.10). */
export interface ShownDay {
  readonly day: string
  readonly units: readonly UnitSummary[]
  /** Where the rest of the units begins; absent where nothing is left out. */
  readonly next?: number | undefined
  /** Today's page. */
  readonly today: string
  /** By whose time the units are grouped: another one is another list, not the same with rows moved. */
  readonly grouping: string
}

type Grouping = typeof import('./shown-day.ts')

let fetched: Grouping | undefined
const NO_NEIGHBOURS = { before: null, after: null }

/** What groups days by another zone than the venue's. Few visitors are in one: it is fetched by those who are. */
function useGrouping(zone: string | null): Grouping | undefined {
  const [grouping, setGrouping] = useState(fetched)
  useEffect(() => {
    if (zone === null || grouping) return
    // what could not be fetched leaves the venue's days, as before
    void import('./shown-day.ts').then(
      (part) => {
        fetched = part
        setGrouping(part)
      },
      () => {},
    )
  }, [zone, grouping])
  return zone === null ? undefined : grouping
}

/**
 * `view` is the games' day as the server sends it, which stands until what has come that is requested besides: the rest of a long day, and
 * the neighbouring days that another zone needs. `requestedDay` is the day of the address, null where it names none. `queryOf` gives a day's
 * query, `whole` with all its units. What cannot be had is left out.
 */
export function useShownDay(
  view: ScheduleDay,
  requestedDay: string | null,
  games: Games,
  now: number | null,
  queryOf: (day: string, whole: boolean) => ViewQuery<ScheduleDay>,
  wantsWhole = false,
): ShownDay {
  const shown = useShownTime()
  const days = useMemo(() => view.days.map(({ day }) => day), [view.days])
  const zoned = useGrouping(shown.zone)
  const today = zoned?.dayNow(now, days, shown, games) ?? games.today
  const day = requestedDay ?? (view.day === games.today ? today : view.day)
  const { before, after } = zoned?.neighboursOf(day, days, shown, games.utcOffset) ?? NO_NEIGHBOURS
  const whole = wantsWhole || zoned !== undefined
  const own = useViewState(queryOf(day, whole))
  const previous = useViewState(queryOf(before ?? day, whole))
  const next = useViewState(queryOf(after ?? day, whole))
  const states = [own, ...(before ? [previous] : []), ...(after ? [next] : [])]
  const isThere = states.every((state) => state.view !== undefined || state.error)
  const units = useMemo(() => {
    const views = new Set([own.view, previous.view, next.view])
    const allUnits = [...views].flatMap((one) => one?.units ?? [])
    return zoned?.unitsOfShownDay(day, days, allUnits, shown) ?? allUnits
  }, [own.view, previous.view, next.view, day, days, shown, zoned])
  if (!zoned || shown.zone === null || !isThere) {
    const known = own.view ?? view
    return { day: view.day, units: known.units, next: known.next, today: games.today, grouping: 'venue' }
  }
  return { day, units, next: own.view?.next, today, grouping: shown.zone }
}
