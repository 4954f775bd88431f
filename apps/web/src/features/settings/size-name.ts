import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people say it, in steps of a thousand: `1,2 MB`. */
export function sizeName(bytes: number, locale: Locale): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  })
  return format.format(bytes / 1000 ** step)
}
