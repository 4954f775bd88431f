import type { Statements } from './reading.ts'

/** What messages of their own contain of a match (34 characters): its actions, else its statistics; null where none does, or empty ones. */
export async function matchDocumentsOf(tx: Statements, unit: string): Promise<'plays' | 'statistics' | null> {
  const { rows } = await tx.query<{ plays: boolean }>(
    `select document_type = 'DT_PLAY_BY_PLAY' as plays from fact_document
     where code = $1 and (document_type = 'DT_PLAY_BY_PLAY' and fact #> '{actions,0}' is not null
       or document_type = 'DT_STATS' and fact #> '{competitors,0}' is not null)
     order by document_type limit 1`,
    [unit],
  )
  return rows[0] ? (rows[0].plays ? 'plays' : 'statistics') : null
}
