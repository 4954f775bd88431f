import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

/** `2 000`, `10,000`: points as they stand alone, with their thousands apart also where running text has four digits together. */
export const figure = (points: number, locale: Locale): string =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: 'always' }).format(points)
