import { LOCALE_TAGS, LOCALES, type Locale } from './locale.ts'

/** The locale of the page, which the server wrote into the document. */
export const pageLocale = (): Locale =>
  LOCALES.find((locale) => LOCALE_TAGS[locale] === document.documentElement.lang) ?? 'por'
