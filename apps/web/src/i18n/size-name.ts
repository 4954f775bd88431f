import { LOCALE_TAGS, type Locale } from './locale.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people say it, in steps of a thousand: `300 bytes`, `240 kB`, `1,2 MB`. */
export function sizeName(bytes: number, locale: Locale): string {
  let step = 0
  while (step < UNITS.length - 1 && Math.round(bytes / 1000 ** step) >= 1000) step += 1
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  })
  return format.format(bytes / 1000 ** step)
}
