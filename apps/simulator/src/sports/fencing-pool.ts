import type { OdfExtended, OdfResult } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant, PlannedUnit } from '../plan.ts'
import type { Random } from '../random.ts'
import { competitorOf, NO_CLOCK, type Placing, type Played, ranksOf, row, type Standing } from './standing.ts'
import { paceOfTouches, type Score, touchesUntil, type Weapon } from './touches.ts'

/** A bout of a pool: its two fencers, home first, and their touches. */
interface PoolBout {
  readonly fencers: readonly [Entrant, Entrant]
  readonly score: Score
  /** Offset of its end from the pool's start, milliseconds. */
  readonly at: number
}

export interface FencingPoolPlayed extends Played {
  /** In the order they are fenced; a LIVE result follows each. */
  readonly bouts: readonly PoolBout[]
  readonly fencers: readonly Entrant[]
}

const TO = 5
/** Seconds between two bouts: the next two are hooked up. */
const CHANGE = 40

/** Who meets whom in a pool of six, by numbers on its sheet: nobody waits for long, nobody fences three times in a row (FIE's order). */
const ORDER_OF_SIX: readonly (readonly [number, number])[] = [
  [1, 2],
  [4, 5],
  [2, 3],
  [5, 6],
  [3, 1],
  [6, 4],
  [2, 5],
  [1, 4],
  [5, 3],
  [1, 6],
  [4, 2],
  [3, 6],
  [5, 1],
  [3, 4],
  [6, 2],
]

/** A pool of six, everybody against everybody else, bouts of three minutes to five touches. `fencers` in the order of the pool's sheet. */
export function playFencingPool(weapon: Weapon, fencers: readonly Entrant[], chance: Random): FencingPoolPlayed {
  const bouts: PoolBout[] = []
  let at = 0
  for (const [one, other] of ORDER_OF_SIX) {
    const [home, away] = [fencers[one - 1], fencers[other - 1]]
    if (!home || !away) throw new Error(`a pool of ${fencers.length} instead of six`)
    const advantage = home.ability - away.ability
    const last = touchesUntil(weapon, { from: [0, 0], to: TO, decided: true, advantage }, chance).at(-1)
    if (!last) throw new Error('a bout without a touch')
    at += Math.round(last.clock * paceOfTouches(weapon)) * SECOND
    bouts.push({ fencers: [home, away], score: last.score, at })
    at += CHANGE * SECOND
  }
  const closing = (): Standing => standing(fencers, bouts)
  return {
    duration: at,
    beats: bouts.map((bout) => bout.at),
    breaks: [],
    live: (beat) => standing(fencers, bouts.slice(0, beat + 1)),
    closing,
    placings: placingsOf(tableOf(fencers, bouts)),
    bouts,
    fencers,
  }
}

interface Line {
  readonly entrant: Entrant
  readonly met: readonly { readonly opponent: Entrant; readonly given: number; readonly received: number }[]
  readonly victories: number
  readonly given: number
  readonly received: number
}

/**
 * Best first, as FIE ranks: victories for each bout, then touches given less received, then given. Equal ones by the sheet, who is
 * still to fence behind all.
 */
function tableOf(fencers: readonly Entrant[], bouts: readonly PoolBout[]): Line[] {
  const lines = fencers.map((entrant): Line => {
    const met = bouts.flatMap(({ fencers: [home, away], score: [left, right] }) =>
      home === entrant
        ? [{ opponent: away, given: left, received: right }]
        : away === entrant
          ? [{ opponent: home, given: right, received: left }]
          : [],
    )
    return {
      entrant,
      met,
      victories: met.filter(({ given, received }) => given > received).length,
      given: met.reduce((sum, { given }) => sum + given, 0),
      received: met.reduce((sum, { received }) => sum + received, 0),
    }
  })
  const isWaiting = ({ met }: Line) => (met.length === 0 ? 1 : 0)
  return lines.sort((a, b) => isWaiting(a) - isWaiting(b) || markOf(a) - markOf(b))
}

/** Less is better, and comparable over pools: thousandths of victories for each bout weigh more than any touches. */
const markOf = ({ met, victories, given, received }: Line): number =>
  -(Math.round((1000 * victories) / Math.max(1, met.length)) * 1_000_000 + (given - received + 500) * 1000 + given)

function placingsOf(table: readonly Line[]): Placing[] {
  const ranks = ranksOf(table.map(markOf))
  return table.map((line, i) => ({
    entrant: line.entrant,
    rank: ranks[i]?.rank ?? null,
    irm: null,
    mark: markOf(line),
    wlt: null,
  }))
}

/** The pool's sheet: "V5" or "D3" against each other row of the list. Who has not fenced yet has no place. */
function standing(fencers: readonly Entrant[], bouts: readonly PoolBout[]): Standing {
  const table = tableOf(fencers, bouts)
  const ranks = ranksOf(table.map((line) => (line.met.length > 0 ? markOf(line) : null)))
  return {
    ...NO_CLOCK,
    results: table.map((line, i) => {
      const begun = line.met.length > 0
      return row(line.entrant, i + 1, {
        rank: begun ? String(ranks[i]?.rank) : null,
        rankEqual: ranks[i]?.equal === true,
        resultType: begun ? 'POINTS' : null,
        result: begun ? String(line.victories) : null,
        startOrder: String(fencers.indexOf(line.entrant) + 1),
        extended: begun ? sheetOf(line, table) : [],
      })
    }),
  }
}

const sheetOf = ({ met, victories, given, received }: Line, table: readonly Line[]): OdfExtended[] => [
  ...table.flatMap(({ entrant }, column): OdfExtended[] => {
    const bout = met.find(({ opponent }) => opponent === entrant)
    if (!bout) return []
    const letter = bout.given > bout.received ? 'V' : 'D'
    return [{ type: 'ER', code: 'BOUT', pos: String(column + 1), value: `${letter}${bout.given}` }]
  }),
  { type: 'ER', code: 'VM', value: `${victories}/${met.length}` },
  { type: 'ER', code: 'TD', value: String(given) },
  { type: 'ER', code: 'TR', value: String(received) },
  { type: 'ER', code: 'IND', value: given < received ? String(given - received) : `+${given - received}` },
]

/**
 * The pool after so many bouts as the rows of a DT_POOL_STANDING (ODF §9). There are no table points: victories for each bout are the
 * ratio.
 */
export function fencingPoolRows({ fencers, bouts }: FencingPoolPlayed, unit: PlannedUnit, count: number): OdfResult[] {
  const table = tableOf(fencers, bouts.slice(0, count))
  const ranks = ranksOf(table.map((line) => (line.met.length > 0 ? markOf(line) : null)))
  return table.map((line, i) => {
    const rank = ranks[i]?.rank ?? null
    return row(
      line.entrant,
      i + 1,
      {
        rank: rank === null ? null : String(rank),
        rankEqual: ranks[i]?.equal === true,
        played: String(line.met.length),
        won: String(line.victories),
        lost: String(line.met.length - line.victories),
        for: String(line.given),
        against: String(line.received),
        ratio: line.met.length > 0 ? (line.victories / line.met.length).toFixed(3) : null,
      },
      {
        ...competitorOf(line.entrant),
        opponents: table.flatMap(({ entrant }, column) => {
          const bout = line.met.find(({ opponent }) => opponent === entrant)
          if (!bout) return []
          return [
            {
              code: entrant.code,
              type: entrant.type,
              organisation: entrant.organisation,
              pos: column + 1,
              unit: unit.code,
              result: `${bout.given}:${bout.received}`,
              homeAway: null,
              date: null,
              time: null,
            },
          ]
        }),
      },
    )
  })
}
