import { topics } from '@games/contract/live'
import { disciplineOf } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'

/** A message that released a result or medallists, as it came. */
export interface ReleasedMessage {
  readonly body: Uint8Array
}

/** Releases looked back on; a source that sends more of one result is corrected beyond reading. */
const MOST = 30

/**
 * The releases of a replacement key that count (not void, rejected or repeated), in the order of their versions; none where there was but
 * one, which changed nothing. `statuses`: those of a release; null: every one. `announcedBy`: the topic that announces these releases.
 */
export async function releasesOf(
  tx: Reading,
  key: string,
  statuses: readonly string[] | null,
  announcedBy: string,
): Promise<ReleasedMessage[]> {
  const { rows } = await tx.from(announcedBy).query<ReleasedMessage>(
    `with released as (
       select version, produced, body, digest from inbox
       where replacement_key = $1 and verdict in ('applied', 'superseded') and not is_bare and ($2::text[] is null or result_status = any($2))
       order by version desc, produced desc, digest desc limit $3)
     select body from released where (select count(*) from released) > 1
     order by version, produced, digest`,
    [key, statuses, MOST],
  )
  return rows
}

/** The replacement keys of the unit's result and of the medallists of its event, where messages of them are in force. */
export async function releaseKeysOf(
  tx: Reading,
  code: string,
): Promise<{ readonly result: string | null; readonly medallists: string | null }> {
  const { rows } = await tx
    .from([topics.unit(code), topics.medals(`discipline:${disciplineOf(code)}`)])
    .query<{ result: string | null; medallists: string | null }>(
      `select (select replacement_key from fact_result_list where code = $1 and document_type = 'DT_RESULT'
             order by produced desc, replacement_key limit 1) as result,
            (select replacement_key from fact_medal_list where event = $2 order by produced desc, replacement_key limit 1)
             as medallists`,
      [code, code.slice(0, 22)],
    )
  return rows[0] ?? { result: null, medallists: null }
}
