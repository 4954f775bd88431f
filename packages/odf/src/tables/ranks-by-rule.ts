import { againstTheRule, type Ranking, rankList, ruleSetOf } from '@games/domain/ranking-rules/index'
import type { SportUnit } from '@games/domain/sports/sport'
import { type StoredEventType, typeCodeOf } from '@games/domain/sports/stored-event-type'
import type { OdfResult, OdfResults } from '../message.ts'
import type { TableRow } from './columns.ts'
import type { ListNow } from './by-rule/event-facts.ts'
import { type Draft, type Report, rowsBy } from './drafts.ts'
import type { InForce } from './in-force.ts'

/** A list as a table gives it: of which unit, the stored type of its event, the table's own rows, and what is in force. */
export interface TableList {
  readonly unit: string
  readonly type: StoredEventType | null
  readonly rows: readonly TableRow<'start-lists' | 'results'>[]
  readonly before: ReturnType<InForce['list']>
}

/** The rules say nothing of such a list. */
const NO_RANKS: ReadonlySet<string> = new Set(['no-rule', 'head-to-head'])

/**
 * Ranks of a list whose table has none, by its sport's rules (decision 0104): the rows in order, with ranks that share where the rule
 * shares. Ranks in force follow the results only where they are what the rule had given; others are somebody's decision and stay. What a
 * table says against the rule wins and is told, as are places that the figures do not decide.
 */
export function ranksByRule(results: readonly OdfResult[], list: TableList, report: Report): readonly OdfResult[] {
  const { unit, rows } = list
  const typeCode = typeCodeOf(unit, list.type)
  const before = list.before?.results ?? null
  const ranking = rankingOf({ unit, typeCode }, results, before, rows.every(isClosed))
  if (ranking === null) return results
  const rowOf = rowsBy(rows, ({ competitor }) => competitor)
  const tell = (problem: 'rank-against-the-rule' | 'rank-undecided', competitor: string, value: string): void =>
    report({ problem, row: rowOf.get(competitor) ?? null, column: 'rank', value })
  const namesRanks = rows.some(({ cells }) => 'rank' in cells && cells.rank !== undefined && cells.rank !== null)
  const hasRanks = results.some(({ rank }) => rank !== null)
  if (!namesRanks && !(hasRanks && isDecidedByHand({ unit, typeCode }, before))) {
    for (const { competitors, from } of ranking.undecided)
      for (const competitor of competitors) tell('rank-undecided', competitor, String(from))
    return inOrder(results, ranking)
  }
  for (const { competitor, sent } of againstTheRule(results, ranking)) tell('rank-against-the-rule', competitor, sent)
  return namesRanks ? results : byRankInForce(results)
}

/**
 * The list of a unit (full RSC) whose event has another type: with the ranks that the rules of the new type give, where its ranks are those of the
 * former type or missing. Null: nothing changes.
 */
export function rankedAgain(
  unit: string,
  { status, results: list }: ListNow,
  types: { readonly from: StoredEventType | null; readonly to: StoredEventType | null },
): Draft | null {
  const was = { unit, typeCode: typeCodeOf(unit, types.from) }
  if (isDecidedByHand(was, list)) return null
  const isOver = status === 'OFFICIAL' || status === 'UNOFFICIAL'
  const ranking = rankingOf({ unit, typeCode: typeCodeOf(unit, types.to) }, list.results, list, isOver)
  const unranked = list.results.map((result) => ({ ...result, rank: null, rankEqual: false }))
  const results = ranking === null ? unranked : inOrder(list.results, ranking)
  const isSame = results.every(({ competitor, rank }, at) => {
    const row = list.results[at]
    return row?.competitor.code === competitor.code && row.rank === rank
  })
  if (isSame) return null
  return {
    documentType: 'DT_RESULT',
    documentCode: unit,
    resultStatus: status,
    body: { kind: 'results', ...list, results },
    rows: new Map(),
  }
}

/** A table that says no status is of results as they stand in the end. */
const isClosed = ({ cells }: TableList['rows'][number]): boolean =>
  !('status' in cells) || !cells.status || cells.status === 'OFFICIAL' || cells.status === 'UNOFFICIAL'

interface RankedUnit {
  readonly unit: string
  readonly typeCode: string
}

/** What the rules say of a list; null where they say nothing: of a match, or of a list no rule knows. */
function rankingOf(
  { unit, typeCode }: RankedUnit,
  results: readonly OdfResult[],
  before: OdfResults | null,
  isOver: boolean,
): Ranking | null {
  const ruleSet = ruleSetOf(typeCode)
  if (ruleSet === null || results.some(({ wlt }) => wlt !== null)) return null
  if (results.every(({ result }) => result === null)) return null
  const rows: SportUnit = {
    code: unit,
    typeCode,
    status: isOver ? 'OFFICIAL' : 'RUNNING',
    started: true,
    headToHead: false,
    clock: null,
    periods: before?.periods ?? [],
    extendedInfos: before?.extendedInfos ?? [],
    rows: results,
  }
  const ranking = rankList(rows, ruleSet)
  return ranking.undecided.some(({ why }) => NO_RANKS.has(why.rule)) ? null : ranking
}

/** Whether ranks in force are not those of the rule: a photo, a jury or a referee has decided them. */
function isDecidedByHand(unit: RankedUnit, before: OdfResults | null): boolean {
  const results = before?.results ?? []
  if (results.every(({ rank }) => rank === null)) return false
  const ranking = rankingOf(unit, results, before, true)
  if (ranking === null) return true
  const ranks = new Map(ranking.rows.map(({ competitor, rank }) => [competitor, rank === null ? null : String(rank)]))
  return results.some(({ rank, competitor }) => rank !== ranks.get(competitor.code))
}

/** The order of the table says nothing where it has no ranks. */
const byRankInForce = (results: readonly OdfResult[]): OdfResult[] =>
  results
    .toSorted((a, b) => Number(a.rank ?? Number.POSITIVE_INFINITY) - Number(b.rank ?? Number.POSITIVE_INFINITY) || 0)
    .map((result, at) => ({ ...result, sortOrder: at + 1 }))

function inOrder(results: readonly OdfResult[], { rows }: Ranking): OdfResult[] {
  const byCode = new Map(results.map((result) => [result.competitor.code, result]))
  return rows.flatMap(({ competitor, rank, rankEqual, sortOrder }) => {
    const result = byCode.get(competitor)
    return result ? [{ ...result, rank: rank === null ? null : String(rank), rankEqual, sortOrder }] : []
  })
}
