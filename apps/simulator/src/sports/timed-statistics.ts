import type { Random } from '../random.ts'
import type { Counted, Deed } from './match-statistics.ts'

/** A score as its statistics see it. */
export interface Scored {
  readonly at: number
  /** Where the time since the score before, or since the period's start, began. */
  readonly since: number
  readonly side: 0 | 1
  readonly points: number
  /** Nothing is played around it: a throw of a shootout. */
  readonly alone: boolean
}

const otherOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/**
 * Basketball's, of each side: FG2, FG3, FT (shots at two points, at three, free throws: made of attempted; 2 × FG2 + 3 × FG3 + FT is the
 * score), OREB, DREB and REB (rebounds, REB being both), AST (assists), STL (steals), BLK (blocks), TO (turnovers), PF (fouls).
 */
export const BASKETBALL: readonly Counted[] = [
  { code: 'FG2', attempts: true },
  { code: 'FG3', attempts: true },
  { code: 'FT', attempts: true },
  { code: 'OREB' },
  { code: 'DREB' },
  { code: 'REB' },
  { code: 'AST' },
  { code: 'STL' },
  { code: 'BLK' },
  { code: 'TO' },
  { code: 'PF' },
]

const SHOTS: Readonly<Record<number, string>> = { 1: 'FT', 2: 'FG2', 3: 'FG3' }

export function basketballDeeds(scores: readonly Scored[], chance: Random): Deed[] {
  const deeds: Deed[] = []
  for (const { at, since, side, points, alone } of scores) {
    for (let left = alone ? 0 : chance.whole(0, 3); left > 0; left--)
      deeds.push(...lostPossession(chance.between(since, at), chance.chance(0.5) ? 0 : 1, chance))
    const code = SHOTS[points] ?? 'FT'
    deeds.push({ at, side, code })
    if (code === 'FT') deeds.push({ at, side: otherOf(side), code: 'PF' })
    else if (chance.chance(0.55)) deeds.push({ at, side, code: 'AST' })
    if (chance.chance(0.2)) deeds.push({ at, side: chance.chance(0.5) ? 0 : 1, code: 'PF' })
  }
  return deeds
}

/** A possession without a point: the ball lost, or a shot missed and rebounded. */
function lostPossession(at: number, side: 0 | 1, chance: Random): Deed[] {
  const other = otherOf(side)
  if (chance.chance(0.25)) {
    const stolen: Deed[] = chance.chance(0.5) ? [{ at, side: other, code: 'STL' }] : []
    return [{ at, side, code: 'TO' }, ...stolen]
  }
  const which = chance.next()
  const code = which < 0.52 ? 'FG2' : which < 0.9 ? 'FG3' : 'FT'
  const own = chance.chance(0.28)
  const blocked: Deed[] = code === 'FG2' && chance.chance(0.12) ? [{ at, side: other, code: 'BLK' }] : []
  const rebounder = own ? side : other
  return [
    { at, side, code, failed: true },
    ...blocked,
    { at, side: rebounder, code: own ? 'OREB' : 'DREB' },
    { at, side: rebounder, code: 'REB' },
  ]
}

/**
 * Handball's, of each side: GOALS (of shots; the score), M7 (throws from seven metres: goals of throws, counted in GOALS too), SAVES,
 * TO (turnovers), YC (yellow cards), 2MIN (suspensions), RC (red cards), BC (blue cards).
 */
export const HANDBALL: readonly Counted[] = [
  { code: 'GOALS', attempts: true },
  { code: 'M7', attempts: true },
  { code: 'SAVES' },
  { code: 'TO' },
  { code: 'YC' },
  { code: '2MIN' },
  { code: 'RC' },
  { code: 'BC' },
]

/** Yellow cards that a team can be shown. */
const MOST_YELLOW = 3

export function handballDeeds(scores: readonly Scored[], chance: Random): Deed[] {
  const deeds: Deed[] = []
  for (const { at, since, side, alone } of scores) {
    for (let left = alone ? 0 : chance.whole(0, 2); left > 0; left--)
      deeds.push(...lostAttack(chance.between(since, at), chance.chance(0.5) ? 0 : 1, chance))
    deeds.push({ at, side, code: 'GOALS' })
    if (alone || chance.chance(0.12)) deeds.push({ at, side, code: 'M7' })
    if (!alone) deeds.push(...punished(at, chance.chance(0.5) ? 0 : 1, deeds, chance))
  }
  return deeds
}

/** An attack without a goal: the ball lost, or a shot that is saved or misses. */
function lostAttack(at: number, side: 0 | 1, chance: Random): Deed[] {
  if (chance.chance(0.35)) return [{ at, side, code: 'TO' }]
  const deeds: Deed[] = [{ at, side, code: 'GOALS', failed: true }]
  if (chance.chance(0.06)) deeds.push({ at, side, code: 'M7', failed: true })
  if (chance.chance(0.6)) deeds.push({ at, side: otherOf(side), code: 'SAVES' })
  return deeds
}

function punished(at: number, side: 0 | 1, before: readonly Deed[], chance: Random): Deed[] {
  const which = chance.next()
  if (which < 0.004) return [{ at, side, code: 'RC' }, ...(chance.chance(0.2) ? [{ at, side, code: 'BC' }] : [])]
  if (which < 0.1) return [{ at, side, code: '2MIN' }]
  const shown = before.filter((deed) => deed.code === 'YC' && deed.side === side).length
  return which < 0.25 && shown < MOST_YELLOW ? [{ at, side, code: 'YC' }] : []
}
