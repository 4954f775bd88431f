import type { OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { type Board, boutPlayed, clockText, exchange } from './combat.ts'
import type { Played } from './standing.ts'

const TO = 15
const PERIOD = 180
const REST = 60

/**
 * A fencing bout to fifteen touches in three periods of three minutes; at equal touches one decides in extra time. Sabre has no
 * periods on the clock but a break at eight.
 */
export function playFencing(
  weapon: 'foil' | 'epee' | 'sabre',
  sides: readonly [Entrant, Entrant],
  chance: Random,
): Played {
  const pace = weapon === 'sabre' ? 1 : 1.5
  const boards: Board[] = []
  const inPeriod: [number, number][] = [[0, 0]]
  const total = (side: 0 | 1) => inPeriod.reduce((n, touches) => n + touches[side], 0)
  let [base, clock] = [0, 0]
  while (total(0) < TO && total(1) < TO) {
    clock += weapon === 'sabre' ? chance.between(7, 17) : chance.between(9, 30)
    const number = inPeriod.length
    const over = weapon === 'sabre' ? Math.max(total(0), total(1)) >= 8 && number === 1 : clock >= PERIOD
    if (over && number < 3) {
      base += Math.round(Math.min(clock, PERIOD) * pace) + REST
      clock = 0
      inPeriod.push([0, 0])
      continue
    }
    if (over && weapon !== 'sabre' && total(0) !== total(1)) break
    const current = inPeriod[inPeriod.length - 1] as [number, number]
    current[exchange(sides, chance, 0.75)] += 1
    const periods = inPeriod.map(
      ([home, away], i): OdfPeriod => ({
        code: `P${i + 1}`,
        homeScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[0], 0)),
        awayScore: String(inPeriod.slice(0, i + 1).reduce((n, p) => n + p[1], 0)),
        homePeriodScore: String(home),
        awayPeriodScore: String(away),
      }),
    )
    boards.push({
      at: (base + Math.round(clock * pace)) * SECOND,
      period: over ? 'OT' : `P${inPeriod.length}`,
      time: weapon === 'sabre' ? null : clockText(Math.max(0, PERIOD - clock)),
      result: [String(total(0)), String(total(1))],
      periods,
      extended: [[], []],
    })
    if (over && weapon !== 'sabre') break
  }
  // Two of three touches are told one by one, or a bout would flood its feed.
  const told = boards.filter((_, i) => i % 3 === 2 || i === boards.length - 1)
  return boutPlayed(sides, told, total(0) > total(1) ? 0 : 1, 'TOUCHES')
}
