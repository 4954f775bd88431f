import type { Labelled } from './labels-above.ts'
import type { SheetField } from '@games/domain'
import type { FormedRow } from './formed-row.ts'

/** Why the rows of a table are not read. */
export type UnreadWhy = 'unknown-columns' | 'no-header' | 'bracket'

/** One table of a sheet: its header and the rows below, each with the titles above it. */
export interface FoundTable {
  readonly header: readonly string[]
  /** Null: a report with labels in its rows, or a table without a header. */
  readonly headerRow: number | null
  /** The key that the meaning of its columns is remembered by. */
  readonly key: string
  readonly rows: readonly FoundRow[]
  /** The delegation of all rows, by a label above the first table; null or absent: no label names one. */
  readonly delegation?: Labelled | null
  /** The meaning of each column, as far as its header names it. */
  readonly fields: readonly (SheetField | null)[]
  /** Titles above the header, nearest last: `Resultados – Judô`. */
  readonly above: readonly string[]
  /** Why the rows are read only if the organiser chooses the meaning of the columns; absent: they are read. */
  readonly unread?: UnreadWhy
}
export type FoundRow = FormedRow
/** A row that is not taken and why. */
export interface PassedOver {
  readonly row: number
  readonly why:
    | 'title'
    | 'totals'
    | 'standings'
    | 'team-classification'
    | 'repeated-header'
    | 'note'
    | 'not-competing'
    | 'unfilled'
    | 'repeated-row'
    | 'team-member'
    | 'replaced'
}
