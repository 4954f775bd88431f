import { createContext, use } from 'react'
import { calendarDay } from '../i18n/format.ts'
import { venueInstant } from '../live/games-clock.ts'

/** In whose time the page is written (R5.10). */
export interface ShownTime {
  /** IANA name; null: the venue's own. */
  readonly zone: string | null
  /**
   * An instant, or games time in epoch milliseconds, as it is written in the zone shown: `2027-09-15T02:30:00+01:00`. For timeOfDay and
   * calendarDay (i18n/format.ts), which read what is written.
   */
  readonly at: (instant: string | number) => string
}

/** The venue's time: instants are written in it (packages/contract/src/shared.ts), but for those of UTC. `utcOffset` in minutes is for these and games time. */
export const venueTime = (utcOffset: number): ShownTime => ({
  zone: null,
  at: (instant) =>
    typeof instant === 'string' && !instant.endsWith('Z')
      ? instant
      : venueInstant(new Date(instant).getTime(), utcOffset),
})

/** Without a provider above (widgets, workshop): as received. */
export const ShownTimeContext = createContext<ShownTime>(venueTime(0))

/** The time every instant on the page is shown in. The venue's on the server and until hydrated. */
export const useShownTime = (): ShownTime => use(ShownTimeContext)

const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/

/**
 * The day something stands under: the games' own (they end at 03:00, ODF §1) where the zone shown has the venue's time at that moment,
 * else the calendar day of the zone. `day` is the games' day of what has no start yet.
 */
export function shownDayOf(
  { at, zone }: ShownTime,
  { day, start }: { day: string | null; start: string | null },
): string | null {
  if (zone === null || start === null) return day
  const shown = at(start)
  return OFFSET.exec(shown)?.[0] === OFFSET.exec(start)?.[0] ? day : calendarDay(shown)
}

/** Epoch milliseconds of what is written in the time shown without its offset, `2027-09-15T02:30`; NaN for what is no time. */
export function epochIn({ at }: ShownTime, written: string): number {
  const asUtc = Date.parse(`${written}Z`)
  if (Number.isNaN(asUtc)) return asUtc
  // what the zone's clock shows then is ahead by its offset; once more, for where the offset changes between the two
  const aheadAt = (epoch: number): number => Date.parse(`${at(epoch).slice(0, 19)}Z`) - epoch
  return asUtc - aheadAt(asUtc - aheadAt(asUtc))
}
