import { useGames } from '../app-shell/games-context.ts'
import { shortDay } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'

/** A day as it stands beside a title: "hoje", "ter 14". */
export function useDayWord(): (day: string) => string {
  const t = useT()
  const locale = useLocale()
  const { today } = useGames()
  return (day) => (day === today ? t('content.today') : shortDay(day, locale))
}
