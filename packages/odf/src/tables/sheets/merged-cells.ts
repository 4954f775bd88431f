import type { SheetField } from '@games/domain'
import type { FoundRow } from './found-table.ts'

/** Columns that a sheet often has in merged cells. A row without a phase may have none, and without a gender if the cells to its left have values. */
const OF_EVENT: ReadonlySet<SheetField | null> = new Set<SheetField>(['discipline', 'event', 'category', 'gender'])
/** Parts of an event and its contest. */
const OF_CONTEST: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'discipline',
  'event',
  'category',
  'gender',
  'phase',
  'unit',
])

/**
 * Rows with the values of merged cells, which a text has in the first of their rows only: `50 m | Mirim`, below it ` | Petiz`. A column of the event
 * is merged if no value is repeated in the next row. Its empty cells have the value above if a column to the right has another part of the event;
 * those of the gender if all parts of the event to its left are empty too.
 */
export function withMergedCells(
  rows: readonly FoundRow[],
  fields: readonly (SheetField | null)[],
): readonly FoundRow[] {
  const columns = fields.flatMap((field, at) => (OF_CONTEST.has(field) ? [at] : []))
  const merged = columns.slice(0, -1).filter((at) => OF_EVENT.has(fields[at] ?? null) && isMerged(rows, at))
  if (merged.length === 0) return rows
  const above = new Map<number, string>()
  let under: readonly string[] = []
  return rows.map((row) => {
    if (row.under.join('\n') !== under.join('\n')) above.clear()
    under = row.under
    const cells = [...row.cells]
    for (const at of merged) {
      const isLeftOfPart = columns.some((other) => other > at && (row.cells[other] ?? '') !== '')
      const left = columns.filter((other) => other < at)
      const isOfMergedEvent =
        fields[at] !== 'gender' || (left.length > 0 && left.every((other) => (row.cells[other] ?? '') === ''))
      if ((cells[at] ?? '') === '' && isLeftOfPart && isOfMergedEvent) cells[at] = above.get(at) ?? ''
      if ((cells[at] ?? '') !== '') above.set(at, cells[at] ?? '')
    }
    return { ...row, cells }
  })
}

function isMerged(rows: readonly FoundRow[], at: number): boolean {
  const cells = rows.map((row) => row.cells[at] ?? '')
  const isRepeated = cells.some((cell, row) => cell !== '' && cell === cells[row - 1])
  return cells[0] !== '' && cells.includes('') && !isRepeated
}
