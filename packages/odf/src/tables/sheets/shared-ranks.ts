import type { SheetField } from '@games/domain'
import { rankOf } from './cells.ts'
import type { FoundRow } from './found-table.ts'

/**
 * Rows with the shared ranks that lists of chess programs leave empty: `4`, empty, `6` with equal results is 4, 4, 6. An empty rank is shared if
 * the result is that of the row above and the next rank counts the rows between. Any other empty rank stays empty.
 */
export function withSharedRanks(
  rows: readonly FoundRow[],
  fields: readonly (SheetField | null)[],
): readonly FoundRow[] {
  const [rank, result] = [fields.indexOf('rank'), fields.indexOf('result')]
  const isEmpty = (row: FoundRow | undefined) => row !== undefined && (row.cells[rank] ?? '') === ''
  if (rank < 0 || result < 0 || !rows.some(isEmpty)) return rows
  const shared = new Map<number, string>()
  for (const [at, { cells, under }] of rows.entries()) {
    const place = rankOf(cells[rank] ?? '')
    if (typeof place !== 'string' || !isEmpty(rows[at + 1])) continue
    let next = at + 1
    while (isEmpty(rows[next])) next += 1
    const between = rows.slice(at + 1, next)
    const first = rows.findIndex(
      (row) => row.under.join('|') === under.join('|') && rankOf(row.cells[rank] ?? '') === place,
    )
    const isCounted = rankOf(rows[next]?.cells[rank] ?? '') === String(Number(place) + next - first)
    const isSame = between.every(
      (row) =>
        row.under.join('|') === under.join('|') &&
        (row.cells[result] ?? '') !== '' &&
        row.cells[result] === cells[result],
    )
    if (isCounted && isSame) for (const [more] of between.entries()) shared.set(at + 1 + more, cells[rank] ?? '')
  }
  return rows.map((row, at) => {
    const place = shared.get(at)
    return place === undefined
      ? row
      : { ...row, cells: row.cells.map((cell, column) => (column === rank ? place : cell)) }
  })
}
