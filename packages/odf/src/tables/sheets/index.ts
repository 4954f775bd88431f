export { fieldOf, fieldsOf, headerKey } from './fields.ts'
export { type KnownWords, type Named, NOTHING_KNOWN } from './known.ts'
export { readSheet, readSheets } from './read-sheet.ts'
export type {
  Batch,
  ListedBefore,
  PublishedReading,
  ReadSheetOptions,
  SheetProblem,
  RowText,
  SheetReading,
  TableShown,
} from './reading.ts'
export { allOf, NEW, type NewName, type Question, SKIP, type WordCode } from './resolve-words.ts'
export { inWorkbook, isErrorCell, letterOf, MAX_TEXT, NO_VALUE, placeOfRow, type Sheet, wordsKey } from './sheet.ts'
