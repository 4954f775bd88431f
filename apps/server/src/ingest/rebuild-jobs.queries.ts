import type { ClientBase, Pool } from 'pg'

type Queryable = ClientBase | Pool

/** The rebuild that is not ended; null: there is none. */
export interface OpenRebuild {
  readonly id: number
  readonly discipline: string | null
  readonly attempts: number
}

export async function openRebuild(q: Queryable): Promise<OpenRebuild | null> {
  const { rows } = await q.query<OpenRebuild>('select id, discipline, attempts from rebuild where ended_at is null')
  return rows[0] ?? null
}

/** Gives the number of a rebuild that waits from now on; null: another is not ended. */
export async function insertRebuild(tx: ClientBase, discipline: string | null): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into rebuild (discipline) values ($1) on conflict do nothing returning id',
    [discipline],
  )
  return rows[0]?.id ?? null
}

export const writeAttempt = (q: Queryable, id: number) =>
  q.query(
    'update rebuild set attempts = attempts + 1, begun_at = now(), done = 0, total = 0 where id = $1 and ended_at is null',
    [id],
  )

/** Writes how far it is; gives whether it is to end. */
export async function writeProgress(q: Queryable, id: number, done: number, total: number): Promise<boolean> {
  const { rows } = await q.query<{ cancel_asked: boolean }>(
    'update rebuild set done = $2, total = $3 where id = $1 and ended_at is null returning cancel_asked',
    [id, done, total],
  )
  return rows[0]?.cancel_asked ?? true
}

/** Ends it as done; false: somebody wants it cancelled, or it has ended. */
export async function endDone(tx: ClientBase, id: number, replayed: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update rebuild set outcome = 'done', ended_at = clock_timestamp(), done = $2, total = $2
     where id = $1 and ended_at is null and not cancel_asked`,
    [id, replayed],
  )
  return rowCount === 1
}

export const endOtherwise = (q: Queryable, id: number, outcome: 'cancelled' | 'failed', reason: string | null) =>
  q.query('update rebuild set outcome = $2, reason = $3, ended_at = now() where id = $1 and ended_at is null', [
    id,
    outcome,
    reason,
  ])

/** Asks that it end; one that nobody has begun ends at once. Gives its discipline; undefined: there is none that is not ended. */
export async function askToCancel(tx: ClientBase, id: number): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ discipline: string | null }>(
    `update rebuild set cancel_asked = true, ended_at = case when attempts = 0 then now() end,
       outcome = case when attempts = 0 then 'cancelled' end
     where id = $1 and ended_at is null returning discipline`,
    [id],
  )
  return rows[0] ? rows[0].discipline : undefined
}

export interface RebuildRow {
  readonly id: number
  readonly discipline: string | null
  readonly asked_at: Date
  readonly begun_at: Date | null
  readonly done: number
  readonly total: number
  readonly cancel_asked: boolean
  readonly ended_at: Date | null
  readonly outcome: 'done' | 'cancelled' | 'failed' | null
  readonly reason: string | null
}

/** Newest first. */
export async function rebuildRows(q: Queryable, limit: number): Promise<RebuildRow[]> {
  const { rows } = await q.query<RebuildRow>(
    `select id, discipline, asked_at, begun_at, done, total, cancel_asked, ended_at, outcome, reason
     from rebuild order by id desc limit $1`,
    [limit],
  )
  return rows
}

/** Disciplines of which there are messages that were decided. */
export async function decidedDisciplines(q: Queryable): Promise<string[]> {
  const { rows } = await q.query<{ discipline: string }>(
    `select distinct left(document_code, 3) as discipline from inbox
     where document_code ~ '^[A-Z0-9]{3}' and verdict not in ('withdrawn', 'held', 'pending') order by 1`,
  )
  return rows.map(({ discipline }) => discipline)
}

/** Whether nobody else does the same, until the transaction ends. */
export async function isFirst(tx: ClientBase, lock: number): Promise<boolean> {
  const { rows } = await tx.query<{ first: boolean }>(
    'select coalesce(pg_try_advisory_xact_lock($1), false) as first',
    [lock],
  )
  return rows[0]?.first === true
}
