import type { SheetField } from '@games/domain'
import { areMost } from './column-looks.ts'
import type { FoundTable } from './found-table.ts'

const FIGURE = /^\d{1,3}(?:\s?\(\d{1,2}\)|\s\p{L}+)?$/u
const NAME = /\p{L}{3}/u

/**
 * A table in which the header of a side is above its names: a merged header such as `AO` can be above the score of the side, with the names in the
 * column without a header behind it.
 */
export function withSidesAboveNames(table: FoundTable): FoundTable {
  const filledOf = (at: number) =>
    table.rows.flatMap(({ cells }) => (/[\p{L}\d]/u.test(cells[at] ?? '') ? [cells[at] ?? ''] : []))
  const isAboveScores = (field: SheetField | null, at: number) =>
    (field === 'side1' || field === 'side2') &&
    (table.header[at + 1] ?? '') === '' &&
    areMost(filledOf(at), (cell) => FIGURE.test(cell)) &&
    areMost(filledOf(at + 1), (cell) => NAME.test(cell))
  const shifted = new Set(table.fields.flatMap((field, at) => (isAboveScores(field, at) ? [at] : [])))
  if (shifted.size === 0) return table
  const moved = <T>(all: readonly T[], none: T): T[] =>
    Array.from({ length: Math.max(all.length, ...[...shifted].map((at) => at + 2)) }, (_, at) =>
      shifted.has(at) ? none : ((shifted.has(at - 1) ? all[at - 1] : all[at]) ?? none),
    )
  return { ...table, header: moved(table.header, ''), fields: moved(table.fields, null) }
}
