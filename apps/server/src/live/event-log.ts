import type { Correction } from '@games/contract'
import { topics } from '@games/contract/live'
import { byText } from '@games/domain'
import type pg from 'pg'

/** Channel on which every node receives the newest number. */
export const EVENT_CHANNEL = 'games_events'

/** How many of the newest events the log stores. A follower with an older cursor has to refetch. */
export const MAX_LOGGED_EVENTS = 50_000

/** The topic of a change that may show anywhere, such as new names: every answer is made again, everybody refetches. */
export const EVERYTHING = topics.everything()

/**
 * A topic has changed. `ref` names the row of it that did (the unit's code for a schedule day); null means the whole of it.
 * `correction` says in the open that something announced before was taken back.
 */
export interface LogEvent {
  readonly topic: string
  readonly ref: string | null
  readonly correction: Correction | null
}

export interface NumberedEvent extends LogEvent {
  readonly seq: number
}

/** A pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>
}

/**
 * Writes the events of a transaction into the log and gives the number of the last one (the newest number there is when `events` is
 * empty). Numbers have no gaps and appear in commit order: the counter's row stays locked until the caller commits, so whoever arrives
 * next waits, and a reader who sees a number sees every lower one. To be called last in a READ COMMITTED transaction, since nobody
 * else gets a number meanwhile. Rows of one topic are numbered side by side, which lets the dispatcher send them as one event.
 */
export async function appendEvents(tx: Queryable, events: readonly LogEvent[]): Promise<number> {
  if (events.length === 0) return headSeq(tx)
  const byTopic = [...events].sort((a, b) => byText(a.topic, b.topic))
  const { rows } = await tx.query<{ last: number }>(
    `with counter as (
       update event_counter set seq = seq + $1 returning seq as last
     ), written as (
       insert into event_log (seq, topic, ref, correction)
       select counter.last - $1 + event.position, event.topic, event.ref, event.correction::jsonb
       from counter, unnest($2::text[], $3::text[], $4::text[]) with ordinality as event (topic, ref, correction, position)
     )
     select last, pg_notify('${EVENT_CHANNEL}', last::text) from counter`,
    [
      byTopic.length,
      byTopic.map((event) => event.topic),
      byTopic.map((event) => event.ref),
      byTopic.map((event) => event.correction && JSON.stringify(event.correction)),
    ],
  )
  const [row] = rows
  if (!row) throw new Error('event_counter has no row: migrations have not run')
  return row.last
}

/** Events numbered above `after` up to `until`, ascending, at most `limit` of them. */
export async function readEvents(
  q: Queryable,
  after: number,
  until: number,
  limit = MAX_LOGGED_EVENTS,
): Promise<NumberedEvent[]> {
  const { rows } = await q.query<NumberedEvent>(
    'select seq, topic, ref, correction from event_log where seq > $1 and seq <= $2 order by seq limit $3',
    [after, until, limit],
  )
  return rows
}

/** Like readEvents, of these topics only. */
export async function readTopicEvents(
  q: Queryable,
  of: readonly string[],
  after: number,
  until: number,
): Promise<NumberedEvent[]> {
  const { rows } = await q.query<NumberedEvent>(
    'select seq, topic, ref, correction from event_log where topic = any($1) and seq > $2 and seq <= $3 order by seq',
    [of, after, until],
  )
  return rows
}

/** The newest number handed out by a committed transaction; 0 before the first. */
export async function headSeq(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ seq: number }>('select seq from event_counter')
  if (!rows[0]) throw new Error('event_counter has no row: migrations have not run')
  return rows[0].seq
}

/** The oldest number still in the log; the next number when it is empty. A cursor below `oldest − 1` has missed events. */
export async function oldestSeq(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ oldest: number | null }>(
    'select coalesce((select min(seq) from event_log), (select seq + 1 from event_counter)) as oldest',
  )
  return rows[0]?.oldest ?? 0
}

/** Deletes all but the newest `mostEvents` events and gives how many were deleted. Any node may do it at any time. */
export async function pruneEvents(q: Queryable, mostEvents = MAX_LOGGED_EVENTS): Promise<number> {
  const { rowCount } = await q.query('delete from event_log where seq <= (select seq from event_counter) - $1', [
    mostEvents,
  ])
  return rowCount ?? 0
}
