/** A way to win a bout. */
export interface Victory {
  /** Words of sheets for it, separated by `|`. */
  readonly words: string
  /** True if the winner has the greater score. */
  readonly isByScore?: true
  /** The mark of the loser (IRM), or of both sides that have lost. */
  readonly irm?: string
  /** True if both sides have lost. */
  readonly isLostByBoth?: true
}
/** By the code of the decision (UI/DECISION). */
export type Victories = Readonly<Record<string, Victory>>
