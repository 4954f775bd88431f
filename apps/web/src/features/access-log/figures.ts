import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(LOCALE_TAGS[locale], options)))
  return format
}

/** `187 000`. */
export const countText = (count: number, locale: Locale): string =>
  formatOf(locale, { useGrouping: 'always' }).format(count)

/** `341 mil`, for labels in a chart. */
export const shortCount = (count: number, locale: Locale): string =>
  formatOf(locale, { notation: 'compact', maximumSignificantDigits: 3 }).format(count)

/**
 * A part of a whole as a per cent figure without its sign: `71,7`, `0,48`, `0,01`. What is not nothing never reads as nothing, and what is
 * not the whole never as the whole: `<0,01`, `99,99`. Empty where there is no whole.
 */
export function shareText(part: number, whole: number, locale: Locale): string {
  if (whole <= 0) return ''
  const share = (part / whole) * 100
  const write = (value: number, digits: number) => formatOf(locale, { maximumFractionDigits: digits }).format(value)
  if (part <= 0 || part >= whole) return write(share, 0)
  if (share < 0.01) return `<${write(0.01, 2)}`
  if (share < 1) return write(share, 2)
  if (share < 99.95) return write(share, 1)
  return write(Math.min(share, 99.99), 2)
}
