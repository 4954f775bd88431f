import type { SheetField } from '@games/domain'
import { plain } from '../values.ts'
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
  const titlesOf = (row: FoundRow | undefined) => row?.under.join('|')
  const shared = new Map<number, string>()
  /** The first row of the rank of the row. */
  let first = 0
  for (const [at, row] of rows.entries()) {
    const place = rankOf(row.cells[rank] ?? '')
    if (typeof place !== 'string') continue
    if (place !== rankOf(rows[first]?.cells[rank] ?? '') || titlesOf(row) !== titlesOf(rows[first])) first = at
    let next = at + 1
    while (isEmpty(rows[next])) next += 1
    const isSame = rows
      .slice(at + 1, next)
      .every(({ cells, under }) => cells[result] === row.cells[result] && under.join('|') === titlesOf(row))
    const isCounted = rankOf(rows[next]?.cells[rank] ?? '') === String(Number(place) + next - first)
    if (isCounted && isSame && row.cells[result])
      for (let more = at + 1; more < next; more += 1) shared.set(more, row.cells[rank] ?? '')
  }
  return rows.map((row, at) => {
    const place = shared.get(at)
    return place === undefined
      ? row
      : { ...row, cells: row.cells.map((cell, column) => (column === rank ? place : cell)) }
  })
}

/**
 * Rows with the rank in its own class, where the ranks of a table run through all classes: 1, 2 and 3 of a girl, a boy and a girl are 1, 1 and 2.
 * `classes`: the column of classes.
 */
export function withRanksOfClasses(
  rows: readonly FoundRow[],
  fields: readonly (SheetField | null)[],
  classes: number,
): readonly FoundRow[] {
  const column = fields.indexOf('rank')
  const rankIn = ({ cells }: FoundRow) => Number(rankOf(cells[column] ?? '') ?? Number.NaN)
  const groups = Map.groupBy(rows, ({ cells, under }) => [...under, plain(cells[classes] ?? '')].join('|'))
  const ofRows = new Map(
    [...groups.values()].flatMap((group) =>
      group.map((row) => [row, 1 + group.filter((other) => rankIn(other) < rankIn(row)).length] as const),
    ),
  )
  return rows.map((row) =>
    Number.isNaN(rankIn(row))
      ? row
      : { ...row, cells: row.cells.map((cell, at) => (at === column ? String(ofRows.get(row)) : cell)) },
  )
}
