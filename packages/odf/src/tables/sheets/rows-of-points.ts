import type { SheetField } from '@games/domain'
import type { FoundRow, FoundTable } from './found-table.ts'

const COMPETITOR: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'bib',
  'athlete',
  'family_name',
  'given_name',
  'organisation',
  'team',
])
const FIGURE = /^[+-]?\d+(?:[.,]\d+)?$/
/** Rows of points by which they are known. */
const ENOUGH_ROWS = 2

/**
 * A table of a combined event in which the points of each competitor are in the row below the marks, with the total: as one row for each competitor with
 * the total as the result. Any other table is returned unchanged.
 */
export function withTotalsOfPoints(table: FoundTable): FoundTable {
  const { fields, rows } = table
  const result = fields.indexOf('result')
  const places = fields.flatMap((field, at) => (COMPETITOR.has(field) ? [at] : []))
  if (table.headerRow === null || result < 0 || places.length === 0) return table
  const isNamed = (row: FoundRow | undefined) => row !== undefined && places.some((at) => row.cells[at])
  const isOfPoints = (row: FoundRow | undefined) =>
    row !== undefined &&
    !isNamed(row) &&
    Boolean(row.cells[result]) &&
    row.cells.filter((cell, at) => at !== result && FIGURE.test(cell)).length > 1
  const below = rows.filter((row, at) => isOfPoints(row) && isNamed(rows[at - 1]) && !rows[at - 1]?.cells[result])
  if (below.length < ENOUGH_ROWS || below.length * 2 !== rows.length) return table
  return {
    ...table,
    rows: rows.flatMap((row, at) =>
      isNamed(row)
        ? [
            {
              ...row,
              cells: fields.map((_, column) =>
                column === result ? (rows[at + 1]?.cells[result] ?? '') : (row.cells[column] ?? ''),
              ),
            },
          ]
        : [],
    ),
  }
}
