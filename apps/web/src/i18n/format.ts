import type { Locale } from './locale.ts'

/** Dates are written as they are said where the words are from: Brazil's "sex 14", not Portugal's "sexta 14" (spec §9 has pt-PT for the rest). */
const DATE_TAGS = { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' } as const satisfies Record<Locale, string>

/** What an instant is written in (`useShownTime().at`, src/time) is cut out of it, not computed. */

/** `2027-09-14T14:02:00-03:00` → `14:02`. */
export const timeOfDay = (instant: string): string => instant.slice(11, 16)

/** `2027-09-14T14:02:00-03:00` → `2027-09-14`. */
export const calendarDay = (instant: string): string => instant.slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()

/** `day` is `YYYY-MM-DD` and has no zone: it is read and written as UTC. */
function formatDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(DATE_TAGS[locale], { ...options, timeZone: 'UTC' })))
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** `terça-feira, 14 de setembro`. */
export const dayLabel = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** `14 de setembro`. */
export const dateLabel = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long' })

/** `14 de setembro de 2027`. */
export const dateWithYear = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** `ter` (without the point some languages add) or `terça-feira`. */
export const weekday = (day: string, locale: Locale, width: 'short' | 'long' = 'short'): string =>
  formatDay(day, locale, { weekday: width }).replace(/\.$/, '')

/** `set`, without the point some languages add. */
export const shortMonth = (day: string, locale: Locale): string =>
  formatDay(day, locale, { month: 'short' }).replace(/\.$/, '')

/** Day of the month: `14`. */
export const dayOfMonth = (day: string): string => String(Number(day.slice(8, 10)))

/** `ter 14`: for dates beside a row. */
export const shortDay = (day: string, locale: Locale): string => `${weekday(day, locale)} ${dayOfMonth(day)}`

/** Whole minutes from games time `now` (epoch milliseconds) until an instant; negative when it has passed. */
export const minutesUntil = (instant: string, now: number): number => Math.ceil((Date.parse(instant) - now) / 60_000)
