/** What decides which of the messages of one replacement key is in force (ODF §2). */
export interface Contender {
  readonly version: number
  /** It invalidates its version (ODF §2.5). */
  readonly isBare: boolean
  readonly resultStatus: string | null
}

/** Whether a message of this version is void, because another of the same key has invalidated it, before or after it came. */
export const isVoid = (entries: readonly Contender[], version: number): boolean =>
  entries.some((entry) => entry.isBare && entry.version === version)

/** Messages that have content and are not void, in the order given: best first, the first of them is in force. */
export const contenders = <E extends Contender>(entries: readonly E[]): E[] =>
  entries.filter((entry) => !entry.isBare && !isVoid(entries, entry.version))

/** An OFFICIAL below a version makes what is in force a correction (ODF §1, Note). */
export const hasEarlierOfficial = (entries: readonly Contender[], version: number): boolean =>
  contenders(entries).some((entry) => entry.version < version && entry.resultStatus === 'OFFICIAL')
