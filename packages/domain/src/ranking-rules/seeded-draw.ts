import type { DrawUnit } from '../draw/linked-brackets.ts'
import type { DrawSide } from '../draw/sides.ts'
import { padRsc, phaseOf } from '../rsc.ts'
import type { Bronzes } from './rule-set.ts'

/** Somebody who is drawn: seeded ones first, in order of their seeds; then the others in the order of the lot. */
export interface Entrant {
  readonly code: string
  readonly type: DrawSide['type']
  readonly organisation: string | null
}

/** Phases of a bracket by how many are still in it (ODF §4). */
const PHASES: Readonly<Record<number, string>> = {
  2: 'FNL-',
  4: 'SFNL',
  8: 'QFNL',
  16: '8FNL',
  32: 'R32-',
  64: 'R64-',
  128: 'R128',
  256: 'R256',
}
export const MOST_ENTRANTS = 256

/** Whether a unit's phase is one that a drawn knockout has, its repechage among them. */
export const isOfDraw = (code: string): boolean => DRAWN.has(phaseOf(code))
const DRAWN: ReadonlySet<string> = new Set([...Object.values(PHASES), 'REP1', 'REPF'])

/**
 * The units of a knockout from its entrants, the best seed first: first and second meet in the final at the earliest, the first four in
 * the semifinals; the best seeds have the byes. Otherwise as `drawnBracket`. Empty for less than two entrants or more than 256.
 */
export function seededDraw(event: string, entrants: readonly Entrant[], bronzes: Bronzes): DrawUnit[] {
  if (entrants.length < 2 || entrants.length > MOST_ENTRANTS) return []
  const places = seedOrder(2 ** Math.ceil(Math.log2(entrants.length))).map((seed) => entrants[seed - 1] ?? null)
  return drawnBracket(event, places, bronzes)
}

/**
 * The units of a knockout from its places as drawn, from the top, null for a bye: 2, 4, 8 … places. There is no unit for a bye. Sides not
 * known yet say from which unit they come (ODF §6). With bronzes as the rule has it; the repechage of those beaten by the finalists is
 * drawn once they are known (`repechageOfFinalists`). `event` is the RSC or its first 22 characters. Empty for other numbers of places.
 */
export function drawnBracket(event: string, places: readonly (Entrant | null)[], bronzes: Bronzes): DrawUnit[] {
  if (PHASES[places.length] === undefined) return []
  let sides = places.map((entrant): DrawSide | null => (entrant ? sideOf(entrant) : null))
  const units: DrawUnit[] = []
  for (let left = places.length; left >= 2; left /= 2) {
    const next: (DrawSide | null)[] = []
    for (let at = 0; at < left; at += 2) {
      const [home, away] = [sides[at] ?? null, sides[at + 1] ?? null]
      if (!home || !away) {
        next.push(home ?? away)
        continue
      }
      const code = unitCode(event, PHASES[left] ?? '', at / 2 + 1)
      units.push({ code, medal: left === 2 ? 1 : 0, sides: [home, away] })
      next.push(from(code, 'W'))
    }
    sides = next
  }
  return [...units, ...bronzeUnits(event, units, bronzes)]
}

/** Seeds from the top of a bracket: 1, 8, 5, 4, 3, 6, 7, 2. */
function seedOrder(size: number): number[] {
  let order = [1, 2]
  for (let round = 4; round <= size; round *= 2)
    order = order.flatMap((seed, at) => (at % 2 === 0 ? [seed, round + 1 - seed] : [round + 1 - seed, seed]))
  return order
}

const sideOf = ({ code, type, organisation }: Entrant): DrawSide => ({ ...NOBODY, code, type, organisation })
const NOBODY: DrawSide = {
  code: null,
  type: 'A',
  organisation: null,
  name: null,
  from: null,
  result: null,
  irm: null,
  wlt: null,
}
export const from = (unit: string, wlt: 'W' | 'L'): DrawSide => ({ ...NOBODY, from: { unit, wlt } })

export const unitCode = (event: string, phase: string, number: number): string =>
  padRsc(`${event.slice(0, 22).padEnd(22, '-')}${phase}${String(number).padStart(4, '0')}00--`)

function bronzeUnits(event: string, units: readonly DrawUnit[], bronzes: Bronzes): DrawUnit[] {
  const losersOf = (phase: string): DrawSide[] =>
    units.filter(({ code }) => phaseOf(code) === phase).map(({ code }) => from(code, 'L'))
  const semifinals = losersOf('SFNL')
  if (bronzes === 'bronze-bout' && semifinals.length === 2)
    return [{ code: unitCode(event, 'FNL-', 2), medal: 3, sides: semifinals }]
  if (bronzes !== 'repechage-of-quarterfinalists' || semifinals.length === 0) return []
  // the two of a half meet; the better of them meets the loser of the other half's semifinal
  const quarters = [1, 2, 3, 4].map((number) => {
    const code = unitCode(event, 'QFNL', number)
    return units.some((unit) => unit.code === code) ? from(code, 'L') : null
  })
  const halves = [quarters.slice(0, 2), quarters.slice(2)].map((half) => half.filter((side) => side !== null))
  const repechage: DrawUnit[] = []
  const winners = halves.map((half, at): DrawSide | null => {
    const [one, other] = half
    if (!one || !other) return one ?? null
    const code = unitCode(event, 'REP1', at + 1)
    repechage.push({ code, medal: 0, sides: [one, other] })
    return from(code, 'W')
  })
  const semifinalOf = (half: number): DrawSide | null => {
    const code = unitCode(event, 'SFNL', half + 1)
    return units.some((unit) => unit.code === code) ? from(code, 'L') : null
  }
  const finals = winners.flatMap((winner, half) => {
    const opponent = semifinalOf(1 - half)
    const sides = [winner, opponent].filter((side) => side !== null)
    return sides.length === 2 ? [{ code: unitCode(event, 'REPF', half + 1), medal: 3, sides }] : []
  })
  return [...repechage, ...finals]
}
