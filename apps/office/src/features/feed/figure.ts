import { LOCALE_TAGS } from '@games/domain'
import type { Locale } from '@games/domain'

/** A figure as the reader's language writes it, with one decimal at most. */
export const figure = (value: number, locale: Locale): string =>
  value.toLocaleString(LOCALE_TAGS[locale], { maximumFractionDigits: 1 })
