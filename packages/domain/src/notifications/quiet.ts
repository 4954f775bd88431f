/** Between which minutes of the day nothing is sent; `from` may be later than `until`: over midnight. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

const MINUTE = 60_000
const MINUTES_OF_DAY = 1_440

/** The minute of the day on a clock in a zone (IANA), at an instant; in UTC where there is no such zone. */
function minuteAt(instant: number, timeZone: string): number {
  const parts = formatter(timeZone).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return of('hour') * 60 + of('minute')
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(timeZone: string): Intl.DateTimeFormat {
  let made = formatters.get(timeZone)
  if (!made) {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    try {
      made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
    } catch {
      made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    }
    formatters.set(timeZone, made)
  }
  return made
}

const isWithin = (minute: number, { from, until }: QuietHours): boolean =>
  from <= until ? from <= minute && minute < until : from <= minute || minute < until

/**
 * Until when it is quiet, epoch milliseconds; null: it is not. The end is the first whole minute at which the zone's clock is not within the
 * quiet hours, so that a night of 23 or of 25 hours ends when the clock says so.
 */
export function quietUntil(now: number, timeZone: string, quiet: QuietHours | null): number | null {
  if (quiet === null || !isWithin(minuteAt(now, timeZone), quiet)) return null
  const first = Math.floor(now / MINUTE) * MINUTE + MINUTE
  const left = (quiet.until - minuteAt(first, timeZone) + MINUTES_OF_DAY) % MINUTES_OF_DAY
  // a clock change moves it by an hour at most, either way
  let at = first + Math.max(0, left - 61) * MINUTE
  while (isWithin(minuteAt(at, timeZone), quiet)) at += MINUTE
  return at
}
