import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../facts/reading.ts'

/** A demo that was wiped: it does not come back. */
export interface DemoOver {
  readonly at: string
  /** First day of its games. */
  readonly start: string
  /** Whose messages are refused from then on; null: none had come. */
  readonly competition: string | null
}

export async function demoOver(q: ClientBase | Pool): Promise<DemoOver | null> {
  const { rows } = await q.query<DemoOver>(
    `select coalesce(value ->> 'at', '') as at, coalesce(value ->> 'start', '') as start,
       value ->> 'competition' as competition
     from setting where key = 'demo_over'`,
  )
  return rows[0] ?? null
}

/** Notes that the demo is over, and forgets that there was one. */
export async function storeDemoOver(tx: ClientBase): Promise<void> {
  await tx.query(
    `insert into setting (key, value)
     select 'demo_over', jsonb_build_object('at', now(), 'start', (select value from setting where key = 'demo_start'),
       'competition', (select value #>> '{}' from setting where key = 'competition_code'))
     on conflict (key) do update set value = excluded.value`,
  )
  await tx.query(`delete from setting where key = 'demo_start'`)
}

/** What of a demo there is, by what it is known by. */
export interface DemoMarks {
  readonly contentIds: readonly string[]
  readonly triviaIds: readonly string[]
  readonly usernameKeys: readonly string[]
  readonly emailKeys: readonly string[]
  /** With how each is as the demo puts it in. */
  readonly places: readonly { readonly code: string }[]
}

/** How much there is of what the demo made, and of what somebody else made beside it. */
export interface DemoFigures {
  readonly messages: number
  readonly accounts: number
  readonly feedback: number
  readonly trivia: number
  readonly content: number
  readonly venues: number
  readonly own_accounts: number
  readonly own_content: number
  readonly own_admins: number
}

const DEMO_ACCOUNTS = `(email_key like '%@people.demo.invalid' or (username_key = any($3) and email_key = any($4)))`
const UNCHANGED_PLACES = `select p.code from venue_place p
   join jsonb_populate_recordset(null::venue_place, $5::jsonb) made on to_jsonb(made) = to_jsonb(p)`
/** Content that somebody has written in is theirs. */
const UNTOUCHED = 'version = 1'

const valuesOf = ({ contentIds, triviaIds, usernameKeys, emailKeys, places }: DemoMarks) => [
  contentIds,
  triviaIds,
  usernameKeys,
  emailKeys,
  JSON.stringify(places),
]

export async function demoFigures(q: Statements, marks: DemoMarks): Promise<DemoFigures> {
  const { rows } = await q.query<DemoFigures>(
    `select
       (select count(*)::int from inbox
        where competition_code = (select value #>> '{}' from setting where key = 'competition_code')) as messages,
       (select count(*)::int from account where ${DEMO_ACCOUNTS}) as accounts,
       (select count(*)::int from feedback where account_id in (select id from account where ${DEMO_ACCOUNTS})) as feedback,
       (select count(*)::int from trivia where id = any($2)) as trivia,
       (select count(*)::int from content_item where id = any($1) and ${UNTOUCHED}) as content,
       (select count(*)::int from (${UNCHANGED_PLACES}) p) as venues,
       (select count(*)::int from account where not ${DEMO_ACCOUNTS}) as own_accounts,
       (select count(*)::int from content_item where not (id = any($1) and ${UNTOUCHED})) as own_content,
       (select count(*)::int from account where role = 'admin' and blocked_at is null and not ${DEMO_ACCOUNTS}) as own_admins`,
    valuesOf(marks),
  )
  const [row] = rows
  if (!row) throw new Error('a select of figures has one row')
  return row
}

/** Whether an account is one that the demo made. */
export async function isDemoAccount(tx: ClientBase, id: string, marks: DemoMarks): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from account where id = $1 and (email_key like '%@people.demo.invalid' or (username_key = any($2) and email_key = any($3)))`,
    [id, marks.usernameKeys, marks.emailKeys],
  )
  return rowCount !== 0
}

/** Deletes what the demo put in beside its messages. What is not there any more is no fault: it may be done again. */
export async function deleteDemoThings(tx: ClientBase, marks: DemoMarks): Promise<void> {
  const { contentIds, triviaIds, usernameKeys, emailKeys, places } = marks
  const demoAccounts = `(email_key like '%@people.demo.invalid' or (username_key = any($1) and email_key = any($2)))`
  const accounts = [usernameKeys, emailKeys]
  await tx.query(`delete from feedback where account_id in (select id from account where ${demoAccounts})`, accounts)
  await tx.query(`delete from account where ${demoAccounts}`, accounts)
  await tx.query(`delete from setting where key = 'demo_people'`)
  // what people of the organiser earned by the demo's questions
  await tx.query(
    `delete from point_entry where reason in ('trivia', 'correction') and split_part(ref, '/', 1) = any($1)`,
    [triviaIds],
  )
  await tx.query(
    `update point_entry e set balance = greatest(0, after.balance) from (
       select id, sum(points) over (partition by account_id order by id) as balance from point_entry) after
     where after.id = e.id and greatest(0, after.balance) <> e.balance`,
  )
  await tx.query(
    `update account a set points = held.points from (
       select account.id, greatest(0, coalesce(sum(e.points), 0)) as points
       from account left join point_entry e on e.account_id = account.id group by account.id) held
     where held.id = a.id and held.points <> a.points`,
  )
  await tx.query('delete from trivia where id = any($1)', [triviaIds])
  // files are kept for whom their row of use names
  await tx.query(
    `delete from file_use where owner in (select id from content_item where id = any($1) and ${UNTOUCHED})`,
    [contentIds],
  )
  await tx.query(`delete from content_item where id = any($1) and ${UNTOUCHED}`, [contentIds])
  await tx.query(
    `delete from venue_place where code in (select p.code from venue_place p
       join jsonb_populate_recordset(null::venue_place, $1::jsonb) made on to_jsonb(made) = to_jsonb(p))`,
    [JSON.stringify(places)],
  )
}

/** Deletes the messages of the demo's competition, the photos of its athletes, what was counted of its days, and its clock. */
export async function deleteDemoGames(tx: ClientBase): Promise<void> {
  await tx.query(
    `delete from inbox where competition_code = (select value #>> '{}' from setting where key = 'competition_code')`,
  )
  await tx.query('delete from file_use where owner in (select owner from athlete_photo)')
  await tx.query('delete from athlete_photo')
  await tx.query('delete from games_clock')
  await tx.query('delete from usage_count')
  await tx.query('delete from ranking_day')
  await tx.query('delete from office_handled')
  // tables that were published of invented games
  await tx.query('delete from published_medal_table')
  // timing files of invented races, and the numbers that were given to these
  await tx.query('delete from venue_file')
  // what was scored of invented units, the links of their courts, and what was chosen for invented events
  for (const table of [
    'desk_unit',
    'desk_course',
    'desk_device',
    'desk_holder',
    'desk_photo',
    'weigh_in',
    'desk_link',
    'desk_event',
    'event_format',
    'event_type_choice',
  ])
    await tx.query(`delete from ${table}`)
  await tx.query('delete from venue_said')
  await tx.query(`delete from venue_choice where kind <> 'encoding'`)
}

/** Switches signing in off where the demo has switched it on, and nobody else has decided it. */
export async function forgetDemoLogin(tx: ClientBase): Promise<void> {
  await tx.query(
    `delete from setting where key = 'login_enabled'
     and not exists (select from office_action where subject_kind = 'setting' and subject_id = 'login_enabled')`,
  )
}

/** Deletes what the demo's simulator still sent after its end, which was refused. Gives how many messages that were. */
export async function deleteLateMessages(pool: Pool, competition: string): Promise<number> {
  const { rowCount } = await pool.query(`delete from inbox where competition_code = $1 and verdict = 'rejected'`, [
    competition,
  ])
  return rowCount ?? 0
}
