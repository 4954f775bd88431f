import type { SportRow, SportUnit } from '../sports/sport.ts'
import { infoOf, valueOf } from '../sports/values.ts'
import { byText } from '../text/by-text.ts'
import { figureOf } from './figures.ts'
import { matchOutcome, type Outcome, scoredIn } from './match-outcome.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import type { Counted, MatchRule, PoolCriterion, PoolRule, RuleSet } from './rule-set.ts'
import { type Measure, reasonsOf, type Step, tiersOf, undecidedOf } from './tiers.ts'

/** A row of a pool's table as ODF has it (§9): Rank shared with RankEqual, SortOrder unique; what was counted beside it. */
export interface Standing {
  readonly competitor: string
  readonly rank: number | null
  readonly rankEqual: boolean
  readonly sortOrder: number
  /** Result of DT_POOL_STANDING. */
  readonly tablePoints: number
  readonly played: number
  readonly won: number
  readonly tied: number
  readonly lost: number
  /** Goals, sets or touches over all matches; null where a match has no figures. */
  readonly for: number | null
  readonly against: number | null
  readonly why: Reason
}

export interface PoolStanding {
  readonly rows: readonly Standing[]
  readonly undecided: readonly Undecided[]
  /** Units that are not decided yet; while there are any the table is of the day. */
  readonly toPlay: readonly string[]
}

interface Side {
  readonly code: string
  readonly row: SportRow
  readonly setPoints: number | null
}

interface Match {
  readonly unit: SportUnit
  readonly sides: readonly [Side, Side]
  readonly outcome: Outcome
}

/**
 * The table of a pool by its sport's rules, from its matches in any order. `members` are all who are in it, those without a match too; a
 * match of somebody else does not count. A competitor with an IRM that annuls (exclusion, retirement in some sports) loses all matches of
 * the pool, which count for nobody, and has no rank.
 */
export function poolStanding(
  units: readonly SportUnit[],
  members: readonly string[],
  rules: { readonly pool: PoolRule; readonly match: MatchRule },
): PoolStanding {
  const { table, annulled, toPlay } = tableOf(units, members, rules)
  const placed = [...new Set(members)].filter((code) => !annulled.has(code))
  const { rows, undecided } = inOrder(placed, table, rules.pool)
  const out = [...annulled]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([competitor, irm], at) => ({
      ...table.lineOf(competitor),
      competitor,
      rank: null,
      rankEqual: false,
      sortOrder: rows.length + at + 1,
      why: because('annulled', { irm }),
    }))
  return { rows: [...rows, ...out], undecided, toPlay }
}

/**
 * Those of one place in several pools as one list, the best thirds: by the pool's criteria over all matches of each, without those that
 * count only between the level ones. `members` are all who are in the pools, `compared` those who are ranked. Where they have not played
 * equally often nothing is decided: how many matches then count is the regulation's.
 */
export function acrossPools(
  units: readonly SportUnit[],
  members: readonly string[],
  compared: readonly string[],
  rules: { readonly pool: PoolRule; readonly match: MatchRule },
): PoolStanding {
  const { table, annulled, toPlay } = tableOf(units, members, rules)
  const placed = [...new Set(compared)].filter((code) => !annulled.has(code))
  const by = rules.pool.by.filter(({ among }) => among === 'all')
  const { rows, undecided } = inOrder(placed, table, { ...rules.pool, by, restart: false })
  const played = new Set(rows.map((row) => row.played))
  if (played.size <= 1) return { rows, undecided, toPlay }
  const why = because('no-rule', { list: 'pools-of-different-size' })
  return {
    rows: rows.map((row) => ({ ...row, rank: null, rankEqual: false, why })),
    undecided: [{ competitors: placed.toSorted(byText), from: 1, to: placed.length, why }],
    toPlay,
  }
}

function tableOf(
  units: readonly SportUnit[],
  members: readonly string[],
  rules: { readonly pool: PoolRule; readonly match: MatchRule },
) {
  const known = new Set(members)
  const all = units
    .flatMap((unit) => matchOf(unit, rules.match) ?? [])
    .filter(({ sides }) => sides.every(({ code }) => known.has(code)))
  const annulled = new Map(
    all.flatMap(({ sides }) =>
      sides.flatMap(({ code, row: { irm } }) =>
        irm !== null && rules.pool.annul.includes(irm) ? [[code, irm] as const] : [],
      ),
    ),
  )
  const counting = all.filter(({ sides }) => sides.every(({ code }) => !annulled.has(code)))
  const [decided, open] = [true, false].map((is) =>
    counting.filter(({ outcome }) => (outcome.kind !== 'undecided') === is),
  )
  return {
    table: new Table(decided ?? [], rules),
    annulled,
    toPlay: (open ?? []).map(({ unit }) => unit.code).toSorted(byText),
  }
}

function inOrder(placed: readonly string[], table: Table, { by, restart, whenLevel }: PoolRule) {
  const members = placed.map((competitor) => ({ competitor }))
  const codeOf = ({ competitor }: Member) => competitor
  const steps = by.map((criterion) => stepOf(criterion, table))
  const tiers = tiersOf(members, { steps, restart, whenLevel }, codeOf)
  const reasons = reasonsOf(tiers, codeOf)
  const rows = tiers.flatMap(({ rows: level, place }, at) =>
    level.map(({ competitor }) => ({
      ...table.lineOf(competitor),
      competitor,
      rank: place,
      rankEqual: level.length > 1,
      why: reasons[at] ?? because('alone'),
    })),
  )
  return {
    rows: rows.map((row, at): Standing => ({ ...row, sortOrder: at + 1 })),
    undecided: undecidedOf(tiers, codeOf),
  }
}

/** The pool rules of a discipline's rule set; null where it has none. */
export const poolRulesOf = ({ pool, match }: RuleSet): { readonly pool: PoolRule; readonly match: MatchRule } | null =>
  pool && match ? { pool, match } : null

function matchOf(unit: SportUnit, rule: MatchRule): Match | null {
  const [home, away] = unit.rows
  if (!home || !away || unit.rows.length !== 2) return null
  const sets = unit.periods.filter(({ code }) => /^[SG]\d$/.test(code)).map(scoredIn)
  const pointsOf = (side: 0 | 1): number | null =>
    sets.length === 0 || sets.some((set) => set[side] === null)
      ? null
      : sets.reduce((sum, set) => sum + (set[side] ?? 0), 0)
  const side = (row: SportRow, at: 0 | 1): Side => ({ code: row.competitor.code, row, setPoints: pointsOf(at) })
  return { unit, sides: [side(home, 0), side(away, 1)], outcome: matchOutcome(unit, rule) }
}

/** A match as one of its sides has it. */
interface Played {
  readonly match: Match
  readonly own: Side
  readonly other: Side
  readonly result: 'won' | 'tied' | 'lost'
}

class Table {
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
    const { win, draw, loss, out, close } = this.#rules.pool.points
    if (result === 'tied') return draw
    if (result === 'lost' && this.#rules.match.out.includes(own.row.irm ?? '')) return out
    const sets = figureOf((result === 'won' ? other : own).row.result)
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
 * Points of quality by what the winner scored: ER/IPPON, ER/WAZA and ER/YUKO, else the two figures of the result, ippon and waza-ari
 * ("10", "01", "1"). Without a score, or against somebody who is out, it was won by ippon (penalties, no-show).
 */
function qualityByScore(row: SportRow, unit: SportUnit, points: Readonly<Record<string, number>>): number | null {
  const sent = (code: string) => figureOf(valueOf(row, code))
  const [, tens, ones] = /^(\d)?(\d)$/.exec(row.result ?? '') ?? []
  const [ippon, waza, yuko] = [
    sent('IPPON') ?? figureOf(tens ?? '0'),
    sent('WAZA') ?? figureOf(ones),
    sent('YUKO') ?? 0,
  ]
  const byIppon = points['ippon'] ?? null
  if (unit.rows.some(({ irm }) => irm !== null)) return byIppon
  if (ippon === null || waza === null) return null
  if (ippon > 0 || waza > 1) return byIppon
  if (waza === 1) return points['waza-ari'] ?? null
  return yuko > 0 ? (points['yuko'] ?? null) : byIppon
}

const counted = ({ row, setPoints }: Side, what: Counted): number | null =>
  what === 'set-points' ? setPoints : figureOf(row.result)

function total(played: readonly Played[], of: (one: Played) => number | null): number | null {
  let sum = 0
  for (const one of played) {
    const figure = of(one)
    if (figure === null) return null
    sum += figure
  }
  return sum
}

type Member = { readonly competitor: string }

function stepOf(criterion: PoolCriterion, table: Table): Step<Member> {
  const { rule, among, of: only, counted: what = 'score' } = criterion
  return {
    rule,
    of: { among, ...(criterion.counted ? { of: criterion.counted } : {}) },
    ...(only === undefined ? {} : { applies: (group: readonly Member[]) => group.length === only }),
    measure: ({ competitor }, group) => {
      const level = new Set(group.map((member) => member.competitor))
      const played = table.of(competitor, among === 'tied' ? level : undefined)
      const own = () => total(played, (one) => counted(one.own, what))
      const other = () => total(played, (one) => counted(one.other, what))
      const wins = played.filter(({ result }) => result === 'won').length
      switch (rule) {
        case 'table-points':
          return figure(played.reduce((sum, one) => sum + table.pointsOf(one), 0))
        case 'wins':
          return figure(wins)
        case 'win-ratio':
          return played.length === 0 ? figure(0) : { keys: [wins / played.length], written: `${wins}/${played.length}` }
        case 'scored':
          return figure(own())
        case 'difference':
        case 'ratio':
          return compared(own(), other(), rule)
        case 'quality-points':
          return figure(total(played, (one) => table.qualityOf(one, criterion.counted)))
        case 'falls':
          return decidedBy(played, (decision) => decision === 'VFA')
        case 'superiorities':
          return decidedBy(played, (decision) => decision.startsWith('VSU'))
      }
    },
  }
}

const figure = (value: number | null): Measure | null =>
  value === null ? null : { keys: [value], written: String(value) }

/** Nothing conceded is the best ratio there is; nothing on both sides is the worst. */
function compared(own: number | null, other: number | null, rule: 'difference' | 'ratio'): Measure | null {
  if (own === null || other === null) return null
  const written = `${own}:${other}`
  if (rule === 'difference') return { keys: [own - other], written }
  const ratio = other === 0 ? (own === 0 ? 0 : Number.POSITIVE_INFINITY) : own / other
  return { keys: [ratio], written }
}

/** Victories of a kind; null where a match that was won does not say how (UI/DECISION). */
function decidedBy(played: readonly Played[], is: (decision: string) => boolean): Measure | null {
  const decisions = played
    .filter(({ result }) => result === 'won')
    .map(({ match }) => infoOf(match.unit.extendedInfos, 'DECISION'))
  return decisions.includes(null) ? null : figure(decisions.filter((decision) => is(decision ?? '')).length)
}
