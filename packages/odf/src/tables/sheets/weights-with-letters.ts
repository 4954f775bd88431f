import { areMost } from './column-looks.ts'
import type { FoundTable } from './found-table.ts'

const WEIGHT_WITH_LETTER = /^([-–+]?\s?\d{2,3}(?:[.,]\d)?\s?kg)\s+([fmvh])$/i

/** A table in which the letters behind the weights of a column are the words of the genders: `48 kg F` is `48 kg femenino`. M is female beside H. */
export function withGendersOfWeights(table: FoundTable): FoundTable {
  const columns = table.fields.flatMap((field, at) => {
    if (field !== 'weight' && field !== 'category') return []
    const cells = table.rows.flatMap((row) => row.cells[at] || [])
    const letters = new Set(cells.map((cell) => WEIGHT_WITH_LETTER.exec(cell)?.[2]?.toUpperCase()))
    return areMost(cells, (cell) => WEIGHT_WITH_LETTER.test(cell)) ? [{ at, hasH: letters.has('H') }] : []
  })
  if (columns.length === 0) return table
  const inWords = (cell: string, hasH: boolean) =>
    cell.replace(WEIGHT_WITH_LETTER, (_, weight: string, letter: string) =>
      /f/i.test(letter) || (hasH && /m/i.test(letter)) ? `${weight} femenino` : `${weight} masculino`,
    )
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const column = columns.find((one) => one.at === at)
        return column === undefined ? cell : inWords(cell, column.hasH)
      }),
    })),
  }
}
