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

/** How many units of a day are running. */
export async function runningUnits(q: Statements, day: string): Promise<number> {
  const { rows } = await q.query<{ count: number }>(
    `select count(*)::int as count from unit where displayed and day = $1 and status = 'RUNNING'`,
    [day],
  )
  return rows[0]?.count ?? 0
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
