import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

/** Real time, not the games': `14:12` where the device is. */
export const hourOf = (instant: string | number, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  )

/** `14 de set., 14:12`. */
export const momentOf = (instant: string | number, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))

/** Whether it is of the device's day. */
export const isToday = (instant: string): boolean => new Date(instant).toDateString() === new Date().toDateString()
