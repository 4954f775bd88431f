import type { Localized } from '@games/domain'

/**
 * What a column's texts are, for a spreadsheet that has types of its own: a day (`2027-09-14`), a time of day (`10:30`), or figures as they
 * are sent (`13.350`, `1:43.33`, `+2.04`). Absent: text that is nothing else, as codes are.
 */
export type ColumnKind = 'day' | 'clock' | 'figure'

/** A column: its head in every language, and what it says of a row; null is an empty cell. */
export interface Column<Row> {
  readonly head: Localized
  readonly of: (row: Row) => string | number | null
  readonly kind?: ColumnKind
}
