import type { Localized } from '../../text/localized.ts'
import { MARKS } from '../by-discipline/marks.gen.ts'
import { NEXT_ROUND, type SportMarks } from './sport-marks.ts'

const SPORTS: Readonly<Record<string, SportMarks>> = MARKS

const anyOther: SportMarks['qualification'] = (mark) => (mark === 'Q' || mark === 'q' ? NEXT_ROUND : null)

/**
 * What a qualification mark means in its discipline (ODF §8). `mark` exactly as sent: `Q` and `q` are two marks. Null for marks without a
 * word, which are shown as sent.
 */
export const qualificationNameOf = (discipline: string, mark: string): Localized | null =>
  (SPORTS[discipline]?.qualification ?? anyOther)(mark)
