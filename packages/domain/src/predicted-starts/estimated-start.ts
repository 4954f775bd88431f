import type { StartForecast } from './court.ts'
import { estimatedAt, type Start, startsAt, stepOf } from './starts-at.ts'

/** A start as it is shown, and by how many minutes it is later than printed (negative: earlier); null where no time is printed. */
export interface EstimatedStart extends Start {
  readonly minutes: number | null
}

/** `estimatedAt` with its bounds, rounded outwards. */
export function estimatedStart(forecast: StartForecast, printed: number | null, now: number): EstimatedStart | null {
  const start = startsAt(forecast, now)
  const expected = estimatedAt(forecast, printed, now)
  if (!start || expected === null) return null
  const step = stepOf(start, now)
  return {
    expected,
    earliest: Math.min(expected, Math.floor(start.earliest / step) * step),
    latest: Math.max(expected, Math.ceil(start.latest / step) * step),
    minutes: printed === null ? null : Math.round((expected - printed) / 60_000),
  }
}
