/** A point on the earth, WGS 84 degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points as the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const part = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Metres a minute on foot, as maps reckon. */
const PACE = 80
/** Nobody is told how long they walk further than this. */
const WALKABLE_METRES = 2_000

/** Minutes on foot, at least one; null where it is too far. */
export const minutesOnFoot = (metres: number): number | null =>
  metres > WALKABLE_METRES ? null : Math.max(1, Math.round(metres / PACE))
