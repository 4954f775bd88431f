import { padRsc } from '@games/domain'
import type { TableRow } from '../columns.ts'
import { metCode } from './contests.ts'
import type { UnitWords } from './word-codes.ts'

type ResultRow = TableRow<'results'>

/**
 * Rows of winners and losers (`V/D`) with the units of their matches. More than two rows of a unit are several matches if each two that
 * follow each other are a winner and a loser; else the rows keep their unit. `unnumbered`: units whose words have no number, by code;
 * `isFixed`: their rows are not parted.
 */
export function matchesOfRows(
  rows: readonly ResultRow[],
  unnumbered: ReadonlyMap<string, Pick<UnitWords, 'bronze' | 'isOther'>>,
  isFixed: (unit: string) => boolean,
): ResultRow[] {
  const unitOfRow = new Map<ResultRow, string>()
  for (const [unit, list] of Map.groupBy(rows, ({ cells }) => cells.unit)) {
    const contest = unnumbered.get(unit)
    const pairs = pairsOf(list)
    if (contest === undefined || list.length < 3 || pairs === null || isFixed(unit)) continue
    for (const pair of pairs) {
      const competitors = pair.map(({ cells }) => cells.competitor)
      const code = padRsc(`${unit.slice(0, 26)}${metCode(competitors, undefined, contest)}`)
      for (const row of pair) unitOfRow.set(row, code)
    }
  }
  return rows.map((one) => {
    const unit = unitOfRow.get(one)
    return unit === undefined ? one : { ...one, cells: { ...one.cells, unit } }
  })
}

/** Each two rows that follow each other; null if they are not a winner and a loser of two competitors. */
function pairsOf(rows: readonly ResultRow[]): ResultRow[][] | null {
  const pairs: ResultRow[][] = []
  for (let at = 0; at < rows.length; at += 2) {
    const [one, other] = [rows[at], rows[at + 1]]
    if (one === undefined || other === undefined || one.cells.competitor === other.cells.competitor) return null
    const results = new Set([one.cells.wlt, other.cells.wlt])
    if (!results.has('W') || !results.has('L')) return null
    pairs.push([one, other])
  }
  return pairs
}
