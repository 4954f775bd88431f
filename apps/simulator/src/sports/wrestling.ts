import type { OdfExtended, OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { boutReport } from './bout-plays.ts'
import { aside, type Board, boutPlayed, clockText, exchange } from './combat.ts'
import type { Played } from './standing.ts'

const PERIOD = 120
const REST = 30
const PACE = 1.35
/** A lead of so many points ends the bout (technical superiority). */
const SUPERIORITY = 10

interface Tally {
  passivity: number
  cautions: number
}

/** Wrestling: two periods of two minutes; a fall or ten points ahead ends it; equal points: who scored last. */
export function playWrestling(sides: readonly [Entrant, Entrant], chance: Random): Played {
  const inPeriod: [number, number][] = []
  const boards: Board[] = []
  const total = (side: 0 | 1) => inPeriod.reduce((n, points) => n + points[side], 0)
  let last: 0 | 1 = chance.chance(0.5) ? 0 : 1
  let decision: 'VSU' | 'VFA' | null = null
  let decidedAt: number | null = null
  const detail = aside(sides, 'wrestling')
  const tallies: readonly [Tally, Tally] = [
    { passivity: 0, cautions: 0 },
    { passivity: 0, cautions: 0 },
  ]
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
        extended: [extendedOf(tallies[0]), extendedOf(tallies[1])],
      })
    for (let clock = chance.between(12, 40); clock < PERIOD && decision === null; clock += chance.between(12, 40)) {
      last = exchange(sides, chance, 0.8)
      const scored = chance.pick([1, 1, 2, 2, 2, 4])
      points[last] += scored
      // A point may come from the other one's passivity, two from a caution.
      const other = tallies[last === 0 ? 1 : 0]
      if (scored === 1 && detail.chance(0.4)) other.passivity += 1
      else if (scored === 2 && other.cautions < 2 && detail.chance(0.08)) other.cautions += 1
      if (Math.abs(total(0) - total(1)) >= SUPERIORITY) decision = 'VSU'
      else if (chance.chance(0.045)) decision = 'VFA'
      if (decision !== null) decidedAt = period * PERIOD + clock
      board(clock)
    }
    if (decision === null) board(PERIOD)
  }
  const won = decision === 'VFA' || total(0) === total(1) ? last : total(0) > total(1) ? 0 : 1
  const scoredToo = total(won === 0 ? 1 : 0) > 0
  const victory = decision === 'VFA' ? 'VFA' : `${decision ?? 'VPO'}${scoredToo ? '1' : ''}`
  const closing = classified(boards, won, CLASSIFICATION[victory] ?? ['0', '0'])
  // The clock counts each period down; a fall is sent by the time wrestled.
  const time = decidedAt === null ? [] : [{ type: 'UI', code: 'DECISION_TIME', value: clockText(decidedAt) }]
  return boutPlayed(sides, closing, won, victory, time, () =>
    boutReport(boards, { codes: ['PASSIVITY', 'CAUTION'], scored: 'POINTS' }),
  )
}

const extendedOf = ({ passivity, cautions }: Tally): OdfExtended[] => [
  { type: 'ER', code: 'PASSIVITY', value: String(passivity) },
  { type: 'ER', code: 'CAUTION', value: String(cautions) },
]

/** Classification points of winner and loser by the kind of victory; a 1 at its end where the loser has points. */
const CLASSIFICATION: Readonly<Record<string, readonly [string, string]>> = {
  VFA: ['5', '0'],
  VSU: ['4', '0'],
  VSU1: ['4', '1'],
  VPO: ['3', '0'],
  VPO1: ['3', '1'],
}

/** The boards with the classification points on the last one: they are given when the bout is over. */
const classified = (
  boards: readonly Board[],
  won: 0 | 1,
  [winner, loser]: readonly [string, string],
): readonly Board[] =>
  boards.map((board, i) => {
    if (i < boards.length - 1) return board
    const given = (side: 0 | 1): OdfExtended => ({
      type: 'ER',
      code: 'CLASS_PTS',
      value: side === won ? winner : loser,
    })
    return {
      ...board,
      extended: [
        [...board.extended[0], given(0)],
        [...board.extended[1], given(1)],
      ],
    }
  })

const periodsOf = (inPeriod: readonly (readonly [number, number])[]): OdfPeriod[] =>
  inPeriod.map(([home, away], i) => ({
    code: `P${i + 1}`,
    homeScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[0], 0)),
    awayScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[1], 0)),
    homePeriodScore: String(home),
    awayPeriodScore: String(away),
  }))
