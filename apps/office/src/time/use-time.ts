import { venueInstant } from '@games/contract/clock'
import { calendarDay, shortDay, timeOfDay } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useGames } from '../session/games.ts'

/** Instants as they are written in the games' zone. `moment`: `14:02` of the device's own day there, else `ter 14, 14:02`. */
export function useTime() {
  const locale = useLocale()
  const { utcOffset } = useGames()
  const written = (instant: string): string => venueInstant(Date.parse(instant), utcOffset)
  return {
    time: (instant: string): string => timeOfDay(written(instant)),
    /** To the second: `14:02:31`. */
    second: (instant: string): string => written(instant).slice(11, 19),
    /** As `moment`, today to the second. */
    exact(instant: string): string {
      const at = written(instant)
      const isToday = calendarDay(at) === calendarDay(venueInstant(Date.now(), utcOffset))
      return isToday ? at.slice(11, 19) : `${shortDay(calendarDay(at), locale)}, ${timeOfDay(at)}`
    },
    day: (instant: string): string => calendarDay(written(instant)),
    /** As a field of date and time holds it: `2027-09-14T14:02`; and back, with the zone. */
    local: (instant: string): string => written(instant).slice(0, 16),
    instant: (local: string): string => `${local.slice(0, 16)}:00${written('2027-01-01T00:00:00Z').slice(19)}`,
    moment(instant: string): string {
      const at = written(instant)
      const isToday = calendarDay(at) === calendarDay(venueInstant(Date.now(), utcOffset))
      return isToday ? timeOfDay(at) : `${shortDay(calendarDay(at), locale)}, ${timeOfDay(at)}`
    },
  }
}
