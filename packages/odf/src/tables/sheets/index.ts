export { headerKey } from './fields.ts'
export { letterOf } from './find-tables.ts'
export { type KnownWords, type Named, NOTHING_KNOWN } from './known.ts'
export {
  type Batch,
  readSheet,
  type ReadSheetOptions,
  type SheetProblem,
  type RowText,
  type SheetReading,
  type TableShown,
} from './read-sheet.ts'
export { allOf, NEW, type NewName, type Question, SKIP, type WordCode } from './resolve-words.ts'
export { isErrorCell, NO_VALUE, type Sheet, wordsKey } from './sheet.ts'
