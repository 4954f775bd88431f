import type { SportRow, SportUnit } from '../sports/sport.ts'
import { valueOf } from '../sports/values.ts'
import { figureOf } from './figures.ts'
import { matchOutcome, type Outcome, scoredIn } from './match-outcome.ts'
import type { Counted, ForfeitRule, MatchRule, PoolRule } from './rule-set.ts'

interface Side {
  readonly code: string
  readonly row: SportRow
  readonly score: number | null
  readonly setPoints: number | null
}

/** A match of a pool, with how it ended. */
export interface Match {
  readonly unit: SportUnit
  readonly sides: readonly [Side, Side]
  readonly outcome: Outcome
}

/** A unit as a match; null where it is none of two. */
export function matchOf(unit: SportUnit, rule: MatchRule): Match | null {
  const [home, away] = unit.rows
  if (!home || !away || unit.rows.length !== 2) return null
  const sets = unit.periods.filter(({ code }) => /^[SG]\d$/.test(code)).map(scoredIn)
  const pointsOf = (side: 0 | 1): number | null =>
    sets.length === 0 || sets.some((set) => set[side] === null)
      ? null
      : sets.reduce((sum, set) => sum + (set[side] ?? 0), 0)
  const outcome = matchOutcome(unit, rule)
  const forfeit = forfeitIn(unit.rows, outcome, rule)
  const side = (row: SportRow, at: 0 | 1): Side => {
    const { code } = row.competitor
    const hasWon = outcome.kind === 'won' && outcome.winner === code
    const sent = { score: figureOf(row.result), setPoints: pointsOf(at) }
    return { code, row, ...(forfeit ? scoreIn(forfeit, hasWon, sent) : sent) }
  }
  return { unit, sides: [side(home, 0), side(away, 1)], outcome }
}

const scoreIn = (
  { winner, loser, setPoints }: Pick<ForfeitRule, 'winner' | 'loser' | 'setPoints'>,
  hasWon: boolean,
  sent: Pick<Side, 'score' | 'setPoints'>,
): Pick<Side, 'score' | 'setPoints'> => ({
  score: hasWon ? winner : loser,
  setPoints: sent.setPoints ?? (setPoints === undefined ? null : hasWon ? setPoints : 0),
})

/** The score of a forfeit in place of the one that was sent; null: the latter counts. */
function forfeitIn(
  rows: readonly SportRow[],
  outcome: Outcome,
  { forfeit, out }: MatchRule,
): Pick<ForfeitRule, 'winner' | 'loser' | 'setPoints'> | null {
  if (!forfeit || outcome.kind !== 'won') return null
  const [winner, loser] = [outcome.winner, outcome.loser].map((code) =>
    rows.find(({ competitor }) => competitor.code === code),
  )
  const irm = loser?.irm ?? null
  if (!winner || irm === null || !out.includes(irm)) return null
  const [own, other] = [figureOf(winner.result), figureOf(loser?.result ?? null)]
  const lead = own === null || other === null ? null : own - other
  const { byDefault } = forfeit
  if (byDefault?.irms.includes(irm)) return lead !== null && lead > 0 ? null : byDefault
  return forfeit.keepsLead && lead !== null && lead >= forfeit.winner - forfeit.loser ? null : forfeit
}

/** A match as one of its sides has it. */
export interface Played {
  readonly match: Match
  readonly own: Side
  readonly other: Side
  readonly result: 'won' | 'tied' | 'lost'
}

/** Who has played whom, and what it gave. */
export class Table {
  readonly #played = new Map<string, Played[]>()
  readonly #rules: { readonly pool: PoolRule; readonly match: MatchRule }

  constructor(matches: readonly Match[], rules: { readonly pool: PoolRule; readonly match: MatchRule }) {
    this.#rules = rules
    for (const match of matches)
      for (const [at, own] of match.sides.entries()) {
        const other = match.sides[at === 0 ? 1 : 0]
        const { outcome } = match
        const result =
          outcome.kind === 'won'
            ? outcome.winner === own.code
              ? 'won'
              : 'lost'
            : outcome.kind === 'draw'
              ? 'tied'
              : 'lost'
        this.#played.set(own.code, [...(this.#played.get(own.code) ?? []), { match, own, other, result }])
      }
  }

  /** Matches of somebody, against anybody or only against those of a group. */
  of(competitor: string, among?: ReadonlySet<string>): Played[] {
    const all = this.#played.get(competitor) ?? []
    return among ? all.filter(({ other }) => among.has(other.code)) : all
  }

  pointsOf({ result, own, other }: Played): number {
    const { win, draw, loss, out, byIrm, close } = this.#rules.pool.points
    if (result === 'tied') return draw
    const irm = own.row.irm ?? ''
    if (result === 'lost' && this.#rules.match.out.includes(irm)) return byIrm?.[irm] ?? out
    const sets = (result === 'won' ? other : own).score
    const isClose = close !== undefined && sets !== null && sets >= close.setsOfLoser
    if (result === 'won') return isClose ? close.win : win
    return isClose ? close.loss : loss
  }

  /** Points of quality of a match that was won (judo), or those that the source gives (ER/CLASS_PTS). */
  qualityOf({ result, own, match }: Played, counted: Counted | undefined): number | null {
    if (counted === 'class-points') return figureOf(valueOf(own.row, 'CLASS_PTS'))
    if (result !== 'won') return 0
    return qualityByScore(own.row, match.unit, this.#rules.pool.quality ?? {})
  }

  lineOf(competitor: string) {
    const played = this.of(competitor)
    const count = (result: Played['result']) => played.filter((one) => one.result === result).length
    return {
      tablePoints: played.reduce((sum, one) => sum + this.pointsOf(one), 0),
      played: played.length,
      won: count('won'),
      tied: count('tied'),
      lost: count('lost'),
      for: total(played, ({ own }) => counted(own, 'score')),
      against: total(played, ({ other }) => counted(other, 'score')),
    }
  }
}

/**
 * Points of quality by what the winner scored: ER/IPPON, ER/WAZA and ER/YUKO, else the figures of the result: ippon, waza-ari and since 2025
 * yuko ("10", "01", "1", "001"). Without a score, or against somebody who is out, it was won by ippon (penalties, no-show).
 */
function qualityByScore(row: SportRow, unit: SportUnit, points: Readonly<Record<string, number>>): number | null {
  const sent = (code: string) => figureOf(valueOf(row, code))
  const [, tens, ones, third] = /^(\d)(\d)(\d?)$/.exec(row.result?.padStart(2, '0') ?? '') ?? []
  const [ippon, waza, yuko] = [
    sent('IPPON') ?? figureOf(tens ?? '0'),
    sent('WAZA') ?? figureOf(ones),
    sent('YUKO') ?? figureOf(third) ?? 0,
  ]
  const byIppon = points['ippon'] ?? null
  if (unit.rows.some(({ irm }) => irm !== null)) return byIppon
  if (ippon === null || waza === null) return null
  if (ippon > 0 || waza > 1) return byIppon
  if (waza === 1) return points['waza-ari'] ?? null
  return yuko > 0 ? (points['yuko'] ?? null) : byIppon
}

export const counted = ({ score, setPoints }: Side, what: Counted): number | null =>
  what === 'set-points' ? setPoints : score

/** A sum over matches; null where one of them lacks the figure. */
export function total(played: readonly Played[], of: (one: Played) => number | null): number | null {
  let sum = 0
  for (const one of played) {
    const figure = of(one)
    if (figure === null) return null
    sum += figure
  }
  return sum
}
