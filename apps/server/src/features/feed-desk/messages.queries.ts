import type { FEED_VERDICTS } from '@games/contract'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import { IS_MENDED, MESSAGE_WAITS } from '../office-home/index.ts'

export interface MessageRow {
  readonly id: number
  readonly received_at: Date
  readonly source: string | null
  readonly verdict: (typeof FEED_VERDICTS)[number]
  readonly reason: string | null
  readonly document_type: string | null
  readonly document_code: string | null
  readonly version: number | null
  readonly warnings: number
  readonly dismissed: boolean
  readonly mended: boolean
}

const COLUMNS = `m.id, m.received_at, (select s.name from feed_source s where s.id = m.source_id) as source, m.verdict, m.reason,
  m.document_type, m.document_code, m.version, coalesce(jsonb_array_length(m.warnings), 0) as warnings, m.dismissed_at is not null as dismissed,
  m.verdict = 'rejected' and ${IS_MENDED} as mended`

/** What messages are wanted; null: of whatever verdict, discipline, source. */
export interface WantedMessages {
  readonly verdict: string | null
  readonly discipline: string | null
  readonly source: number | null
  /** Numbers below this one; null: the newest. */
  readonly below: number | null
}

/** Newest first. Rejected ones that wait for nobody stand with the others only where no verdict is asked for. */
export async function messageRows(q: Statements, wanted: WantedMessages, limit: number): Promise<MessageRow[]> {
  const { rows } = await q.query<MessageRow>(
    `select ${COLUMNS} from inbox m
     where ($1::text is null or m.verdict = $1 and (m.verdict <> 'rejected' or ${MESSAGE_WAITS}))
       and ($2::text is null or m.document_code like $2 || '%')
       and ($3::integer is null or m.source_id = $3)
       and ($4::bigint is null or m.id < $4)
     order by m.id desc limit $5`,
    [wanted.verdict, wanted.discipline, wanted.source, wanted.below, limit],
  )
  return rows
}

/** Rejected messages that wait for somebody. */
export async function countRejected(q: Statements): Promise<number> {
  const { rows } = await q.query<{ n: number }>(`select count(*)::int as n from inbox m where ${MESSAGE_WAITS}`)
  return rows[0]?.n ?? 0
}

/** How many rejected messages wait for somebody, the number of the newest (0: there is none) and when the oldest came. */
export async function rejectedState(
  q: Statements,
): Promise<{ readonly count: number; readonly newest: number; readonly since: Date | null }> {
  const { rows } = await q.query<{ count: number; newest: number; since: Date | null }>(
    `select count(*)::int as count, coalesce(max(id), 0)::float8 as newest, min(received_at) as since
     from inbox m where ${MESSAGE_WAITS}`,
  )
  return rows[0] ?? { count: 0, newest: 0, since: null }
}

/** When the newest message of all was stored; null: none was. */
export async function newestAt(q: Statements): Promise<Date | null> {
  const { rows } = await q.query<{ received_at: Date }>('select received_at from inbox order by id desc limit 1')
  return rows[0]?.received_at ?? null
}

export interface WholeMessageRow extends MessageRow {
  readonly body: Uint8Array
  readonly said: readonly string[]
  readonly replacement_key: string | null
}

export async function wholeMessage(q: Statements, id: number): Promise<WholeMessageRow | null> {
  const { rows } = await q.query<WholeMessageRow>(
    `select ${COLUMNS}, m.body, m.warnings as said, m.replacement_key from inbox m where m.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Messages of one document, newest first. */
export async function historyRows(q: Statements, key: string, limit: number): Promise<MessageRow[]> {
  const { rows } = await q.query<MessageRow>(
    `select ${COLUMNS} from inbox m where m.replacement_key = $1 order by m.version desc, m.id desc limit $2`,
    [key, limit],
  )
  return rows
}

export interface RateRow {
  readonly discipline: string
  /** In the last five minutes. */
  readonly of_late: number
  readonly last_at: Date
}

/** How many messages each discipline has sent of late, and when the last one came; of the last hour. */
export async function rateRows(q: Statements): Promise<RateRow[]> {
  const { rows } = await q.query<RateRow>(
    `select left(document_code, 3) as discipline,
       (count(*) filter (where received_at > now() - interval '5 minutes'))::int as of_late, max(received_at) as last_at
     from inbox where received_at > now() - interval '1 hour' and document_code ~ '^[A-Z0-9]{3}' group by 1 order by 1`,
  )
  return rows
}

/** How many units of each discipline are shown as running. */
export async function runningRows(q: Statements): Promise<{ discipline: string; running: number }[]> {
  const { rows } = await q.query<{ discipline: string; running: number }>(
    `select discipline, count(*)::int as running from unit where displayed and status = 'RUNNING' group by 1 order by 1`,
  )
  return rows
}

export interface InboxCounts {
  readonly received: number
  readonly pending: number
  readonly held: number
}

/** Messages of the last day, those that wait, and those that wait for their source. */
export async function inboxCounts(q: Statements): Promise<InboxCounts> {
  const { rows } = await q.query<InboxCounts>(
    `select (select count(*)::int from inbox where received_at > now() - interval '1 day') as received,
       (select count(*)::int from inbox where verdict = 'pending') as pending,
       (select count(*)::int from inbox where verdict = 'held') as held`,
  )
  return rows[0] ?? { received: 0, pending: 0, held: 0 }
}

export interface RejectedRow {
  readonly reason: string | null
  readonly dismissed: boolean
}

/** A rejected message, locked until the end of the transaction; null: there is none of that number, or it is not rejected. */
export async function lockRejected(tx: ClientBase, id: number): Promise<RejectedRow | null> {
  const { rows } = await tx.query<RejectedRow>(
    `select reason, dismissed_at is not null as dismissed from inbox where id = $1 and verdict = 'rejected' for update`,
    [id],
  )
  return rows[0] ?? null
}

/** The numbers of all rejected messages whose reason begins with a kind of fault. */
export async function rejectedOfKind(tx: ClientBase, kind: string): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from inbox where verdict = 'rejected' and starts_with(reason, $1) order by id for update`,
    [kind],
  )
  return rows.map(({ id }) => id)
}

/** Messages are to be decided again, and wait for nobody. */
export const decideAgain = (tx: ClientBase, ids: readonly number[]) =>
  tx.query(`update inbox set verdict = 'pending', reason = null, dismissed_at = null where id = any($1)`, [ids])

export const writeDismissed = (tx: ClientBase, id: number, dismissed: boolean) =>
  tx.query(`update inbox set dismissed_at = case when $2 then now() end where id = $1`, [id, dismissed])
