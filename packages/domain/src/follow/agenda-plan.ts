/** Without a word of when it ends a unit is planned to last so long, milliseconds. */
const NO_END = 20 * 60_000
/** Shorter times between two units are no gap, minutes. */
const SHORTEST_GAP = 20

/** A unit that somebody wants to see. Instants: epoch milliseconds. */
export interface Stop {
  readonly code: string
  readonly start: number
  /** Null where nobody has said. */
  readonly end: number | null
  readonly venue: string | null
}

/** A venue on the map, WGS 84, decimal degrees. */
export interface PlaceOnMap {
  readonly venue: string
  readonly lat: number
  readonly lon: number
}

/** What lies before a stop. */
export interface Before {
  /** `conflict`: who sees the earlier unit to its end is late for this one. `gap`: time for something else. */
  readonly kind: 'conflict' | 'gap'
  /** The unit that ends last of those before. */
  readonly after: Stop
  /** When that ends, as far as is known, epoch milliseconds. */
  readonly end: number
  /** Minutes between; negative where they overlap. */
  readonly minutes: number
  /** Minutes from one venue to the other, 0 within one; null where one of them is not on the map. */
  readonly travel: number | null
}

/** When a stop ends, as far as is known. */
export const endOf = ({ start, end }: Stop): number => (end !== null && end > start ? end : start + NO_END)

/** Conflicts and gaps of stops in time order, by the code of the later unit. */
export function planAgenda(
  stops: readonly Stop[],
  travelMinutes: (from: string, to: string) => number | null,
): ReadonlyMap<string, Before> {
  const plan = new Map<string, Before>()
  let after: Stop | undefined
  for (const stop of stops) {
    if (after) {
      const end = endOf(after)
      const minutes = Math.floor((stop.start - end) / 60_000)
      const travel = after.venue === null || stop.venue === null ? null : travelMinutes(after.venue, stop.venue)
      if (minutes < (travel ?? 0)) plan.set(stop.code, { kind: 'conflict', after, end, minutes, travel })
      else if (minutes >= SHORTEST_GAP) plan.set(stop.code, { kind: 'gap', after, end, minutes, travel })
    }
    if (!after || endOf(stop) > endOf(after)) after = stop
  }
  return plan
}

const EARTH_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The straight distance of two places on a sphere, kilometres (haversine). */
export function kmBetween(a: PlaceOnMap, b: PlaceOnMap): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Minutes between venues at so many kilometres an hour, rounded up; null where one of them is not on the map. */
export function travelBetween(
  places: readonly PlaceOnMap[],
  kmPerHour: number,
): (from: string, to: string) => number | null {
  const at = new Map(places.map((place) => [place.venue, place]))
  return (from, to) => {
    if (from === to) return 0
    const [a, b] = [at.get(from), at.get(to)]
    return a && b ? Math.ceil((60 * kmBetween(a, b)) / kmPerHour) : null
  }
}
