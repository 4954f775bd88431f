import type { OdfExtended } from '@games/odf'
import type { Random } from '../random.ts'
import { type Counted, countedAt, type Deed } from './match-statistics.ts'

/** A rally, and how it stands after it. */
export interface Rally {
  readonly at: number
  readonly set: number
  readonly score: readonly [number, number]
  readonly sets: readonly [number, number]
  /** Who won it. */
  readonly side: 0 | 1
  /** Whether winning it would have ended the set, for each side. */
  readonly setPoint: readonly [boolean, boolean]
}

/**
 * Volleyball's and beach volleyball's, of each side: where its points came from. ATT (attack), BLK (block), ACE (serve), OE (errors of
 * the opponent); their sum is the points of all its sets.
 */
export const POINTS: readonly Counted[] = [{ code: 'ATT' }, { code: 'BLK' }, { code: 'ACE' }, { code: 'OE' }]

export function pointDeeds(rallies: readonly Rally[], chance: Random): Deed[] {
  return rallies.map(({ at, set, side }, i) => {
    const before = rallies[i - 1]
    // Who won the rally before serves; a set's first serve changes sides.
    const server = before?.set === set ? before.side : set % 2
    const which = chance.next()
    if (server === side)
      return { at, side, code: which < 0.16 ? 'ACE' : which < 0.32 ? 'BLK' : which < 0.7 ? 'ATT' : 'OE' }
    return { at, side, code: which < 0.08 ? 'BLK' : which < 0.64 ? 'ATT' : 'OE' }
  })
}

export const pointsAt = (deeds: readonly Deed[], side: 0 | 1, now: number): OdfExtended[] =>
  countedAt(POINTS, deeds, side, now)

/**
 * Badminton's and table tennis', of each side: PTS (points won in all games), STREAK (the longest run of points within a game), GAMEPTS
 * (rallies at game point: Value won, Value2 all).
 */
export function runOfPlay(rallies: readonly Rally[], side: 0 | 1): OdfExtended[] {
  let [run, longest] = [0, 0]
  for (const [i, rally] of rallies.entries()) {
    if (rally.set !== rallies[i - 1]?.set) run = 0
    run = rally.side === side ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const own = rallies.filter((rally) => rally.side === side)
  const setPoints = rallies.filter((rally) => rally.setPoint[side])
  return [
    { type: 'ER', code: 'PTS', value: String(own.length) },
    { type: 'ER', code: 'STREAK', value: String(longest) },
    {
      type: 'ER',
      code: 'GAMEPTS',
      value: String(setPoints.filter((rally) => rally.side === side).length),
      value2: String(setPoints.length),
    },
  ]
}
