import type { PublishedRow, PublishedTable, ResultStatus, SheetField, SheetKind } from '@games/domain'
import type { TableKind, TableRow } from '../columns.ts'
import type { ProblemKind } from '../problem.ts'
import type { TableColumns } from './columns-by-values.ts'
import type { PassedOver } from './found-table.ts'
import type { PlacesOfSides } from './formed-row.ts'
import type { KnownWords } from './known.ts'
import type { NewName, Question, WordCode } from './resolve-words.ts'
import type { Sheet } from './sheet.ts'
import type { UnreadWhy } from './found-table.ts'
import type { EventGender } from '@games/domain/sports/recognise/event-words'

/** Something of a cell that stops its row: the others may go without it. */
export interface SheetProblem {
  readonly problem:
    | ProblemKind
    | 'error-cell'
    | 'no-value'
    | 'long-text'
    | 'unknown-words'
    | 'no-draw'
    | 'other-gender'
    | 'unlikely-result'
    | 'before-earlier-round'
    | 'same-court'
    | 'medals-do-not-add-up'
    | 'repeated-delegation'
    | 'rank-against-counts'
    | 'sum-of-rows'
    | 'part-of-games'
  readonly row: number
  /** From 0, of the sheet's own columns; null: the whole row lacks something, which `field` names. */
  readonly column: number | null
  readonly field: SheetField | null
  readonly value: string | null
}

/** A table of the sheet as it was found, for whoever has to say what its columns are. */
export interface TableShown {
  readonly headerRow: number | null
  readonly header: readonly string[]
  readonly headerKey: string
  readonly fields: readonly (SheetField | null)[]
  /** Why a column is known and not read; null: it is read, or not known. */
  readonly passed: TableColumns['passed']
  /** What stands in the first row with something in it, column by column; nothing of a column with personal data. */
  readonly example: readonly string[]
  /** Rows below. */
  readonly rows: number
  readonly kind: SheetKind | null
}

/** Why a table is not read. `columns`: it is beside one that is read, and its columns are not known. */
type NotReadWhy = UnreadWhy | 'other-kind' | 'columns'

/** A table that is not read. */
export interface TableNotRead {
  /** The row of its header, else its first row. */
  readonly row: number
  /** Its header, else its first row. */
  readonly words: string
  /** The numbers of its rows. */
  readonly rows: readonly number[]
  readonly why: NotReadWhy
  /** Its kind, if its columns tell. */
  readonly kind: SheetKind | null
}

/** Typed rows of a kind of table, in the order in which their messages have to come. */
export type Batch = {
  readonly [K in TableKind]: { readonly kind: K; readonly rows: readonly TableRow<K>[] }
}[TableKind]

export interface SheetReading {
  readonly tables: readonly TableShown[]
  /** Null: nothing was recognised, and nobody has said what it is. */
  readonly kind: SheetKind | null
  readonly batches: readonly Batch[]
  readonly names: readonly NewName[]
  readonly words: readonly WordCode[]
  readonly questions: readonly Question[]
  readonly problems: readonly SheetProblem[]
  /** Contradictions in rows that are imported nevertheless. */
  readonly notes: readonly SheetProblem[]
  readonly passedOver: readonly PassedOver[]
  readonly notRead: readonly TableNotRead[]
  /** Rows that a person has said to leave out. */
  readonly skipped: readonly number[]
  /** Of a sheet of seeds: each row's first contest. */
  readonly placed: ReadonlyMap<number, string>
  /** The published medal table; null for other sheets. */
  readonly published: PublishedReading | null
  /** Rows with data, whatever became of them. */
  readonly found: number
  /** What the sheet itself says in each row, for whoever has to recognise it. */
  readonly texts: ReadonlyMap<number, RowText>
}

/** A published medal table, each row with its number in the sheet. */
export interface PublishedReading extends Omit<PublishedTable, 'rows'> {
  readonly rows: readonly { readonly row: number; readonly cells: PublishedRow }[]
}

export interface RowText {
  readonly words: string
  /** Day and time as they are written; null: the row has none. */
  readonly when: string | null
}

/** A competitor of a list in force. */
export interface ListedBefore {
  readonly competitor: string
  readonly name: string | null
  readonly organisation: string | null
  readonly bib: string | null
  readonly rank: string | null
  readonly result: string | null
  readonly irm: string | null
}

export interface ReadSheetOptions {
  readonly known: KnownWords
  /** What the sheet is, where a person has said so. */
  readonly kind?: SheetKind | null
  /** What columns are about, by the header row (`headerKey`), as a person has said; null in it: passed over. */
  readonly columns?: ReadonlyMap<string, readonly (SheetField | null)[]>
  /** By the keys of questions: a code, `new` or `skip`. */
  readonly answers?: ReadonlyMap<string, string>
  /** The file of the sheets, which may name the sport where a sheet does not. Absent: the sheets are all there is. */
  readonly workbook?: { readonly fileName: string; readonly sheets: readonly Sheet[] }
  /** The organiser's title for all rows, like a title above the table: `Basquete – feminino`; of a medal table, its publisher. */
  readonly title?: string
  /** Lists in force of the phases that the sheet has results of, by unit. */
  readonly lists?: ReadonlyMap<string, readonly ListedBefore[]>
  /** Of days that are written without one. */
  readonly year?: number | null
  /** The offset (`-03:00`) of what a clock at the games says, for instants that bring an offset of their own. */
  readonly offsetAt?: (local: string) => string
  /** Told now and then how many rows are read. */
  readonly onRows?: (done: number, of: number) => void
}

/** Facts about the rows below a title: words alone in a row, the name of the sheet, or the organiser's title. */
export interface TitleFacts {
  date?: string
  discipline?: string
  event?: string
  /** The age class, as written. */
  category?: string
  gender?: EventGender
  phase?: string
  venue?: string
  /** Of results that a title calls partial or not official. */
  status?: ResultStatus
}

/** A time at the games, and its day; null: none is said. */
export interface GamesClock {
  readonly date: string | null
  readonly time: string
}

export type Values = Partial<Record<SheetField, string>>

/** What a row calls its contest: the phase, what tells the unit in it, both together; the event where its words held the phase too. */
export interface Contest {
  readonly phase: string
  readonly own: string
  readonly text: string
  readonly event: string | undefined
  readonly sides: readonly [string, string] | null
}

/** A competitor by name whose delegation is a question. */
export interface AwaitedEntrant {
  readonly name: string
  /** As written. */
  readonly organisation: string
}

export interface Competitor {
  readonly code: string
  readonly type: 'A' | 'T'
  readonly organisation: string | null
  readonly name: string
}

/** A match of a pool whose table gives places. */
export interface MatchOfPool {
  readonly row: number
  readonly unit: string
  readonly sides: readonly Competitor[]
  readonly places: PlacesOfSides
}
