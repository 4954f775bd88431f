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

/** How one gets between two venues as the organiser says, whole minutes; null: not so. */
export interface VenueWay {
  readonly from: string
  readonly to: string
  readonly foot: number | null
  readonly shuttle: number | null
  /** It is not so back. */
  readonly oneWay: boolean
}

/** The way between two venues; `by` null: worked out from how far they are apart. */
export interface Travel {
  readonly minutes: number
  readonly by: 'foot' | 'shuttle' | null
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
  /** From one venue to the other, no minutes within one; null where nobody can tell. */
  readonly travel: Travel | null
}

/** When a stop ends, as far as is known. */
export const endOf = ({ start, end }: Stop): number => (end !== null && end > start ? end : start + NO_END)

/** Conflicts and gaps of stops in time order, by the code of the later unit. */
export function planAgenda(
  stops: readonly Stop[],
  travelOf: (from: string, to: string) => Travel | null,
): ReadonlyMap<string, Before> {
  const plan = new Map<string, Before>()
  let after: Stop | undefined
  for (const stop of stops) {
    if (after) {
      const end = endOf(after)
      const minutes = Math.floor((stop.start - end) / 60_000)
      const travel = after.venue === null || stop.venue === null ? null : travelOf(after.venue, stop.venue)
      if (minutes < (travel?.minutes ?? 0)) plan.set(stop.code, { kind: 'conflict', after, end, minutes, travel })
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

/** The quicker of what the organiser says of a way, on foot where both take as long. */
function quicker({ foot, shuttle }: VenueWay): Travel | null {
  if (foot !== null && (shuttle === null || foot <= shuttle)) return { minutes: foot, by: 'foot' }
  return shuttle === null ? null : { minutes: shuttle, by: 'shuttle' }
}

/**
 * The way between two venues: as the organiser says, else the straight distance at so many kilometres an hour, in whole minutes rounded up; null
 * where one of them is not on the map either.
 */
export function travelBetween(
  places: readonly PlaceOnMap[],
  kmPerHour: number,
  ways: readonly VenueWay[],
): (from: string, to: string) => Travel | null {
  const at = new Map(places.map((place) => [place.venue, place]))
  const said = (from: string, to: string): VenueWay | undefined =>
    ways.find((way) => way.from === from && way.to === to) ??
    ways.find((way) => !way.oneWay && way.from === to && way.to === from)
  return (from, to) => {
    if (from === to) return { minutes: 0, by: null }
    const way = said(from, to)
    const travel = way ? quicker(way) : null
    const [a, b] = [at.get(from), at.get(to)]
    return travel ?? (a && b ? { minutes: Math.ceil((60 * kmBetween(a, b)) / kmPerHour), by: null } : null)
  }
}
