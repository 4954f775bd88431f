import { calendarDay, shortDay, timeOfDay } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useGames } from './games-context.ts'

/** An instant as it is said: "às 14:02" today, "qui 19 às 20:15" on another day of the games. Venue time. */
export function useMoment(): (instant: string) => string {
  const t = useT()
  const locale = useLocale()
  const { today } = useGames()
  return (instant) => {
    const time = timeOfDay(instant)
    const day = calendarDay(instant)
    return day === today ? t('frame.at', { time }) : t('frame.on-day-at', { day: shortDay(day, locale), time })
  }
}
