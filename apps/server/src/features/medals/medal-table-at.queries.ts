import { topics } from '@games/contract/live'
import type { Contender } from '../../facts/precedence.ts'
import type { Reading } from '../../facts/reading.ts'
import { medalTopics } from './medals.queries.ts'

/** A message of medallists, or the invalidation of one (bare), as the inbox has it. */
export interface SentMedallists extends Contender {
  readonly key: string
  readonly digest: string
}

/** Messages of medallists produced up to an instant (`YYYY-MM-DDhhmmssfff`) that count or once did, the best of each key first; `scope` as in `medalLists`. */
export async function sentMedallists(tx: Reading, scope: string, upTo: string): Promise<SentMedallists[]> {
  const { rows } = await tx.from(medalTopics(scope)).query<SentMedallists>(
    `select replacement_key as key, version, result_status as "resultStatus", encode(digest, 'hex') as digest, is_bare as "isBare"
     from inbox
     where document_type = 'DT_MEDALLISTS' and verdict in ('applied', 'superseded', 'voided') and produced <= $1
       and replacement_key is not null and version is not null and is_bare is not null
     order by replacement_key, version desc, produced desc, inbox.digest desc`,
    [upTo],
  )
  return rows
}

/** What never changes: bytes by their digest. */
const NEVER: readonly string[] = []

/** The bytes of messages by their digests. */
export async function bodiesOf(tx: Reading, digests: readonly string[]): Promise<Map<string, Uint8Array>> {
  const { rows } = await tx.from(NEVER).query<{ digest: string; body: Uint8Array }>(
    `select distinct on (inbox.digest) encode(digest, 'hex') as digest, body from inbox
     where digest = any(select decode(d, 'hex') from unnest($1::text[]) d) order by inbox.digest, id`,
    [digests],
  )
  return new Map(rows.map(({ digest, body }) => [digest, body]))
}

/** The games' days of units, and of events by their gold medal unit, as they stand today. */
export async function medalDays(
  tx: Reading,
  units: readonly string[],
  events: readonly string[],
): Promise<{ readonly ofUnit: ReadonlyMap<string, string>; readonly ofEvent: ReadonlyMap<string, string> }> {
  const { rows: byUnit } = await tx
    .from(topics.days())
    .query<{ code: string; day: string }>('select code, day from unit where code = any($1) and day is not null', [
      units,
    ])
  const { rows: byEvent } = await tx
    .from(topics.days())
    .query<{ event: string; day: string }>(
      'select event, max(day) as day from unit where event = any($1) and medal = 1 and day is not null group by event',
      [events],
    )
  return {
    ofUnit: new Map(byUnit.map(({ code, day }) => [code, day])),
    ofEvent: new Map(byEvent.map(({ event, day }) => [event, day])),
  }
}
