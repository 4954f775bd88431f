import type { OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { type Board, boutPlayed, clockText, exchange } from './combat.ts'
import type { Played } from './standing.ts'

const PERIOD = 120
const REST = 30
const PACE = 1.35
/** A lead of so many points ends the bout (technical superiority). */
const SUPERIORITY = 10

/** Wrestling: two periods of two minutes; a fall or ten points ahead ends it; equal points: who scored last. */
export function playWrestling(sides: readonly [Entrant, Entrant], chance: Random): Played {
  const inPeriod: [number, number][] = []
  const boards: Board[] = []
  const total = (side: 0 | 1) => inPeriod.reduce((n, points) => n + points[side], 0)
  let last: 0 | 1 = chance.chance(0.5) ? 0 : 1
  let decision: string | null = null
  for (let period = 0; period < 2 && decision === null; period++) {
    const points: [number, number] = [0, 0]
    inPeriod.push(points)
    const board = (clock: number) =>
      boards.push({
        at: (period * (Math.round(PERIOD * PACE) + REST) + Math.round(clock * PACE)) * SECOND,
        period: `P${period + 1}`,
        time: clockText(PERIOD - clock),
        result: [String(total(0)), String(total(1))],
        periods: periodsOf(inPeriod),
        extended: [[], []],
      })
    for (let clock = chance.between(12, 40); clock < PERIOD && decision === null; clock += chance.between(12, 40)) {
      last = exchange(sides, chance, 0.8)
      points[last] += chance.pick([1, 1, 2, 2, 2, 4])
      if (Math.abs(total(0) - total(1)) >= SUPERIORITY) decision = 'SUPERIORITY'
      else if (chance.chance(0.045)) decision = 'FALL'
      board(clock)
    }
    if (decision === null) board(PERIOD)
  }
  const won = decision === 'FALL' || total(0) === total(1) ? last : total(0) > total(1) ? 0 : 1
  return boutPlayed(sides, boards, won, decision ?? 'POINTS')
}

const periodsOf = (inPeriod: readonly (readonly [number, number])[]): OdfPeriod[] =>
  inPeriod.map(([home, away], i) => ({
    code: `P${i + 1}`,
    homeScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[0], 0)),
    awayScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[1], 0)),
    homePeriodScore: String(home),
    awayPeriodScore: String(away),
  }))
