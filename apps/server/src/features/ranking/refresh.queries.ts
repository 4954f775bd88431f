import type { ClientBase, Pool } from 'pg'

/** One node at a time writes the ranking. */
const RANKING_LOCK = 7_230_014

/** Whether this transaction may write the ranking; false: another does. */
export async function lockRanking(tx: ClientBase): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [RANKING_LOCK])
  return rows[0]?.locked === true
}

/** The same, after the one who does. */
export const waitForRanking = (tx: ClientBase) => tx.query('select pg_advisory_xact_lock($1)', [RANKING_LOCK])

export async function hasChanges(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select exists (select from ranking_change) as found')
  return rows[0]?.found === true
}

/** Accounts that have changed, the oldest changes first; each once. */
export async function takeChanges(tx: ClientBase, most: number): Promise<string[]> {
  const { rows } = await tx.query<{ account_id: string }>(
    `delete from ranking_change where id in (select id from ranking_change order by id limit $1) returning account_id`,
    [most],
  )
  return [...new Set(rows.map(({ account_id }) => account_id))]
}

/**
 * What `moved` counts in: of one type and one delegation, of each of these, and of all; by exact points and by thousands. Somebody without
 * a delegation is of none.
 */
const COUNTS = `
  select step, scope.type, scope.organisation, points - points % step as points, count(*)::int as people
  from moved cross join (values (1), (1000)) steps (step) cross join lateral (
    select type, organisation where organisation <> ''
    union all select type, ''
    union all select '', organisation where organisation <> ''
    union all select '', ''
  ) as scope (type, organisation) group by 1, 2, 3, 4`

/** Takes accounts out of the ranking and its counts. */
export async function removeEntries(tx: ClientBase, accountIds: readonly string[]): Promise<void> {
  await tx.query(
    `with moved as (
       delete from ranking_entry where account_id = any($1::uuid[]) returning type, organisation, points
     ), fewer as (${COUNTS})
     update ranking_count c set people = c.people - fewer.people from fewer
     where (c.step, c.type, c.organisation, c.points) = (fewer.step, fewer.type, fewer.organisation, fewer.points)`,
    [accountIds],
  )
}

/** Puts those of the accounts in that appear in the ranking: nobody who is blocked or waits for a guardian. */
export async function insertEntries(tx: ClientBase, accountIds: readonly string[]): Promise<void> {
  await tx.query(
    `with moved as (
       insert into ranking_entry (account_id, username, username_key, type, organisation, points)
       select id, username, username_key, type, coalesce(organisation, ''), points from account
       where id = any($1::uuid[]) and blocked_at is null
         and (guardian_email is null or guardian_confirmed_at is not null)
       returning type, organisation, points
     )
     insert into ranking_count (step, type, organisation, points, people) ${COUNTS}
     on conflict (step, type, organisation, points) do update set people = ranking_count.people + excluded.people`,
    [accountIds],
  )
  await tx.query('delete from ranking_count where people = 0')
}

/** Notes how many have how many points now, at the beginning of a day of the games, unless that was done. */
export async function beginDay(tx: ClientBase, day: string): Promise<void> {
  const { rowCount } = await tx.query('insert into ranking_day (day) values ($1) on conflict (day) do nothing', [day])
  if (rowCount === 0) return
  await tx.query(
    `insert into ranking_day_count (day, points, people)
     select $1, points, people from ranking_count where step = 1 and type = '' and organisation = ''`,
    [day],
  )
}
