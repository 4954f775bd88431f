import { LOCALE_TAGS, LOCALES, type Locale } from '@games/domain'

/** A text as a cell of CSV that a spreadsheet of the language shows as it is meant: no formula, no date, no other number (decision 0058). */
export function csvText(text: string, locale: Locale): string {
  if (isFormula(text)) return `'${text}`
  const written = locale === 'eng' ? text : withDecimalComma(text)
  return isLikeDate(written) ? `${WORD_JOINER}${written}` : written
}

/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection), in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A figure with its sign, or signs alone as for an attempt that was passed: nothing that could be reckoned. */
const HARMLESS = /^([+-][\d.,:]+\s?%?|[+-]{1,3})$/

const isFormula = (text: string): boolean => FORMULA.test(text) && !HARMLESS.test(text)

/** ODF writes decimals with a point, which parts thousands in Portuguese and Spanish: `13.350` would become 13350 there. */
const withDecimalComma = (text: string): string => (/\p{L}/u.test(text) ? text : text.replace(/(?<=\d)\.(?=\d)/g, ','))

/** Nothing to see, and no number or date begins with it. */
const WORD_JOINER = '\u2060'

/** Names of months in our languages, whole and as spreadsheets shorten them. */
const MONTHS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2027, month)).toLowerCase())
  }).flatMap((name) => [name, name.slice(0, 3), name.slice(0, 4)]),
)
const NUMBERS_AND_MARKS = /^\d{1,4}(\s?[-/]\s?\d{1,4}){1,2}$|^\d{1,4}\.\d{1,2}\.\d{1,4}$/
const WORD_AND_NUMBER = /^(?:\d{1,4}[\s./-]+)?(\p{L}+)\.?(?:[\s./-]+\d{1,4}){0,2}$/u

/** Whether a spreadsheet could read a date in a score (`3-2`), in so many of so many (`10/12`) or in a word such as Set 1, September in Portuguese. */
function isLikeDate(text: string): boolean {
  if (NUMBERS_AND_MARKS.test(text)) return true
  const word = /\d/.test(text) ? WORD_AND_NUMBER.exec(text)?.[1] : undefined
  return word !== undefined && MONTHS.has(word.toLowerCase())
}
