import type { EncodingOption } from '@games/domain/sheets/text-encodings'
import type { JudoRemark, TrfRemark } from '@games/odf/venue-files/index'
import type { Sheet } from '@games/odf/tables/sheets/index'

/** Why a file cannot be read. The office has a text for each. */
export type WorkbookFault =
  | 'empty'
  | 'too-large'
  | 'too-slow'
  | 'not-a-sheet'
  | 'damaged'
  | 'encrypted'
  | 'old-format'
  | 'too-many-rows'
  | 'too-many-pages'
  | 'no-text'
  | 'no-tables'
  | 'other-document'
/** Facts about a file that do not stop its import. */
export type WorkbookNotice =
  | 'macros'
  | 'external-links'
  | 'repaired-letters'
  | 'lost-letters'
  | 'hidden-sheets'
  | 'pdf'
  | 'word'
  | 'pages-without-text'
  | 'columns-left-out'
  | TrfRemark
  | JudoRemark

export interface ReadWorkbook {
  readonly sheets: readonly Sheet[]
  readonly notices: readonly WorkbookNotice[]
  /** Encodings in which the letters of a text make words, the one that is read first. Absent: there is no doubt. */
  readonly encodings?: readonly EncodingOption[]
}

/** Bytes of a file. */
export const MAX_FILE_BYTES = 10_000_000
/** Rows of a sheet with something in them. */
export const MAX_SHEET_ROWS = 100_000
export const MAX_COLUMNS = 200
/** Columns that readers return: the last one shows that there are more than `MAX_COLUMNS`. */
export const READ_COLUMNS = MAX_COLUMNS + 1

/** Whether the tables of a file follow from its layout: a person compares them with its pages before they are applied. */
export const isLaidOut = (notices: readonly string[]): boolean => notices.includes('pdf') || notices.includes('word')
