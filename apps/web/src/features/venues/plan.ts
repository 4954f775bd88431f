/** A venue on the plan. WGS 84, decimal degrees. */
export interface PlanPoint {
  readonly code: string
  readonly lat: number
  readonly lon: number
}

export interface Pin {
  readonly code: string
  /** Where the sign stands. */
  readonly x: number
  readonly y: number
  /** Where the venue is: elsewhere when signs would cover each other. */
  readonly at: { readonly x: number; readonly y: number }
}

/** A plan of places, in units of which it is `WIDTH` wide; north is above. */
export interface Plan {
  readonly width: number
  readonly height: number
  readonly pins: readonly Pin[]
  /** A round distance and how long it is on the plan. */
  readonly scale: { readonly metres: number; readonly length: number }
  /** Points too far from all others to stand on it. */
  readonly far: readonly string[]
}

const WIDTH = 320
/** Around the outermost points: half a sign and its edge. */
const MARGIN = 26
const LOWEST = 180
const HIGHEST = 340
/** Signs are at least so far from each other, middle to middle. */
const APART = 27
/** The least a plan shows, metres: a single venue has some ground around it. */
const LEAST = 800
/** Points so many times as far from the middle as half of all points are: another city. */
const FAR = 6
const METRES_OF_DEGREE = 111_195

/** The plan of the points by their coordinates; null without any. The same points always give the same plan. */
export function planOf(points: readonly PlanPoint[]): Plan | null {
  const [first] = points
  if (!first) return null
  const middle = { lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  // metres east and north of the middle: over a city the earth is flat
  const placed = points.map(({ code, lat, lon }) => ({
    code,
    east: (lon - middle.lon) * METRES_OF_DEGREE * narrowing,
    north: (lat - middle.lat) * METRES_OF_DEGREE,
  }))
  const away = placed.map(({ east, north }) => Math.hypot(east, north))
  const reach = Math.max(LEAST, FAR * median(away))
  const near = placed.filter((_, at) => (away[at] ?? 0) <= reach)
  const [west, east] = extent(near.map((one) => one.east))
  const [south, north] = extent(near.map((one) => one.north))
  const inside = WIDTH - 2 * MARGIN
  const unit = Math.max((east - west) / inside, (north - south) / (HIGHEST - 2 * MARGIN))
  const height = Math.max(LOWEST, (north - south) / unit + 2 * MARGIN)
  const toPlan = (one: { east: number; north: number }) => ({
    x: WIDTH / 2 + (one.east - (west + east) / 2) / unit,
    y: height / 2 - (one.north - (south + north) / 2) / unit,
  })
  const pins = apart(
    near.map((one) => ({ code: one.code, at: toPlan(one) })),
    height,
  )
  return {
    width: WIDTH,
    height: round(height),
    pins,
    scale: scaleOf(unit),
    far: placed.filter((_, at) => (away[at] ?? 0) > reach).map(({ code }) => code),
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** From the least to the greatest, at least LEAST apart. */
function extent(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const missing = Math.max(0, LEAST - (most - least)) / 2
  return [least - missing, most + missing]
}

const ROUNDS = 60

/** Moves signs that cover each other apart, each as little as its neighbours let it. */
function apart(points: readonly { code: string; at: { x: number; y: number } }[], height: number): Pin[] {
  const signs = points.map(({ at }) => ({ ...at }))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const [i, a] of signs.entries())
      for (const b of signs.slice(i + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y)
        if (distance >= APART) continue
        moved = true
        // two in the very same place part sideways
        const [dx, dy] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance]
        const push = (APART - distance) / 2 + 0.1
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
    for (const sign of signs) {
      sign.x = Math.min(WIDTH - MARGIN / 2, Math.max(MARGIN / 2, sign.x))
      sign.y = Math.min(height - MARGIN / 2, Math.max(MARGIN / 2, sign.y))
    }
    if (!moved) break
  }
  return points.map(({ code, at }, i) => ({
    code,
    x: round(signs[i]?.x ?? at.x),
    y: round(signs[i]?.y ?? at.y),
    at: { x: round(at.x), y: round(at.y) },
  }))
}

/** The longest of 1, 2 and 5 times a power of ten that takes a third of the plan at most. `unit` in metres. */
function scaleOf(unit: number): Plan['scale'] {
  const most = (WIDTH / 3) * unit
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((times) => times * power).find((length) => length <= most) ?? power
  return { metres, length: round(metres / unit) }
}

const round = (value: number): number => Math.round(value * 10) / 10
