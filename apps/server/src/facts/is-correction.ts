import type { OdfHeader } from '@games/odf'

/**
 * Whether a message in force corrects what was published before (ODF §1, Note): it explains itself, or an OFFICIAL stands below its
 * version. A protest takes nothing back yet: the status says it, and the note stands beside it.
 */
export const isCorrection = (
  { resultStatus }: Pick<OdfHeader, 'resultStatus'>,
  notes: readonly string[],
  afterOfficial: boolean,
): boolean => resultStatus !== 'PROTESTED' && ((afterOfficial && resultStatus !== null) || notes.length > 0)
