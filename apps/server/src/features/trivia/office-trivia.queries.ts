import type { Localized } from '@games/domain'
import type { ClientBase, Pool } from 'pg'

/** What of a trivia its first line has. */
export interface TriviaHead {
  readonly discipline: string
  readonly title: Localized
  readonly author: string
  readonly place: Localized | null
  readonly minutes: number
  readonly points: number
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly isDraft: boolean
}

export interface OfficeTriviaRow {
  readonly id: string
  readonly discipline: string
  readonly title: Localized
  readonly author: string
  readonly place: Localized | null
  readonly minutes: number
  readonly points: number
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly is_draft: boolean
  readonly version: number
  readonly question_count: number
  readonly unlocked: number
  readonly started: number
  readonly graded: number
  readonly in_time: number
}

/** All trivia, drafts too, or the one of an id; with how many have come how far. */
export async function officeTriviaRows(q: ClientBase | Pool, id: string | null): Promise<OfficeTriviaRow[]> {
  const { rows } = await q.query<OfficeTriviaRow>(
    `select id, discipline, title, author, place, minutes, points, opens_at, closes_at, is_draft, version,
       (select count(*) from trivia_question where trivia_id = id)::int as question_count,
       coalesce(unlocked, 0) as unlocked, coalesce(started, 0) as started, coalesce(graded, 0) as graded,
       coalesce(in_time, 0) as in_time
     from trivia left join (
       select trivia_id, count(*)::int as unlocked, count(started_at)::int as started, count(graded_at)::int as graded,
         count(submission_id)::int as in_time
       from trivia_entry where $1::text is null or trivia_id = $1 group by trivia_id
     ) entries on trivia_id = id
     where $1::text is null or id = $1 order by discipline, id`,
    [id],
  )
  return rows
}

/** A trivia that nobody else begins, sends, grades or writes until the end of the transaction; undefined: there is none. */
export async function lockOfficeTrivia(tx: ClientBase, id: string): Promise<OfficeTriviaRow | undefined> {
  await tx.query('select from trivia where id = $1 for update', [id])
  // anew, so that what was waited for is seen
  return (await officeTriviaRows(tx, id))[0]
}

/** Puts a new trivia in; false: its id is taken. */
export async function insertTrivia(tx: ClientBase, id: string, version: number, head: TriviaHead): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into trivia (id, version, discipline, title, author, place, minutes, points, opens_at, closes_at, is_draft)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
    [id, version, ...valuesOf(head)],
  )
  return rowCount === 1
}

export async function updateTrivia(tx: ClientBase, id: string, version: number, head: TriviaHead): Promise<void> {
  await tx.query(
    `update trivia set version = $2, discipline = $3, title = $4, author = $5, place = $6, minutes = $7, points = $8,
       opens_at = $9, closes_at = $10, is_draft = $11 where id = $1`,
    [id, version, ...valuesOf(head)],
  )
}

const valuesOf = (head: TriviaHead): unknown[] => [
  head.discipline,
  head.title,
  head.author,
  head.place,
  head.minutes,
  head.points,
  head.opensAt,
  head.closesAt,
  head.isDraft,
]

export async function deleteTrivia(tx: ClientBase, id: string): Promise<void> {
  await tx.query('delete from trivia where id = $1', [id])
}

export async function keepVersion(tx: ClientBase, id: string, version: number, content: unknown): Promise<void> {
  await tx.query(
    `insert into trivia_version (trivia_id, version, content) values ($1, $2, $3)
     on conflict (trivia_id, version) do nothing`,
    [id, version, JSON.stringify(content)],
  )
}

export async function versionOf(tx: ClientBase, id: string, version: number): Promise<unknown> {
  const { rows } = await tx.query<{ content: unknown }>(
    'select content from trivia_version where trivia_id = $1 and version = $2',
    [id, version],
  )
  return rows[0]?.content
}

/** The number of the newest version that was ever kept of an id; 0: none. */
export async function newestVersion(tx: ClientBase, id: string): Promise<number> {
  const { rows } = await tx.query<{ newest: number }>(
    'select coalesce(max(version), 0) as newest from trivia_version where trivia_id = $1',
    [id],
  )
  return rows[0]?.newest ?? 0
}

/** The newest line of the record about a trivia. */
export async function lastAction(tx: ClientBase, kind: string, id: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from office_action where subject_kind = $1 and subject_id = $2 order by id desc limit 1',
    [kind, id],
  )
  return rows[0]?.id ?? null
}

/**
 * Counts the right answers of all graded entries of a locked trivia anew and brings their points to it: a line of each ledger that says
 * by how much, `ref` being that correction's. Nobody is left with less than nothing. Gives how many accounts it changed.
 */
export async function recalculate(tx: ClientBase, id: string, ref: string): Promise<number> {
  // in one order, as everybody locks accounts, so that two corrections do not wait for each other
  await tx.query(
    `select from account where id in (select account_id from trivia_entry where trivia_id = $1 and graded_at is not null)
     order by id for update`,
    [id],
  )
  const { rows } = await tx.query<{ changed: number }>(
    `with now as (
       select e.account_id, account.points as before, e.points_earned,
         count(q.number)::int as right_answers,
         greatest(count(q.number)::int * t.points - coalesce(e.points_earned, 0), -account.points) as delta
       from trivia_entry e
       join trivia t on t.id = e.trivia_id
       join account on account.id = e.account_id
       left join trivia_answer a on a.account_id = e.account_id and a.trivia_id = e.trivia_id
       left join trivia_question q on q.trivia_id = a.trivia_id and q.number = a.number and q.answer = a.answer
       where e.trivia_id = $1 and e.graded_at is not null
       group by e.account_id, account.points, e.points_earned, t.points
     ), entries as (
       update trivia_entry e set right_answers = now.right_answers, points_earned = coalesce(e.points_earned, 0) + delta
       from now where e.account_id = now.account_id and e.trivia_id = $1
     ), lines as (
       insert into point_entry (account_id, reason, ref, points, balance)
       select account_id, 'correction', $2, delta, before + delta from now where delta <> 0
     ), accounts as (
       update account set points = before + delta from now where account.id = now.account_id and delta <> 0
       returning account.id
     )
     select count(*)::int as changed from accounts`,
    [id, ref],
  )
  return rows[0]?.changed ?? 0
}
