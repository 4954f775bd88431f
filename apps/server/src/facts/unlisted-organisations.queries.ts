import { UNLISTED_ORGANISATIONS } from '@games/domain'
import type { Statements } from './reading.ts'

/** Organisations without a row in the medal table: the organiser's setting, else what is usual (ODF §10). */
export async function unlistedOrganisations(tx: Statements): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ value: string[] }>(`select value from setting where key = 'unlisted_organisations'`)
  return rows[0] ? new Set(rows[0].value) : UNLISTED_ORGANISATIONS
}
