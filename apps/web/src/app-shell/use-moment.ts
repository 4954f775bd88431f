import { gamesTimeAt } from '@games/contract/clock'
import { calendarDay, shortDay, timeOfDay } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useShownTime } from '../time/shown-time.ts'
import { useGames } from './games-context.ts'

/** An instant in words, in the time shown: "às 14:02" today, "qui 19 às 20:15" on another day. */
export function useMoment(): (instant: string) => string {
  const t = useT()
  const locale = useLocale()
  const { today, clock } = useGames()
  const { at, zone } = useShownTime()
  return (instant) => {
    const shown = at(instant)
    const time = timeOfDay(shown)
    const day = calendarDay(shown)
    // the venue's today is part of the page, which must not depend on "now"; another zone is shown after hydration alone
    const isToday = day === (zone === null ? today : calendarDay(at(gamesTimeAt(clock, Date.now()))))
    return isToday ? t('app-shell.at', { time }) : t('app-shell.on-day-at', { day: shortDay(day, locale), time })
  }
}
