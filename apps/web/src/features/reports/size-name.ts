import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

/** A file's size as people say it, in steps of a thousand: `240 kB`, `1,2 MB`. Never less than 1 kB. */
export function sizeName(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 999_500
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}
