import { NOT_KNOWN_YET } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface WaitingUnit {
  readonly code: string
  readonly event: string
  readonly start_at: Date | null
  /** When the newest message about it was stored; null: none was. */
  readonly received_at: Date | null
}

/** Units of a day that are shown as about to begin, and were to begin before an instant. */
export async function lateUnits(q: Statements, day: string, before: Date, limit: number): Promise<WaitingUnit[]> {
  const { rows } = await q.query<WaitingUnit>(
    `select u.code, u.event, u.start_at,
       (select m.received_at from inbox m where m.id = greatest(u.schedule_message_id, u.result_message_id)) as received_at
     from unit u
     where u.displayed and u.day = $1 and u.status in ('SCHEDULED', 'START_LIST', 'GETTING_READY') and u.start_at < $2
     order by u.start_at, u.code limit $3`,
    [day, before, limit],
  )
  return rows
}

export interface SilentUnit extends Omit<WaitingUnit, 'received_at'> {
  readonly received_at: Date
}

/** Units that are shown as running, of which nothing has come for so many seconds. */
export async function silentUnits(q: Statements, day: string, seconds: number, limit: number): Promise<SilentUnit[]> {
  const { rows } = await q.query<SilentUnit>(
    `select u.code, u.event, u.start_at, m.received_at
     from unit u join inbox m on m.id = coalesce(u.result_message_id, u.schedule_message_id)
     where u.displayed and u.day = $1 and u.status = 'RUNNING' and m.received_at < now() - make_interval(secs => $2)
     order by m.received_at, u.code limit $3`,
    [day, seconds, limit],
  )
  return rows
}

/** Figures of a day. */
export interface DayFigures {
  readonly live: number
  readonly late: number
  readonly finals: number
  readonly decided: number
  /** First and last day of the programme; null: there is none. */
  readonly first: string | null
  readonly last: string | null
}

/** What of a day is on, late (it was to begin before an instant) and decided. */
export async function dayFigures(q: Statements, day: string, before: Date): Promise<DayFigures> {
  const { rows } = await q.query<DayFigures>(
    `select (count(*) filter (where day = $1 and status = 'RUNNING'))::int as live,
       (count(*) filter (where day = $1 and status in ('SCHEDULED', 'START_LIST', 'GETTING_READY') and start_at < $2))::int as late,
       (count(*) filter (where day = $1 and medal = 1 and status <> 'CANCELLED'))::int as finals,
       (count(*) filter (where day = $1 and medal = 1 and status <> 'CANCELLED'
         and exists (select from fact_medal m
           where m.event = unit.event and m.medal = 'gold' and m.competitor <> all($3))))::int as decided,
       min(day) as first, max(day) as last
     from unit where displayed`,
    [day, before, [...NOT_KNOWN_YET]],
  )
  return rows[0] ?? { live: 0, late: 0, finals: 0, decided: 0, first: null, last: null }
}

/** How many units of each discipline are shown as running, of which nothing has come for so many seconds. */
export async function silentCounts(q: Statements, day: string, seconds: number): Promise<Map<string, number>> {
  const { rows } = await q.query<{ discipline: string; count: number }>(
    `select u.discipline, count(*)::int as count
     from unit u join inbox m on m.id = coalesce(u.result_message_id, u.schedule_message_id)
     where u.displayed and u.day = $1 and u.status = 'RUNNING' and m.received_at < now() - make_interval(secs => $2)
     group by 1`,
    [day, seconds],
  )
  return new Map(rows.map(({ discipline, count }) => [discipline, count]))
}

export interface NextRow {
  readonly code: string
  readonly start_at: Date
}

/** The first units of the phases that are next to begin after an instant. */
export async function nextUnits(q: Statements, after: Date, limit: number): Promise<NextRow[]> {
  const { rows } = await q.query<NextRow>(
    `select code, start_at from (
       select distinct on (phase) code, start_at from unit
       where displayed and status in ('SCHEDULED', 'START_LIST', 'GETTING_READY') and start_at >= $1
       order by phase, start_at, code) first
     where start_at is not null order by start_at, code limit $2`,
    [after, limit],
  )
  return rows
}

/** A rejected message `m` is mended: a later one in its place, of its version or a higher one, could be read. Another competition's never is: keys say no competition. */
export const IS_MENDED = `(m.reason like 'other-competition:%') is not true and exists (select from inbox n where n.replacement_key = m.replacement_key and n.version >= m.version
  and n.id > m.id and n.verdict in ('applied', 'superseded'))`
/** A message `m` waits for somebody: it was rejected, nobody has left it so, and its source has not mended it. */
export const MESSAGE_WAITS = `m.verdict = 'rejected' and m.dismissed_at is null and not (${IS_MENDED})`

/** Messages of the last day, and the rejected ones that wait for somebody, whenever they came. */
export async function messageCounts(q: Statements): Promise<{ received: number; rejected: number }> {
  const { rows } = await q.query<{ received: number; rejected: number }>(
    `select (select count(*)::int from inbox where received_at > now() - interval '1 day') as received,
       (select count(*)::int from inbox m where ${MESSAGE_WAITS}) as rejected`,
  )
  return rows[0] ?? { received: 0, rejected: 0 }
}

type Sentiment = 'happy' | 'neutral' | 'sad'

/** How many have felt how in the last day. */
export async function moodOfLate(q: Statements): Promise<Record<Sentiment, number>> {
  const { rows } = await q.query<Record<Sentiment, number>>(
    `select (count(*) filter (where sentiment = 'happy'))::int as happy,
       (count(*) filter (where sentiment = 'neutral'))::int as neutral, (count(*) filter (where sentiment = 'sad'))::int as sad
     from feedback where sent_at > now() - interval '1 day'`,
  )
  return rows[0] ?? { happy: 0, neutral: 0, sad: 0 }
}

export interface SaidRow {
  readonly sentiment: Sentiment
  readonly suggestion: string
  readonly sent_at: Date
}

/** What was said of late, the newest first. */
export async function saidOfLate(q: Statements, limit: number): Promise<SaidRow[]> {
  const { rows } = await q.query<SaidRow>(
    `select sentiment, suggestion, sent_at from feedback where sent_at > now() - interval '1 day'
     order by sent_at desc, id limit $1`,
    [limit],
  )
  return rows
}

/** What was said to be done, and how it was then. */
export async function handledItems(q: Statements): Promise<Map<string, string>> {
  const { rows } = await q.query<{ item: string; state: string }>('select item, state from office_handled')
  return new Map(rows.map(({ item, state }) => [item, state]))
}

/** The state an item was said to be done in, locked until the end of the transaction; null: it was not. */
export async function lockedState(tx: ClientBase, item: string): Promise<string | null> {
  const { rows } = await tx.query<{ state: string }>('select state from office_handled where item = $1 for update', [
    item,
  ])
  return rows[0]?.state ?? null
}

export async function storeState(tx: ClientBase, item: string, state: string): Promise<void> {
  await tx.query(
    `insert into office_handled (item, state) values ($1, $2)
     on conflict (item) do update set state = excluded.state, at = now()`,
    [item, state],
  )
}

export async function deleteState(tx: ClientBase, item: string): Promise<void> {
  await tx.query('delete from office_handled where item = $1', [item])
}
