/** Words that a pattern finds and that are right where they are. An exception without a finding fails the check: delete it. */
export interface Exception {
  /** The beginning of a file's path or of `commit <hash>`. */
  readonly place: string
  /** The words, as the check prints them. */
  readonly words: string
  readonly reason: string
}

export const EXCEPTIONS: readonly Exception[] = []
