import type { Games } from '@games/contract'
import { gamesTimeAt, venueInstant } from '@games/contract/clock'
import type { Locale } from '@games/domain'
import { zoneOffset, zoneOffsetOfLocal } from '@games/domain/schedule/zone-offset'
import { calendarDay, shortDay, timeOfDay } from '@games/web/i18n/format.ts'

/**
 * Instants as they are written in the games' zone, each by the zone's rules at that moment. What is of the games' today (by their clock;
 * `now` is the device's, epoch milliseconds) is written without its day.
 */
export function gamesTime(
  { clock, timeZone, utcOffset }: Pick<Games, 'clock' | 'timeZone' | 'utcOffset'>,
  locale: Locale,
  now: () => number,
) {
  const writtenAt = (epoch: number): string =>
    venueInstant(epoch, (timeZone === null ? null : zoneOffset(timeZone, epoch)) ?? utcOffset)
  const written = (instant: string): string => writtenAt(Date.parse(instant))
  const withDay = (instant: string, timeOf: (written: string) => string): string => {
    const at = written(instant)
    const day = calendarDay(at)
    const isToday = day === calendarDay(writtenAt(gamesTimeAt(clock, now())))
    return isToday ? timeOf(at) : `${shortDay(day, locale)}, ${timeOfDay(at)}`
  }
  const secondOf = (at: string): string => at.slice(11, 19)
  return {
    time: (instant: string): string => timeOfDay(written(instant)),
    /** To the second: `14:02:31`. */
    second: (instant: string): string => secondOf(written(instant)),
    /** `14:02` of today, else `ter 14, 14:02`. */
    moment: (instant: string): string => withDay(instant, timeOfDay),
    /** As `moment`, today to the second. */
    exact: (instant: string): string => withDay(instant, secondOf),
    day: (instant: string): string => calendarDay(written(instant)),
    /** As a field of date and time holds it: `2027-09-14T14:02`. */
    local: (instant: string): string => written(instant).slice(0, 16),
    /** Of what such a field holds, with the zone's offset at that moment. */
    instant(local: string): string {
      const minute = local.slice(0, 16)
      const offset = (timeZone === null ? null : zoneOffsetOfLocal(timeZone, minute)) ?? utcOffset
      return `${minute}:00${venueInstant(0, offset).slice(19)}`
    },
  }
}
