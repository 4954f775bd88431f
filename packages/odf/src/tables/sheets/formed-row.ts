import type { RawRow } from '../records.ts'

/** A meaning of a row that can have several. */
export interface Meaning {
  readonly code: string
  /** In the words of the sheet. */
  readonly name: string
  /** The cells of the row in this meaning; absent: its own. */
  readonly cells?: readonly string[]
}

/** A choice of the organiser before a row is read. Rows with the same `key` share the answer. */
export interface Doubt {
  readonly key: string
  readonly written: string
  readonly meanings: readonly Meaning[]
}

/** The place that a sheet gives a competitor of a pool, and its cell (`K4`). */
export interface GivenPlace {
  readonly place: number
  readonly cell: string
}

/** The places of both sides of a match in the table of their pool. `key`: of that table; `matches`: the number of its matches. */
export interface PlacesOfSides {
  readonly key: string
  readonly matches: number
  readonly given: readonly [GivenPlace | null, GivenPlace | null]
}

/** A row of a table that is known by its form. Its cells may be parts of those of the sheet. */
export interface FormedRow extends RawRow {
  /** Lines with one cell above it, the nearest last. */
  readonly under: readonly string[]
  /** The column of the sheet of each cell; null: no single one. Absent: its own. */
  readonly columns?: readonly (number | null)[]
  readonly doubts?: readonly Doubt[]
  readonly places?: PlacesOfSides
  /** Whether the row also states the time and court of its match, for the programme. */
  readonly isPlaced?: boolean
  /** Whether a line between the rows of its event says that it is of a guest: `Hors concours`. */
  readonly isGuest?: boolean
}
