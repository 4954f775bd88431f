import { venueInstant } from '../live/games-clock.ts'
import { useGamesNow } from '../live/live-context.ts'
import { shownDayOf, useShownTime } from '../time/shown-time.ts'
import { useGames } from './games-context.ts'

/**
 * Today in the time shown: the games' own day, which is part of the page and does not depend on "now"; in another zone, which is shown after
 * hydration alone, the day that is there now.
 */
export function useShownToday(): string {
  const { today, utcOffset } = useGames()
  const shown = useShownTime()
  const now = useGamesNow()
  if (shown.zone === null || now === null) return today
  return shownDayOf(shown, { day: today, start: venueInstant(now, utcOffset) }) ?? today
}
