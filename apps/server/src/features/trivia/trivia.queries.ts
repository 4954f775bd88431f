import type { Localized, QuestionKind, TriviaAnswer } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface TriviaRow {
  readonly id: string
  readonly discipline: string
  readonly title: Localized
  readonly author: string
  readonly place: Localized | null
  readonly minutes: number
  readonly points: number
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly kinds: readonly string[]
  readonly question_count: number
}

/** All trivia but drafts, or the one of an id, by discipline. Nothing of their questions but how many, and of which kinds. */
export async function triviaRows(q: ClientBase | Pool, id: string | null): Promise<TriviaRow[]> {
  const { rows } = await q.query<TriviaRow>(
    `select id, discipline, title, author, place, minutes, points, opens_at, closes_at,
       coalesce((select array_agg(distinct kind order by kind) from trivia_question where trivia_id = id), '{}') as kinds,
       (select count(*) from trivia_question where trivia_id = id)::int as question_count
     from trivia where not is_draft and ($1::text is null or id = $1) order by discipline, id`,
    [id],
  )
  return rows
}

export interface EntryRow {
  readonly trivia_id: string
  readonly started_at: Date | null
  readonly ends_at: Date | null
  readonly remaining_ms: number | null
  readonly graded_at: Date | null
  readonly submission_id: string | null
  readonly right_answers: number | null
  readonly points_earned: number | null
  readonly answered: number
}

/** An account's entries, or the one of a trivia, with the milliseconds left by the database's clock: none or less: time is over. */
export async function entryRows(q: ClientBase | Pool, accountId: string, id: string | null): Promise<EntryRow[]> {
  const { rows } = await q.query<EntryRow>(
    `select trivia_id, started_at, ends_at, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::int as remaining_ms,
       graded_at, submission_id, right_answers, points_earned,
       (select count(*) from trivia_answer a where a.account_id = e.account_id and a.trivia_id = e.trivia_id)::int as answered
     from trivia_entry e where account_id = $1 and ($2::text is null or trivia_id = $2)`,
    [accountId, id],
  )
  return rows
}

/** An entry, after everything that was done to it before; null: nothing has unlocked the trivia. */
export async function lockEntry(tx: ClientBase, accountId: string, id: string): Promise<EntryRow | null> {
  await tx.query('select from trivia_entry where account_id = $1 and trivia_id = $2 for update', [accountId, id])
  // anew, so that the time is the one after the lock was waited for
  const [entry] = await entryRows(tx, accountId, id)
  return entry ?? null
}

/** Before everything else that begins or grades: nobody writes the trivia anew until the end of the transaction. */
export async function holdTrivia(tx: ClientBase, id: string): Promise<void> {
  await tx.query('select from trivia where id = $1 for share', [id])
}

/** Before an entry is locked to be graded: points lock the account, and whoever deletes it locks it first. */
export async function lockAccount(tx: ClientBase, accountId: string): Promise<void> {
  await tx.query('select from account where id = $1 for update', [accountId])
}

export async function unlockTrivia(q: ClientBase | Pool, accountId: string, id: string): Promise<void> {
  await q.query(
    `insert into trivia_entry (account_id, trivia_id)
     select $1, id from trivia where id = $2 and not is_draft for key share
     on conflict (account_id, trivia_id) do nothing`,
    [accountId, id],
  )
}

export async function startClock(tx: ClientBase, accountId: string, id: string): Promise<void> {
  await tx.query(
    `update trivia_entry e set started_at = at, ends_at = at + t.minutes * interval '1 minute'
     from (select clock_timestamp() as at) now, trivia t
     where e.account_id = $1 and e.trivia_id = $2 and t.id = e.trivia_id and e.started_at is null`,
    [accountId, id],
  )
}

export interface QuestionRow {
  readonly number: number
  readonly kind: QuestionKind
  readonly text: Localized
  readonly options: readonly { readonly id: string; readonly text?: Localized; readonly pictogram?: string }[]
  readonly answer: TriviaAnswer
  readonly explanation: Localized | null
}

/** The questions of a trivia with their right answers. */
export async function questionRows(q: ClientBase | Pool, id: string): Promise<QuestionRow[]> {
  const { rows } = await q.query<QuestionRow>(
    `select number, kind, text, options, answer, explanation from trivia_question where trivia_id = $1 order by number`,
    [id],
  )
  return rows
}

export async function answersOf(
  q: ClientBase | Pool,
  accountId: string,
  id: string,
): Promise<ReadonlyMap<number, TriviaAnswer>> {
  const { rows } = await q.query<{ number: number; answer: TriviaAnswer }>(
    'select number, answer from trivia_answer where account_id = $1 and trivia_id = $2',
    [accountId, id],
  )
  return new Map(rows.map(({ number, answer }) => [number, answer]))
}

export async function saveAnswer(
  tx: ClientBase,
  accountId: string,
  id: string,
  { number, answer }: { readonly number: number; readonly answer: TriviaAnswer },
): Promise<void> {
  await tx.query(
    `insert into trivia_answer (account_id, trivia_id, number, answer) values ($1, $2, $3, $4)
     on conflict (account_id, trivia_id, number) do update set answer = excluded.answer, saved_at = now()`,
    [accountId, id, number, JSON.stringify(answer)],
  )
}

export async function closeEntry(
  tx: ClientBase,
  accountId: string,
  id: string,
  graded: { readonly submissionId: string | null; readonly right: number; readonly points: number },
): Promise<void> {
  await tx.query(
    `update trivia_entry set graded_at = clock_timestamp(), submission_id = $3, right_answers = $4, points_earned = $5
     where account_id = $1 and trivia_id = $2`,
    [accountId, id, graded.submissionId, graded.right, graded.points],
  )
}

/** Entries whose time is over and that are not graded yet: an account's, or (null) everybody's, `most` of them. */
export async function overdueEntries(
  q: ClientBase | Pool,
  accountId: string | null,
  most: number,
): Promise<{ readonly account_id: string; readonly trivia_id: string }[]> {
  const { rows } = await q.query<{ account_id: string; trivia_id: string }>(
    `select account_id, trivia_id from trivia_entry
     where graded_at is null and ends_at <= clock_timestamp() and ($1::uuid is null or account_id = $1)
     order by ends_at limit $2`,
    [accountId, most],
  )
  return rows
}

/** Minutes that codes hold (setting `trivia_code_minutes`); null: without an end. */
export async function codeMinutes(q: ClientBase | Pool): Promise<number | null> {
  const { rows } = await q.query<{ value: unknown }>(`select value from setting where key = 'trivia_code_minutes'`)
  const value = rows[0]?.value
  return typeof value === 'number' && value > 0 ? value : null
}

export async function triviaIds(q: ClientBase | Pool): Promise<string[]> {
  const { rows } = await q.query<{ id: string }>('select id from trivia where not is_draft order by id')
  return rows.map(({ id }) => id)
}

export interface OwnEntryRow {
  readonly trivia_id: string
  readonly unlocked_at: Date
  readonly started_at: Date | null
  readonly graded_at: Date | null
  readonly right_answers: number | null
  readonly points_earned: number | null
}

/** All that an account has unlocked, by the trivia's id. */
export async function ownEntryRows(q: Statements, accountId: string): Promise<OwnEntryRow[]> {
  const { rows } = await q.query<OwnEntryRow>(
    `select trivia_id, unlocked_at, started_at, graded_at, right_answers, points_earned from trivia_entry
     where account_id = $1 order by trivia_id`,
    [accountId],
  )
  return rows
}

export interface OwnAnswerRow {
  readonly trivia_id: string
  readonly number: number
  readonly answer: TriviaAnswer
  readonly saved_at: Date
}

/** All that an account has answered, by trivia and number. */
export async function ownAnswerRows(q: Statements, accountId: string): Promise<OwnAnswerRow[]> {
  const { rows } = await q.query<OwnAnswerRow>(
    'select trivia_id, number, answer, saved_at from trivia_answer where account_id = $1 order by trivia_id, number',
    [accountId],
  )
  return rows
}
