import type { FeedbackState, Sentiment } from '@games/contract'
import type { Locale, UserType } from '@games/domain'
import type { ClientBase, Pool } from 'pg'

export interface OfficeFeedbackRow {
  readonly id: string
  readonly sentiment: Sentiment
  readonly suggestion: string
  readonly locale: Locale
  readonly sent_at: Date
  readonly type: UserType | null
  readonly organisation: string | null
  readonly state: FeedbackState
  readonly passed_to: string | null
  readonly note: string | null
}

/** What feedbacks are wanted; null: any. `from` and `until`: instants, the later one not included. */
export interface WantedFeedback {
  readonly state: string | null
  readonly sentiment: string | null
  readonly from: string | null
  readonly until: string | null
  /** A pattern of LIKE. */
  readonly like: string | null
  /** Those that come after this one. */
  readonly after: string | null
}

/** Newest first. */
export async function officeFeedbackRows(
  q: ClientBase | Pool,
  wanted: WantedFeedback,
  limit: number,
): Promise<OfficeFeedbackRow[]> {
  const { rows } = await q.query<OfficeFeedbackRow>(
    `select f.id, sentiment, suggestion, f.locale, sent_at, account.type, account.organisation, state, passed_to, note
     from feedback f left join account on account.id = f.account_id
     where ($1::text is null or state = $1) and ($2::text is null or sentiment = $2)
       and ($3::timestamptz is null or sent_at >= $3) and ($4::timestamptz is null or sent_at < $4)
       and ($5::text is null or suggestion ilike $5)
       and ($6::uuid is null or (sent_at, f.id) < (select one.sent_at, one.id from feedback one where one.id = $6))
     order by sent_at desc, f.id desc limit $7`,
    [wanted.state, wanted.sentiment, wanted.from, wanted.until, wanted.like, wanted.after, limit],
  )
  return rows
}

/** Those that have at least two words in common with one, those with most first. */
export async function similarRows(q: ClientBase | Pool, id: string, limit: number): Promise<OfficeFeedbackRow[]> {
  const { rows } = await q.query<OfficeFeedbackRow>(
    `select f.id, f.sentiment, f.suggestion, f.locale, f.sent_at, account.type, account.organisation, f.state,
       f.passed_to, f.note
     from feedback one
     join feedback f on f.words && one.words and f.id <> one.id
     cross join lateral (
       select count(distinct word)::int as shared from unnest(f.words) word where word = any (one.words)
     ) common
     left join account on account.id = f.account_id
     where one.id = $1 and shared >= 2 order by shared desc, f.sent_at desc limit $2`,
    [id, limit],
  )
  return rows
}

export interface MoodRow {
  readonly day: string
  readonly sentiment: Sentiment
  readonly people: number
}

/** A day, from when until when: instants, the later one not included. */
export interface DaySpan {
  readonly day: string
  readonly from: string
  readonly until: string
}

/** How many felt how on each of these days. */
export async function moodRows(q: ClientBase | Pool, days: readonly DaySpan[]): Promise<MoodRow[]> {
  const { rows } = await q.query<MoodRow>(
    `select coalesce(asked.day, '') as day, sentiment, count(*)::int as people
     from jsonb_to_recordset($1) as asked (day text, "from" timestamptz, until timestamptz)
     join feedback on sent_at >= asked."from" and sent_at < asked.until group by 1, 2`,
    [JSON.stringify(days)],
  )
  return rows
}

export interface WaitingRow {
  readonly state: FeedbackState
  readonly sentiment: Sentiment
  readonly people: number
}

export async function waitingRows(q: ClientBase | Pool): Promise<WaitingRow[]> {
  const { rows } = await q.query<WaitingRow>(
    'select state, sentiment, count(*)::int as people from feedback group by state, sentiment',
  )
  return rows
}

/** The days of the programme. */
export async function programmeDays(q: ClientBase | Pool): Promise<string[]> {
  const { rows } = await q.query<{ day: string }>(
    `select distinct day::text as day from unit where day is not null order by day limit 60`,
  )
  return rows.map(({ day }) => day)
}

export interface HandledRow {
  readonly id: string
  readonly state: FeedbackState
  readonly passed_to: string | null
  readonly note: string | null
}

/** Feedbacks that nobody else handles until the end of the transaction. */
export async function lockFeedback(tx: ClientBase, ids: readonly string[]): Promise<HandledRow[]> {
  const { rows } = await tx.query<HandledRow>(
    'select id, state, passed_to, note from feedback where id = any ($1::uuid[]) order by id for update',
    [ids],
  )
  return rows
}

export async function writeHandled(tx: ClientBase, rows: readonly HandledRow[]): Promise<void> {
  await tx.query(
    `update feedback set state = given.state, passed_to = given.passed_to, note = given.note
     from jsonb_to_recordset($1) as given (id uuid, state text, passed_to text, note text)
     where feedback.id = given.id`,
    [JSON.stringify(rows)],
  )
}

export interface NewFeedbackState {
  readonly count: number
  readonly newest: string | null
  readonly since: Date | null
}

/** How many are new, since when, and which is the newest. */
export async function newFeedbackState(q: { query: ClientBase['query'] }): Promise<NewFeedbackState> {
  const { rows } = await q.query<NewFeedbackState>(
    `select count(*)::int as count, min(sent_at) as since,
       (select id::text from feedback where state = 'new' order by sent_at desc, id desc limit 1) as newest
     from feedback where state = 'new'`,
  )
  return rows[0] ?? { count: 0, newest: null, since: null }
}
