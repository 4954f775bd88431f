import type { OdfExtended } from '@games/odf'
import { type Random, random } from '../random.ts'

/** One thing that a side's statistics count. */
export interface Deed {
  /** Offset from the start, milliseconds. */
  readonly at: number
  readonly side: 0 | 1
  readonly code: string
  /** Tried in vain: an attempt, and nothing made. */
  readonly failed?: true
}

/** A code of the sheet; of those with attempts Value2 tells how many there were, and Extension PCT what share came off. */
export interface Counted {
  readonly code: string
  readonly attempts?: true
}

/** A side's statistics at a moment as ER values: all codes, nought included, as scorers' tables keep them. */
export function countedAt(
  counted: readonly Counted[],
  deeds: readonly Deed[],
  side: 0 | 1,
  now: number,
): OdfExtended[] {
  const own = deeds.filter((deed) => deed.side === side && deed.at <= now)
  return counted.map(({ code, attempts }): OdfExtended => {
    const tried = own.filter((deed) => deed.code === code)
    const made = tried.filter((deed) => !deed.failed).length
    if (!attempts) return { type: 'ER', code, value: String(made) }
    return { type: 'ER', code, value: String(made), value2: String(tried.length), ...shareOf(made, tried.length) }
  })
}

/** Whole per cent; none of no attempts. */
const shareOf = (made: number, tried: number): Pick<OdfExtended, 'extensions'> =>
  tried === 0 ? {} : { extensions: [{ code: 'PCT', value: String(Math.round((100 * made) / tried)) }] }

/**
 * Chance for what accompanies a score. A stream of its own, drawn from how the match went: the match's stream goes on to its times, and
 * what is counted beside the score may not move them.
 */
export const besideScore = (
  sides: readonly [{ readonly code: string }, { readonly code: string }],
  course: string,
): Random => random('statistics', sides[0].code, sides[1].code, course)
