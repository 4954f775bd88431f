import { genderOfCell, readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { rankOf } from './cells.ts'
import type { KnownIndex } from './known.ts'
import { dayOf } from './times.ts'

/** A form that the values of a column have. A column can have several: `1`, `2`, `3` are ranks and numbers. */
export type Look =
  | 'name'
  | 'delegation'
  | 'class'
  | 'gender'
  | 'rank'
  | 'result'
  | 'score'
  | 'number'
  | 'date'
  | 'time-of-day'
  | 'text'

/** The part of the values that must fit. */
const ENOUGH = 0.8

const SCHOOL =
  /(?:^|_)(?:escola|escuela|esc|colegio|col|e_e|ee|eem|emef|cef|etec|ife?|ifs[pc]|instituto|institucion|institut|i_e|ie|liceo|unidad|unidade|clube?|academia|associacao|asociacion|atletico|sesi|school|college|academy|high|lycee|ecole|schule|gymnasium|verein|tsv|scuola|istituto|skolan?|universidade?|university|municipal|a_c|ac)(?:_|$)/
const NAME = /^\p{Lu}[\p{L}'’.-]*,?(?:\s+(?:d[aeo]s?|del|las?|los|von|van|y|e|\p{Lu}[\p{L}'’.-]*),?){1,7}$/u
const SIGNED_WEIGHT =
  /^(?:[-–−+≤<>]|ate|hasta|up to|under|over|acima de|mas de|bis|uber|jusqu a|fino a)\s?\d{2,3}(?:[.,]\d)?\s?(?:kg|kilos?)?$/i
const WEIGHT = /^\d{2,3}(?:[.,]\d)?\s?(?:kg|kilos)$/i
const AGE_WORDS =
  /^(?:(?:sub|u|under|d|p|f|m|w|menores de)\s?[-–]?\s?\d{1,2}(?:\s?(?:anos|years))?|(?:pre[- ]?)?(?:infantil|mirim|juvenil|junior|cadete|cadet|petiz|senior|adulto|absoluto|menor|minime|benjamin|alevin)(?:es|s)?(?:\s[a-b1-3i]{1,3})?)$/i
const AGE_RANGE = /^(\d{1,2})\s?(?:a|-|–|to|e|y|\/)\s?(\d{1,2})(?:\s?(?:anos|years|jahre|ans))?$/i
const DECIMAL =
  /^(?:\d{1,2}\s?[:'’′h]\s?)?\d{1,3}\s?[:.,'’′"”]\s?\d{1,3}["”]?\s?(?:s|seg|m|cm|pts?)?$|^\d{1,3}\s?(?:cm|m|pts)$/i
const SCORE = /^\d{1,3}\s?(?:x|×|-|–|:)\s?\d{1,3}$/i
const CLOCK = /^(?:[01]?\d|2[0-3])(?::[0-5]\d|h(?:[0-5]\d)?)$/i
const DATE = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{4}\b.*\p{L}|\p{L}.*\b\d{4}\b/u
const ORDINAL = /^\d{1,3}\s?(?:[ºª°]\.?|st|nd|rd|th|er|ro|do|to)$|\p{L}{4}/iu

/** Whether words name a school or a club: `Colégio Sol`, `I.E. La Ceiba`. */
export const isSchool = (words: string): boolean => SCHOOL.test(plain(words))

const bare = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Whether a value is a class of ages: `15-17`. */
export const isAgeRange = (value: string): boolean => {
  const [, from, to] = AGE_RANGE.exec(value) ?? []
  return (
    from !== undefined &&
    Number(from) >= 5 &&
    Number(to) <= 23 &&
    Number(to) > Number(from) &&
    Number(to) - Number(from) <= 6
  )
}
/** A weight class by its sign or words, which no weight of a person has: `-45 kg`, `até 57 kg`. */
export const isSignedWeight = (value: string): boolean => SIGNED_WEIGHT.test(bare(value))
/** Whether a weight is that of a class, not of a person: `-57 kg`, `46kg Boys`. */
export function isWeightClass(value: string): boolean {
  const { kg, gender } = readEventWords(value)
  return isSignedWeight(value) || (kg !== null && gender !== null)
}
const isClass = (value: string): boolean =>
  isSignedWeight(value) || WEIGHT.test(value) || AGE_WORDS.test(bare(value)) || isAgeRange(bare(value))

/** Whether at least four in five values, and one at all, fit. */
export const areMost = (values: readonly string[], fits: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(fits).length >= values.length * ENOUGH

/** Whether whole numbers are ranks: they begin with 1 and leave no large gap. */
function areRanks(values: readonly string[]): boolean {
  const numbers = values.map(Number)
  return numbers.includes(1) && Math.max(...numbers) <= Math.max(8, values.length)
}

/** The forms that values have; the values are not empty. */
export function looksOf(values: readonly string[], index: KnownIndex): ReadonlySet<Look> {
  const are = (fits: (value: string) => boolean) => areMost(values, fits)
  const looks = new Set<Look>()
  if (are(isClass)) looks.add('class')
  else if (are((value) => SCORE.test(value))) looks.add('score')
  // a column of marks has only X
  const isGender = (value: string) => genderOfCell(value) !== null
  if (are(isGender) && values.some((value) => !/^x$/i.test(value) && isGender(value))) looks.add('gender')
  if (are((value) => DATE.test(value) && dayOf(value, { monthFirst: false, year: null }) !== null)) looks.add('date')
  else if (are((value) => DECIMAL.test(value))) looks.add('result')
  if (are((value) => CLOCK.test(value))) looks.add('time-of-day')
  if (are((value) => /^\d{1,4}$/.test(value))) {
    looks.add('number')
    if (areRanks(values.filter((value) => /^\d{1,4}$/.test(value)))) looks.add('rank')
  } else if (are((value) => typeof rankOf(value) === 'string' && ORDINAL.test(value))) looks.add('rank')
  if (looks.size > 0) return looks
  if (are((value) => index.organisation(value) !== null || isSchool(value))) return looks.add('delegation')
  if (!are((value) => /\p{L}{2}/u.test(value))) return looks
  const isMany = new Set(values).size * 2 > values.length
  return looks.add(isMany && are((value) => NAME.test(value)) ? 'name' : 'text')
}

/** Whether cells count 1, 2, 3 … down all rows: they are the numbers of the rows. */
export const countsRows = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => Number(cell.replace(/[.ºª°]+$/, '')) === at + 1)
