/** A figure, a name or a mark, with a quieter line below it. */
export interface Cell {
  readonly text: string
  readonly note?: string
  readonly bold?: boolean
  /** Struck over: a time that is no more. */
  readonly before?: string
}

export interface Column {
  readonly label: string
  readonly align?: 'left' | 'right' | 'center'
  /** Takes what room the others leave. */
  readonly grows?: boolean
  /** A box to be filled in by hand, this wide in points. */
  readonly box?: number
  /** The column that says what a row is about. */
  readonly names?: boolean
}

export interface TableBlock {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Two sides and the score between them. */
export interface ScoreBlock {
  readonly kind: 'score'
  readonly home: string
  readonly away: string
  /** "3 × 1"; null where there is none yet. */
  readonly score: string | null
}

export type Block =
  | TableBlock
  | ScoreBlock
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly strong?: boolean }

/**
 * A book before it is set: what it says, in its language and in order, without a measure of paper. Plain values only, since it goes to
 * another thread.
 */
export interface Sheet {
  /** BCP 47. */
  readonly language: string
  readonly games: string
  /** What kind of book it is: "Resultado". */
  readonly kind: string
  readonly title: string
  /** Below the title: what it belongs to, where and when. */
  readonly lines: readonly string[]
  /** A word that stands out beside the title: "Oficial". */
  readonly status: string | null
  /** Of when it is, or in whose time it is written. */
  readonly asOf: string | null
  /** The newest data in it, ISO: the file's own date, so that the same data give the same bytes. Null: unknown. */
  readonly madeFrom: string | null
  /** "página {page} de {pages}". */
  readonly page: string
  /** Where the same stands newer: its address, and what to say of it. */
  readonly live: { readonly address: string; readonly label: string }
  readonly blocks: readonly Block[]
}
