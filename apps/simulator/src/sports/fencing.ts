import type { OdfExtended, OdfPeriod } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { boutReport } from './bout-plays.ts'
import { aside, type Board, boutPlayed, clockText, exchange } from './combat.ts'
import type { Played } from './standing.ts'
import { PERIOD, paceOfTouches, untilNextTouch, type Weapon } from './touches.ts'

const TO = 15
const REST = 60

interface Cards {
  yellow: number
  red: number
}

/**
 * A fencing bout to fifteen touches in three periods of three minutes; at equal touches one decides in extra time. Sabre has no
 * periods on the clock but a break at eight.
 */
export function playFencing(weapon: Weapon, sides: readonly [Entrant, Entrant], chance: Random): Played {
  const pace = paceOfTouches(weapon)
  const boards: Board[] = []
  const inPeriod: [number, number][] = [[0, 0]]
  const total = (side: 0 | 1) => inPeriod.reduce((n, touches) => n + touches[side], 0)
  const detail = aside(sides, `fencing ${weapon}`)
  const cards: readonly [Cards, Cards] = [
    { yellow: 0, red: 0 },
    { yellow: 0, red: 0 },
  ]
  const priority = detail.whole(0, 1)
  let [base, clock] = [0, 0]
  while (total(0) < TO && total(1) < TO) {
    clock += untilNextTouch(weapon, chance)
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
    const side = exchange(sides, chance, 0.75)
    current[side] += 1
    const other = cards[side === 0 ? 1 : 0]
    // A second offence is a red card, and the touch is the other one's by penalty.
    if (detail.chance(0.03)) other[other.yellow === 0 ? 'yellow' : 'red'] += 1
    const extra = over && weapon !== 'sabre'
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
      extended: [extendedOf(cards[0], extra && priority === 0), extendedOf(cards[1], extra && priority === 1)],
    })
    if (over && weapon !== 'sabre') break
  }
  // Two of three touches are sent one by one, or a bout would flood its feed.
  const shown = boards.filter((_, i) => i % 3 === 2 || i === boards.length - 1)
  return boutPlayed(sides, shown, total(0) > total(1) ? 0 : 1, 'TOUCHES', [], () =>
    boutReport(boards, { codes: ['YELLOW_CARD', 'RED_CARD'], scored: 'TOUCH' }),
  )
}

const extendedOf = ({ yellow, red }: Cards, priority: boolean): OdfExtended[] => [
  { type: 'ER', code: 'YELLOW_CARD', value: String(yellow) },
  { type: 'ER', code: 'RED_CARD', value: String(red) },
  ...(priority ? [{ type: 'ER', code: 'PRIORITY', value: 'Y' }] : []),
]
