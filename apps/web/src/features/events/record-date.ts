import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

/** A record's day as it is written in a language, "14/09/2027"; what is no whole date (a year, a month) as it was sent. */
export function recordDate(date: string, locale: Locale): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0]
  const instant = new Date(`${day}T00:00:00Z`)
  if (day === undefined || Number.isNaN(instant.getTime())) return date
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(instant)
}
