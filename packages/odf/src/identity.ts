import type { OdfHeader } from './message.ts'

export type BulkFamily = 'schedule' | 'participants' | 'teams'

const FAMILY_OF: Readonly<Record<string, BulkFamily>> = {
  DT_SCHEDULE: 'schedule',
  DT_SCHEDULE_UPDATE: 'schedule',
  DT_PARTIC: 'participants',
  DT_PARTIC_UPDATE: 'participants',
  DT_PARTIC_TEAMS: 'teams',
  DT_PARTIC_TEAMS_UPDATE: 'teams',
}

/** The family in which a new bulk discards the discipline's earlier updates (ODF §2.4), for bulk and update alike; null for others. */
export const bulkFamilyOf = (documentType: string): BulkFamily | null =>
  Object.hasOwn(FAMILY_OF, documentType) ? (FAMILY_OF[documentType] ?? null) : null

/** Whether versions do not replace each other because each message only replaces the elements it carries (ODF §2.3). */
export const isUpdate = (documentType: string): boolean =>
  bulkFamilyOf(documentType) !== null && documentType.endsWith('_UPDATE')

/**
 * What a higher Version replaces: the identity without CompetitionCode and Version as one string (ODF §2.2), parts kept apart by `|`. A database
 * holds one competition, whose code may be said after its first messages came (decision 0100).
 * A re-sync bulk (`SYNC`) replaces the plain bulk, so that subtype counts as absent for bulks (ODF §2.4).
 */
export function replacementKey(
  header: Pick<OdfHeader, 'documentCode' | 'documentSubcode' | 'documentType' | 'documentSubtype' | 'language'>,
): string {
  const resync =
    header.documentSubtype === 'SYNC' && bulkFamilyOf(header.documentType) !== null && !isUpdate(header.documentType)
  return [
    header.documentCode,
    header.documentSubcode,
    header.documentType,
    resync ? null : header.documentSubtype,
    header.language,
  ]
    .map((part) => (part ?? '').replaceAll('%', '%25').replaceAll('|', '%7C'))
    .join('|')
}

/** When the message was produced, local to the games: sortable digits, for showing and for audit. Never for "newest" (ODF §2.6). */
export const producedAt = (header: Pick<OdfHeader, 'date' | 'time'>): string => `${header.date}${header.time}`
