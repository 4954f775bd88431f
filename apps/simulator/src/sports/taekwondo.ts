import type { OdfExtended, OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, winChance } from '../random.ts'
import { boutReport } from './bout-plays.ts'
import { aside, type Board, boutPlayed, clockText, exchange, walkover } from './combat.ts'
import type { Played } from './standing.ts'

const ROUND = 90
const REST = 60
const PACE = 1.4
/** Five in one round would lose it, so nobody gets more here. */
const MOST_GAM_JEOM = 4

/** What one side's points of a bout were made of, and the penalties that gave the other side a point. */
interface Tally {
  punch: number
  trunk: number
  head: number
  gamJeom: number
}
const NONE: Tally = { punch: 0, trunk: 0, head: 0, gamJeom: 0 }

const extendedOf = ({ punch, trunk, head, gamJeom }: Tally): OdfExtended[] => [
  { type: 'ER', code: 'PUNCH', value: String(punch) },
  { type: 'ER', code: 'TRUNK', value: String(trunk) },
  { type: 'ER', code: 'HEAD', value: String(head) },
  { type: 'ER', code: 'GAMJEOM', value: String(gamJeom) },
]

/** Taekwondo: best of three rounds of 90 seconds; a round tied on points goes to the better of the last exchanges. */
export function playTaekwondo(sides: readonly [Entrant, Entrant], chance: Random): Played {
  if (chance.chance(0.012)) return walkover(sides, chance.chance(0.5) ? 0 : 1, 'WDR')
  const rounds: [number, number][] = []
  const boards: Board[] = []
  const won: [number, number] = [0, 0]
  const detail = aside(sides, 'taekwondo')
  const tallies: readonly [Tally, Tally] = [{ ...NONE }, { ...NONE }]
  let decision = 'PTF'
  let base = 0
  while (won[0] < 2 && won[1] < 2) {
    const points: [number, number] = [0, 0]
    rounds.push(points)
    const number = rounds.length
    const penalties: [number, number] = [0, 0]
    const periods = (): OdfPeriod[] =>
      rounds.map(([home, away], i) => {
        const until = rounds.slice(0, i + 1)
        return {
          code: `R${i + 1}`,
          homeScore: String(until.reduce((n, r) => n + r[0], 0)),
          awayScore: String(until.reduce((n, r) => n + r[1], 0)),
          homePeriodScore: String(home),
          awayPeriodScore: String(away),
        }
      })
    const board = (clock: number) =>
      boards.push({
        at: (base + Math.round(clock * PACE)) * SECOND,
        period: `R${number}`,
        time: clockText(ROUND - clock),
        result: [String(won[0]), String(won[1])],
        periods: periods(),
        extended: [extendedOf(tallies[0]), extendedOf(tallies[1])],
      })
    for (let clock = chance.between(8, 26); clock < ROUND; clock += chance.between(8, 26)) {
      const side = exchange(sides, chance, 0.8)
      const scored = chance.pick([1, 2, 2, 3, 3, 4])
      points[side] += scored
      const other = side === 0 ? 1 : 0
      if (scored === 1 && penalties[other] < MOST_GAM_JEOM && detail.chance(0.6)) {
        penalties[other] += 1
        tallies[other].gamJeom += 1
      } else tallies[side][scored === 1 ? 'punch' : scored === 3 ? 'head' : 'trunk'] += 1
      board(clock)
    }
    const winner =
      points[0] === points[1]
        ? chance.chance(winChance(sides[0].ability - sides[1].ability))
          ? 0
          : 1
        : points[0] > points[1]
          ? 0
          : 1
    won[winner] += 1
    decision = points[0] === points[1] ? 'SUP' : 'PTF'
    board(ROUND)
    base += Math.round(ROUND * PACE) + REST
  }
  // Every other exchange is sent, and how each round ended.
  const shown = boards.filter(({ time }, i) => i % 2 === 1 || time === clockText(0))
  return boutPlayed(sides, shown, won[0] > won[1] ? 0 : 1, decision, [], () =>
    boutReport(boards, { codes: ['GAMJEOM', 'PUNCH', 'TRUNK', 'HEAD'], scored: null, byPeriod: true }),
  )
}
