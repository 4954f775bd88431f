import { rankList, ruleSetOf } from '@games/domain/ranking-rules/index'
import type { SportRow, SportUnit } from '@games/domain/sports/sport'
import type { TableRow } from '../columns.ts'
import type { ListedBefore } from './reading.ts'

type ResultRow = TableRow<'results'>

/**
 * Rows of one list, one for each competitor, whose written ranks contradict their results: by the rules of the sport one row is behind
 * another that has a worse or the same rank, or both share a place for certain and have different ranks. Results that something else can
 * part, such as a photo, contradict nothing. `typeCode`: of the unit's event.
 * In the order of the ranks; empty if the rules do not rank the list.
 */
export function contradictingRanks(rows: readonly ResultRow[], typeCode: string): ResultRow[] {
  const code = rows[0]?.cells.unit ?? ''
  const ruleSet = ruleSetOf(typeCode)
  if (ruleSet === null || rows.some(({ cells }) => cells.wlt)) return []
  const list = { code, typeCode, status: 'OFFICIAL', started: true, headToHead: false, clock: null } as const
  const ranking = rankList(
    { ...list, periods: [], extendedInfos: [], rows: rows.map(sportRow) } satisfies SportUnit,
    ruleSet,
  )
  const places = new Map(ranking.rows.map(({ competitor, rank }) => [competitor, rank]))
  const ranked = rows
    .flatMap((row) => {
      const place = places.get(row.cells.competitor)
      const rank = Number(row.cells.rank ?? Number.NaN)
      return place && rank > 0 && row.cells.result && !row.cells.irm ? [{ row, rank, place }] : []
    })
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
  const open = new Set(ranking.undecided.flatMap(({ competitors }) => competitors))
  const level = Map.groupBy(ranked, ({ place }) => place)
  const isParted = ({ row, place }: (typeof ranked)[number]): boolean =>
    !open.has(row.cells.competitor) && new Set(level.get(place)?.map(({ rank }) => rank)).size > 1
  const furthest = runningMost(ranked.map(({ place }) => place))
  const nearest = runningMost(ranked.map(({ place }) => -place).toReversed()).toReversed()
  const isContradicted = ({ rank, place }: (typeof ranked)[number], at: number): boolean => {
    const isShared = [ranked[at - 1], ranked[at + 1]].some((next) => next?.rank === rank && next.place !== place)
    return isShared || (furthest[at - 1] ?? place) > place || -(nearest[at + 1] ?? -place) < place
  }
  return ranked.filter((one, at) => isParted(one) || isContradicted(one, at)).map(({ row }) => row)
}

/** The competitors of a list in force who are not among the rows of a sheet, as rows; their number is 0. */
export function othersInForce(rows: readonly ResultRow[], before: readonly ListedBefore[]): ResultRow[] {
  const [first] = rows
  const inSheet = new Set(rows.map(({ cells }) => cells.competitor))
  return first === undefined
    ? []
    : before.flatMap(({ competitor, rank, result, irm }) =>
        inSheet.has(competitor)
          ? []
          : [{ row: 0, cells: { ...first.cells, competitor, rank, result, irm, trials: undefined } }],
      )
}

/** The greatest value up to each place of a list. */
function runningMost(values: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY
  return values.map((value) => (most = Math.max(most, value)))
}

const sportRow = ({ cells }: ResultRow): SportRow => ({
  rank: null,
  rankEqual: false,
  resultType: null,
  result: cells.result ?? null,
  irm: cells.irm ?? null,
  qualificationMark: null,
  wlt: null,
  diff: null,
  extended: cells.trials ?? [],
  items: [],
  competitor: { code: cells.competitor, entries: [], athletes: [] },
})
