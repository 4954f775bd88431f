import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** A state as the record has it: what JSON can say. */
export type RecordedState = Readonly<Record<string, unknown>>

export interface NewAction {
  readonly accountId: string | null
  readonly action: string
  readonly kind: string
  readonly subject: string
  readonly before: RecordedState | null
  readonly after: RecordedState | null
  readonly undoes: number | null
}

/** Adds a line and gives its number. */
export async function insertAction(tx: ClientBase, one: NewAction): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into office_action (account_id, action, subject_kind, subject_id, before, after, undoes)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [one.accountId, one.action, one.kind, one.subject, one.before, one.after, one.undoes],
  )
  const [line] = rows
  if (!line) throw new Error('a line of the record was not stored')
  return line.id
}

export interface ActionRow {
  readonly id: number
  readonly at: Date
  readonly who: string | null
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string
  readonly before: RecordedState | null
  readonly after: RecordedState | null
  readonly undoes: number | null
  readonly undone_by: number | null
}

/** What lines are wanted; null: of whomever, whatever, whenever. `from` and `until`: instants, the later one not included. */
export interface Wanted {
  readonly person: string | null
  readonly kind: string | null
  readonly subject: string | null
  readonly from: string | null
  readonly until: string | null
  /** Lines before this one; null: the newest. */
  readonly before: number | null
}

/** Newest first. */
export async function actionRows(q: Statements, wanted: Wanted, limit: number): Promise<ActionRow[]> {
  const { rows } = await q.query<ActionRow>(
    `select a.id, a.at, account.username as who, a.action, a.subject_kind, a.subject_id, a.before, a.after, a.undoes,
       (select u.id from office_action u where u.undoes = a.id) as undone_by
     from office_action a left join account on account.id = a.account_id
     where ($1::text is null or account.username = $1)
       and ($2::text is null or a.subject_kind = $2)
       and ($3::text is null or a.subject_id = $3)
       and ($4::timestamptz is null or a.at >= $4) and ($5::timestamptz is null or a.at < $5)
       and ($6::bigint is null or a.id < $6)
     order by a.id desc limit $7`,
    [wanted.person, wanted.kind, wanted.subject, wanted.from, wanted.until, wanted.before, limit],
  )
  return rows
}

/** Whoever has a line, by name. */
export async function recordedPeople(q: Statements): Promise<string[]> {
  const { rows } = await q.query<{ username: string }>(
    `select username from account
     where exists (select from office_action where account_id = account.id) order by username_key`,
  )
  return rows.map(({ username }) => username)
}

export async function recordedKinds(q: Statements): Promise<string[]> {
  const { rows } = await q.query<{ subject_kind: string }>(
    'select distinct subject_kind from office_action order by subject_kind',
  )
  return rows.map(({ subject_kind }) => subject_kind)
}

export interface RecordedAction {
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string
  readonly before: RecordedState | null
  readonly after: RecordedState | null
}

/** What a line says, which stays so; undefined: there is none. */
export async function actionById(q: ClientBase | Pool, id: number): Promise<RecordedAction | undefined> {
  const { rows } = await q.query<RecordedAction>(
    'select action, subject_kind, subject_id, before, after from office_action where id = $1',
    [id],
  )
  return rows[0]
}

/** Whether a line was undone; nobody else undoes it until the end of the transaction. */
export async function lockUndone(tx: ClientBase, id: number): Promise<boolean> {
  await tx.query('select from office_action where id = $1 for update', [id])
  const { rows } = await tx.query('select from office_action where undoes = $1', [id])
  return rows.length > 0
}
