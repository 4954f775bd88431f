import type { RawRow } from '../records.ts'

/** A sheet as it was written: its rows as a spreadsheet numbers them, each cell a text. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly RawRow[]
}

/** Rows of several sheets together: those of each sheet begin at its index times this. */
const ROWS_OF_SHEET = 1_000_000

/** A sheet of a workbook with rows that no other sheet of the workbook has. `index`: from 0. */
export const inWorkbook = ({ name, rows }: Sheet, index: number): Sheet => ({
  name,
  rows: rows.map(({ row, cells }) => ({ row: index * ROWS_OF_SHEET + row, cells })),
})

/** Parts that a row can have. */
const PARTS = 1024

/** The number of a part of a row, where several contests are in one. `part`: from 0, less than 1024. */
export const partOfRow = (row: number, part: number): number => row + part / PARTS

/** The index of the sheet of a row `inWorkbook`, and the row as its spreadsheet numbers it, also of a part of it. */
export const placeOfRow = (row: number): { readonly sheet: number; readonly row: number } => ({
  sheet: Math.floor(row / ROWS_OF_SHEET),
  row: Math.floor(row % ROWS_OF_SHEET),
})

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** The name of a cell: `C4`. `column`: from 0. */
export const cellName = (column: number, row: number): string => `${letterOf(column)}${placeOfRow(row).row}`

/** What a cell says that has a formula and no value: the program that wrote the file never computed it. */
export const NO_VALUE = '#?'

/** The longest text of a cell that is read, in characters. A longer one is a note in the wrong column, or damaged. */
export const MAX_TEXT = 1_000

/** `#N/A` and the other words of a formula that failed. */
export const isErrorCell = (cell: string): boolean =>
  /^#(?:\?|n\/a|n\/d|ref!?|name\??|nome\??|valu?e?!|valor!?|div\/0!|num!|núm!|null!|nulo!|¡.+!)$/i.test(cell)

/** A key of words: without case, accents, punctuation and blanks; `Até 57 kg`, `ATE 57KG` and `até-57-kg` are the same. */
export const wordsKey = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')
