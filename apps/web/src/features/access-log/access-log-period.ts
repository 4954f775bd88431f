import { isGamesDay } from '@games/domain/calendar'
import type { AccessLogSearch } from './access-log-search.ts'

/** Whole days, the first and the last, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Why there is nothing to show of the days in an address. */
export type PeriodFault = 'malformed' | 'backwards' | 'future' | 'too-long'

/** What is drawn as bars, and what the figures are of. */
export interface ShownPeriod {
  readonly by: 'day' | 'week'
  readonly series: Days
  /** The bar that was chosen, by its first day; null: all of a range. */
  readonly at: string | null
  readonly figures: Days
}

/** Bars of the two modes that end today. */
const DAYS_SHOWN = 14
const WEEKS_SHOWN = 12
/** Longer ranges are drawn by weeks, so that a bar can be pressed. */
const DAYS_DRAWN = 62
/** A year and its leap day. */
export const MOST_DAYS = 366

const DAY_MS = 86_400_000
const epochOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** The day so many days after another, before it where negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(epochOf(day) + days * DAY_MS).toISOString().slice(0, 10)
/** How many days there are, the first and the last among them. */
export const dayCount = ({ from, to }: Days): number => Math.round((epochOf(to) - epochOf(from)) / DAY_MS) + 1

/** The Monday of a day's week (ISO 8601), in every language: an address means the same days for whoever opens it. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(epochOf(day)).getUTCDay() + 6) % 7))

/** The bar of a day, cut to what is shown. */
function barOf(day: string, by: 'day' | 'week', series: Days): Days {
  if (by === 'day') return { from: day, to: day }
  const monday = mondayOf(day)
  const sunday = dayAfter(monday, 6)
  return { from: monday < series.from ? series.from : monday, to: sunday > series.to ? series.to : sunday }
}

/** The days that an address asks for (R8.1), or why they cannot be shown. `today` is the log's own, in the games' zone. */
export function shownPeriod({ by, from, to, at }: AccessLogSearch, today: string): ShownPeriod | PeriodFault {
  for (const day of [by === 'range' ? from : undefined, to, at])
    if (day !== undefined && !isGamesDay(day)) return 'malformed'
  const last = to ?? today
  const series: Days =
    by === 'range'
      ? { from: from ?? dayAfter(last, 1 - DAYS_SHOWN), to: last }
      : by === 'week'
        ? { from: dayAfter(mondayOf(last), -7 * (WEEKS_SHOWN - 1)), to: last }
        : { from: dayAfter(last, 1 - DAYS_SHOWN), to: last }
  if (series.from > series.to) return 'backwards'
  if (series.from > today) return 'future'
  if (dayCount(series) > MOST_DAYS) return 'too-long'
  const drawnBy = by === 'week' || dayCount(series) > DAYS_DRAWN ? 'week' : 'day'
  const chosen = at !== undefined && at >= series.from && at <= series.to ? at : by === 'range' ? null : last
  const figures = chosen === null ? series : barOf(chosen, drawnBy, series)
  return { by: drawnBy, series, at: chosen === null ? null : figures.from, figures }
}
