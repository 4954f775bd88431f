import type { Entrant } from '../plan.ts'
import { besideScore, type Deed } from './match-statistics.ts'
import { POINTS, type Rally } from './set-statistics.ts'
import type { MatchReport, MemberDeed } from './standing.ts'

/** Those of a squad who are on the court. */
const ON_COURT = 6

/**
 * Every point of a match in sets, with the score of its set after it: volleyball's by how it was made, the racket games' as POINT.
 * Volleyball's statistics are the same deeds, so they sum up to the sides'.
 */
export function setsReport(
  letter: 'S' | 'G',
  sides: readonly [Entrant, Entrant],
  rallies: readonly Rally[],
  /** One for each rally, or none where the sport does not say how a point was made. */
  deeds: readonly Deed[],
): MatchReport {
  const chance = besideScore(sides, `told/${rallies.map(({ side }) => side).join('')}`)
  const by = rallies.map(({ at, side }, i): MemberDeed => {
    const code = deeds[i]?.code ?? 'POINT'
    const court = Math.min(ON_COURT, sides[side].members.length)
    // Nobody makes the point that the other side gives away; in the racket games the point is the side's.
    return { at, side, code, member: code === 'OE' || code === 'POINT' ? null : chance.whole(0, court - 1) }
  })
  return {
    plays: rallies.map(({ at, set, side, score }, i) => ({
      at,
      period: `${letter}${set}`,
      when: null,
      code: by[i]?.code ?? 'POINT',
      side,
      member: by[i]?.member ?? null,
      score,
      points: 1,
      parent: null,
    })),
    ends: rallies.filter(({ set }, i) => rallies[i + 1]?.set !== set).map(({ at }) => at),
    statistics: deeds.length > 0 ? { counted: POINTS, deeds: by } : null,
  }
}
