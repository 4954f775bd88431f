import { byText, rscPrefix } from '@games/domain'
import type { Place } from '../../http/api/cursor.ts'
import { levelOf } from './about.ts'
import type { ListedReportRow } from './reports.queries.ts'

/** Parts of a report's place in its list. */
export const PLACE_PARTS = 4

/** Compares behind every moment: a unit without a start. */
const LAST = '~'

/**
 * Where a report stands in its list: kind, moment of its unit, code and language. What is of a whole discipline, event or phase has no
 * moment, and comes first.
 */
export const placeOf = ({ subtype, moment, code, language }: ListedReportRow): Place => [
  subtype ?? '',
  levelOf(code) === 'unit' ? (moment ?? LAST) : '',
  code,
  language ?? '',
]

const { compare: byFigures } = new Intl.Collator('en', { numeric: true })

/**
 * By event, kind, moment, code and language, codes by the numbers in them. Equal for the same report alone: codes that differ in the
 * writing of a number only (`C9`, `C09`) are distinguished by their letters.
 */
export function byPlace(a: Place, b: Place): number {
  const [kindA = '', momentA = '', codeA = '', languageA = ''] = a
  const [kindB = '', momentB = '', codeB = '', languageB = ''] = b
  return (
    byText(rscPrefix(codeA, 'event'), rscPrefix(codeB, 'event')) ||
    byFigures(kindA, kindB) ||
    byText(momentA, momentB) ||
    byFigures(codeA, codeB) ||
    byFigures(languageA, languageB) ||
    byText(kindA, kindB) ||
    byText(codeA, codeB) ||
    byText(languageA, languageB)
  )
}
