import type { Pool, PoolClient } from 'pg'

/** By it invented people are told from those who made themselves known; no address of that end is anybody's (RFC 2606). */
const PEOPLES = '@people.demo.invalid'

/** First day of the games that the people in the database are of; null: there are none. */
export async function peopleStart(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ start: string | null }>(
    `select value #>> '{}' as start from setting where key = 'demo_people'`,
  )
  return rows[0]?.start ?? null
}

export async function storePeopleStart(tx: PoolClient, start: string): Promise<void> {
  await tx.query(
    `insert into setting (key, value) values ('demo_people', to_jsonb($1::text))
     on conflict (key) do update set value = excluded.value`,
    [start],
  )
}

/** Deletes the invented people, and what they said. */
export async function deletePeople(tx: PoolClient): Promise<void> {
  await tx.query(`delete from feedback where account_id in (select id from account where email_key like '%' || $1)`, [
    PEOPLES,
  ])
  await tx.query(`delete from account where email_key like '%' || $1`, [PEOPLES])
  await tx.query(`delete from setting where key = 'demo_people'`)
}

export interface PersonRow {
  readonly username: string
  readonly username_key: string
  readonly type: string
  readonly organisation: string | null
  readonly points: number
}

/** Puts people in who are there since `since` and whose password nobody knows; who has a name that is taken is left out. */
export async function insertPeople(
  tx: PoolClient,
  people: readonly PersonRow[],
  { passwordHash, since }: { readonly passwordHash: string; readonly since: Date },
): Promise<void> {
  await tx.query(
    `insert into account (username, username_key, email, email_key, password_hash, type, organisation, points, created_at)
     select username, username_key, username_key || $2, username_key || $2, $3, type, organisation, points, $4
     from jsonb_to_recordset($1) as person (username text, username_key text, type text, organisation text, points int)
     on conflict (username_key) do nothing`,
    [JSON.stringify(people), PEOPLES, passwordHash, since],
  )
}

export interface EarnedRow {
  readonly username_key: string
  readonly reason: string
  readonly ref: string
  readonly points: number
  readonly balance: number
  readonly earned_at: Date
}

/** Puts lines into the people's ledgers, in this order. */
export async function insertEarned(tx: PoolClient, earned: readonly EarnedRow[]): Promise<void> {
  await tx.query(
    `insert into point_entry (account_id, reason, ref, points, balance, earned_at)
     select account.id, line.reason, line.ref, line.points, line.balance, line.earned_at
     from rows from (jsonb_to_recordset($1)
       as (username_key text, reason text, ref text, points int, balance int, earned_at timestamptz)) with ordinality
       as line (username_key, reason, ref, points, balance, earned_at, place)
     join account using (username_key) where account.email_key like '%' || $2 order by place`,
    [JSON.stringify(earned), PEOPLES],
  )
}

export interface FeedbackRow {
  readonly id: string
  readonly username_key: string
  readonly sentiment: string
  readonly suggestion: string
  readonly locale: string
  readonly sent_at: Date
}

/** Puts in what people think of the app. */
export async function insertFeedback(tx: PoolClient, rows: readonly FeedbackRow[]): Promise<void> {
  await tx.query(
    `insert into feedback (id, account_id, sentiment, suggestion, locale, sent_at)
     select given.id, account.id, given.sentiment, given.suggestion, given.locale, given.sent_at
     from jsonb_to_recordset($1)
       as given (id uuid, username_key text, sentiment text, suggestion text, locale text, sent_at timestamptz)
     join account using (username_key) where account.email_key like '%' || $2`,
    [JSON.stringify(rows), PEOPLES],
  )
}

/** Notes how the ranking stood when a day began, from what is in the ledgers: these people were there before the server was. */
export async function backdateRankingDay(tx: PoolClient, day: string, began: Date): Promise<void> {
  await tx.query(
    `insert into ranking_day (day, began_at) values ($1, $2)
     on conflict (day) do update set began_at = excluded.began_at`,
    [day, began],
  )
  await tx.query('delete from ranking_day_count where day = $1', [day])
  await tx.query(
    `insert into ranking_day_count (day, points, people)
     select $1, points, count(*)::int from (
       select coalesce((select balance from point_entry p where p.account_id = a.id and p.earned_at < $2
         order by id desc limit 1), 0) as points
       from account a where a.created_at < $2
     ) stood group by points`,
    [day, began],
  )
}
