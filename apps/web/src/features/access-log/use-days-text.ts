import { dayOfMonth, shortMonth } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { Days } from './access-log-period.ts'

/** Days in words: `1 a 14 set 2027`, `28 ago a 14 set 2027`, one day as `14 set 2027`. */
export function useDaysText(): (days: Days) => string {
  const t = useT()
  const locale = useLocale()
  const parts = (day: string) => ({ day: dayOfMonth(day), month: shortMonth(day, locale), year: day.slice(0, 4) })
  return ({ from, to }) => {
    const last = t('access-log.date', parts(to))
    if (from === to) return last
    if (from.slice(0, 7) === to.slice(0, 7))
      return t('access-log.days-month', { ...parts(to), first: dayOfMonth(from) })
    const isOneYear = from.slice(0, 4) === to.slice(0, 4)
    return t('access-log.days', {
      from: t(isOneYear ? 'access-log.date-short' : 'access-log.date', parts(from)),
      to: last,
    })
  }
}
