import { LOCALE_TAGS, type Locale } from '@games/domain/text/localized'

/** Grams in kilograms as a language writes a figure, without a unit; empty: none. */
export const kilogramsOf = (grams: number | null, locale: Locale): string =>
  grams === null
    ? ''
    : new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits: 3, useGrouping: false }).format(grams / 1000)

/** Kilograms as people write them, with a point or a comma. */
const FIGURE = /^\d{1,3}([.,]\d{1,3})?$/

/** What was typed in kilograms, as grams; null: nothing was; NaN: it is no figure. */
export function gramsIn(typed: string): number | null {
  const figure = typed.trim()
  if (figure === '') return null
  return FIGURE.test(figure) ? Math.round(Number(figure.replace(',', '.')) * 1000) : Number.NaN
}
