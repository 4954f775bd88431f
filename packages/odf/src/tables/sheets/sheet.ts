import type { RawRow } from '../records.ts'

/** A sheet as it was written: its rows as a spreadsheet numbers them, each cell a text. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly RawRow[]
}

/** What a cell says that has a formula and no value: the program that wrote the file never computed it. */
export const NO_VALUE = '#?'

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
