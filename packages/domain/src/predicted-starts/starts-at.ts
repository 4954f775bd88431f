import type { StartForecast, Waiting } from './court.ts'

const MINUTE = 60_000

/** A court that should have been heard of so long ago is not known any more. */
const SILENT = 60 * MINUTE
/** Less is as printed. */
const MATERIAL = 4 * MINUTE
/** More helps nobody to be there in time. */
const WIDEST = 60 * MINUTE
/** What begins sooner is said to the minute, what begins later to five. */
const SOON = 15 * MINUTE

/** Instants, epoch milliseconds. */
export interface Start {
  readonly expected: number
  readonly earliest: number
  readonly latest: number
}

/** A forecast at `now` (epoch milliseconds), never in the past; null once nothing was heard of the court for an hour. */
export function startsAt({ expected, earliest, latest }: StartForecast, now: number): Start | null {
  const of = ({ at, lead }: Waiting) => Math.max(at, now + lead)
  if (of(expected) - expected.at > SILENT) return null
  const likely = of(expected)
  return { expected: likely, earliest: Math.min(of(earliest), likely), latest: Math.max(of(latest), likely) }
}

/** What instants of a start are rounded to when they are shown, milliseconds. */
export const stepOf = ({ expected }: Start, now: number): number => (expected - now < SOON ? MINUTE : 5 * MINUTE)

/**
 * The estimated start that is shown beside the printed one, rounded. Without a printed time (null) it is shown in any case. Null where it is as printed, or
 * where too little is known to be of use.
 */
export function estimatedAt(forecast: StartForecast, printed: number | null, now: number): number | null {
  const start = startsAt(forecast, now)
  if (!start || start.latest - start.earliest > WIDEST) return null
  if (printed !== null && Math.abs(start.expected - printed) < MATERIAL) return null
  const step = stepOf(start, now)
  return Math.max(Math.round(start.expected / step) * step, Math.ceil(now / MINUTE) * MINUTE)
}
