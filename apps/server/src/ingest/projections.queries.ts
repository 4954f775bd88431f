import type { ClientBase, Pool } from 'pg'

/** Every table that can be made again from the inbox. */
export const PROJECTIONS = [
  'fact_unit',
  'fact_session',
  'fact_participant',
  'fact_team',
  'fact_entry',
  'fact_result_list',
  'fact_result',
  'fact_medal_list',
  'fact_medal',
  'fact_standing',
  'fact_code',
  'fact_document',
  'report',
  'event_type',
  'unit',
  'unit_forecast',
  'competitor',
  'appearance',
  'medal_table',
] as const

export async function dropProjections(tx: ClientBase): Promise<void> {
  await tx.query(`delete from setting where key = 'competition_code'`)
  for (const table of PROJECTIONS) await tx.query(`delete from ${table}`)
  await tx.query(
    `update inbox set verdict = 'pending', reason = null, warnings = '[]' where verdict not in ('withdrawn', 'held')`,
  )
}

/** What of a row depends on when its message arrived. */
const MESSAGE_IDS = ['message_id', 'schedule_message_id', 'result_message_id']
/** What of a row depends on how many messages preceded its own. */
const VERSIONS = ['version', 'precedence', 'corrected', 'correction']

/**
 * A digest of each projection's rows, whatever order they lie in: two databases that show the same have the same digests. Message
 * ids and versions count only on request. A report's file counts by its digest.
 */
export async function projectionDigests(
  q: ClientBase | Pool,
  { withMessageIds = true, withVersions = true } = {},
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  const row = 'to_jsonb(t) - $1::text[]'
  const leftOut = [...(withMessageIds ? [] : MESSAGE_IDS), ...(withVersions ? [] : VERSIONS)]
  for (const table of PROJECTIONS) {
    const { rows } = await q.query<{ digest: string; n: number }>(
      `select md5(coalesce(string_agg(md5((${row})::text), '' order by md5((${row})::text)), '')) as digest,
         count(*)::int as n
       from ${table} t`,
      [leftOut],
    )
    digests[table] = `${rows[0]?.n} rows ${rows[0]?.digest}`
  }
  return digests
}

/** Events that have medals. */
export async function eventsWithMedals(tx: ClientBase): Promise<string[]> {
  const { rows } = await tx.query<{ event: string }>('select distinct event from fact_medal')
  return rows.map(({ event }) => event)
}
