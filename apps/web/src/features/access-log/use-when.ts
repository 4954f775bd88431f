import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { Days } from './access-log-period.ts'
import { useDaysText } from './use-days-text.ts'

/** What figures are of, in words: "hoje", "dom 12", "1 a 14 set 2027". */
export function useWhen(): (days: Days, today: string) => string {
  const t = useT()
  const locale = useLocale()
  const daysText = useDaysText()
  return ({ from, to }, today) =>
    from !== to ? daysText({ from, to }) : from === today ? t('access-log.today') : shortDay(from, locale)
}
