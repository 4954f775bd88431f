import { useGames } from '../../app-shell/games-context.ts'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { calendarDay, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-t.ts'
import { epochOf } from '../../live/games-clock.ts'
import { useShownTime } from '../../time/shown-time.ts'

/** An instant in the time shown: its time, and its day in words where that is not today. */
export function useWhen(): (instant: string) => { readonly time: string; readonly day: string | null } {
  const locale = useLocale()
  const { utcOffset } = useGames()
  const { at } = useShownTime()
  const today = useShownToday()
  return (instant) => {
    const written = at(epochOf(instant, utcOffset))
    const day = calendarDay(written)
    return { time: timeOfDay(written), day: day === today ? null : shortDay(day, locale) }
  }
}
