import type { SportUnit } from '../sports/sport.ts'
import { byText } from '../text/by-text.ts'
import { type Member, stepOf } from './pool-steps.ts'
import { matchOf, Table } from './pool-table.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import type { MatchRule, PoolRule, RuleSet } from './rule-set.ts'
import { reasonsOf, tiersOf, undecidedOf } from './tiers.ts'

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

/**
 * The table of a pool by its sport's rules, from its matches in any order. `members` are all who are in it, those without a match too; a
 * match of somebody else does not count. A competitor with an IRM that annuls (exclusion, retirement in some sports) loses all matches of
 * the pool, which do not count, and has no rank. With an IRM that bars, the matches count and the competitor has no rank.
 */
export function poolStanding(
  units: readonly SportUnit[],
  members: readonly string[],
  rules: { readonly pool: PoolRule; readonly match: MatchRule },
): PoolStanding {
  const { table, annulled, barred, toPlay } = tableOf(units, members, rules)
  const placed = [...new Set(members)].filter((code) => !annulled.has(code) && !barred.has(code))
  const { rows, undecided } = inOrder(placed, table, rules.pool)
  const out = [...new Map([...barred, ...annulled])]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([competitor, irm], at) => ({
      ...table.lineOf(competitor),
      competitor,
      rank: null,
      rankEqual: false,
      sortOrder: rows.length + at + 1,
      why: because(annulled.has(competitor) ? 'annulled' : 'disqualified', { irm }),
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
  const holdersOf = (irms: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      all.flatMap(({ sides }) =>
        sides.flatMap(({ code, row: { irm } }) => (irm !== null && irms.includes(irm) ? [[code, irm] as const] : [])),
      ),
    )
  const annulled = holdersOf(rules.pool.annul)
  const counting = all.filter(({ sides }) => sides.every(({ code }) => !annulled.has(code)))
  const [decided, open] = [true, false].map((is) =>
    counting.filter(({ outcome }) => (outcome.kind !== 'undecided') === is),
  )
  return {
    table: new Table(decided ?? [], rules),
    annulled,
    barred: holdersOf(rules.pool.bars ?? []),
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
