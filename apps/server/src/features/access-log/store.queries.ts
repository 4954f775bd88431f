import type { ClientBase, Pool } from 'pg'
import { ALL_ROUTES } from './keys.queries.ts'
import { added } from './sums.queries.ts'

/** The zone of the days; null: nothing has been counted yet. It stays as it is until the transaction ends. */
export async function shareZone(tx: ClientBase): Promise<string | null> {
  const { rows } = await tx.query<{ zone: string }>('select zone from access_zone for share')
  return rows[0]?.zone ?? null
}

/** The same, for whoever makes the days anew: nobody counts meanwhile. */
export async function takeZone(tx: ClientBase): Promise<string | null> {
  const { rows } = await tx.query<{ zone: string }>('select zone from access_zone for update')
  return rows[0]?.zone ?? null
}

export const insertZone = (tx: ClientBase, zone: string) =>
  tx.query('insert into access_zone (zone) values ($1) on conflict do nothing', [zone])

/** Whether PostgreSQL knows the zone. */
export async function isZone(tx: ClientBase | Pool, zone: string): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>(
    'select exists (select from pg_timezone_names where name = $1) as known',
    [zone],
  )
  return rows[0]?.known === true
}

/** Notes that a build has served visitors; one that has before stays as it is. */
export const insertBuild = (pool: Pool, id: string) =>
  pool.query('insert into app_build (id) values ($1) on conflict do nothing', [id])

/** Notes that a batch is in; false: it was before. */
export async function insertBatch(tx: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('insert into access_batch (id) values ($1) on conflict do nothing', [id])
  return rowCount === 1
}

/** The day that the quarters begin with; null: all are there. */
async function firstQuarters(tx: ClientBase): Promise<string | null> {
  const { rows } = await tx.query<{ day: string | null }>(
    `select case when isfinite(quarters_from) then (quarters_from at time zone zone)::date::text end as day from access_zone`,
  )
  return rows[0]?.day ?? null
}

const MONDAY = `date_trunc('week', day::timestamp)::date`

/** Makes what is made of days anew, from the week of one day to that of another; null: without an end. */
async function partsAnew(tx: ClientBase, from: string | null, until: string | null): Promise<void> {
  const within = (week: string) => `${week} >= date_trunc('week', coalesce($1::date, '-infinity')::timestamp)::date
    and ${week} <= date_trunc('week', coalesce($2::date, 'infinity')::timestamp)::date`
  for (const [table, week] of [
    ['access_week', 'week'],
    ['access_week_part', 'week'],
    ['access_day_part', MONDAY],
    ['access_day_total', MONDAY],
    ['access_day_status', MONDAY],
    ['access_week_status', 'week'],
    ['access_day_kind', MONDAY],
    ['access_week_kind', 'week'],
    ['access_day_route', MONDAY],
    ['access_week_route', 'week'],
  ] as const)
    await tx.query(`delete from ${table} where ${within(week)}`, [from, until])
  const sums = 'sum(requests), sum(duration_ms), access_sums(durations)'
  const withPart = `join access_key k on k.id = key join access_key p on (p.source, p.kind, p.route, p.status, p.device, p.platform)
    = (k.source, k.kind, '${ALL_ROUTES}', k.status, k.device, k.platform)`
  for (const statement of [
    `insert into access_week select ${MONDAY}, key, ${sums} from access_day where ${within(MONDAY)} group by 1, 2 order by 1, 2`,
    `insert into access_day_part select day, p.id, ${sums} from access_day ${withPart} where ${within(MONDAY)} group by 1, 2 order by 1, 2`,
    `insert into access_week_part select ${MONDAY}, key, ${sums} from access_day_part where ${within(MONDAY)} group by 1, 2 order by 1, 2`,
    `insert into access_day_total select day, source, sum(requests) from access_day_part join access_key k on k.id = key
     where ${within(MONDAY)} group by 1, 2 order by 1, 2`,
    `insert into access_day_status select day, source, device, status, sum(requests) from access_day_part join access_key k on k.id = key
     where ${within(MONDAY)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    `insert into access_week_status
     select ${MONDAY}, source, device, status, sum(requests) from access_day_status where ${within(MONDAY)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    `insert into access_day_kind select day, source, device, platform, kind, ${sums} from access_day_part join access_key k on k.id = key
     where ${within(MONDAY)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    `insert into access_week_kind select ${MONDAY}, source, device, platform, kind, ${sums} from access_day_kind
     where ${within(MONDAY)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    `insert into access_day_route
     select day, source, device, kind, route, sum(requests), coalesce(sum(requests) filter (where status >= 400), 0)
     from access_day join access_key k on k.id = key where ${within(MONDAY)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    `insert into access_week_route select ${MONDAY}, source, device, kind, route, sum(requests), sum(errors) from access_day_route
     where ${within(MONDAY)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  ])
    await tx.query(statement, [from, until])
}

/** Removes the quarters that are not kept. */
async function removeQuarters(tx: ClientBase): Promise<void> {
  for (const table of ['access_quarter', 'access_quarter_status'] as const)
    await tx.query(`delete from ${table} using access_zone where slot < quarters_from`)
}

/** Makes the days of the quarters anew, by another zone. Days whose quarters are gone stay what they were. */
export async function daysAnew(tx: ClientBase, zone: string): Promise<void> {
  const before = await firstQuarters(tx)
  await tx.query('delete from access_day using access_zone where day >= (quarters_from at time zone zone)::date')
  await tx.query('update access_zone set zone = $1', [zone])
  await tx.query(
    `insert into access_day (day, key, requests, duration_ms, durations)
     select (slot at time zone zone)::date, key, sum(requests), sum(duration_ms), access_sums(durations)
     from access_zone, access_quarter group by 1, 2 order by 1, 2
     ${added('access_day')}`,
  )
  const after = await firstQuarters(tx)
  await partsAnew(tx, before === null || after === null ? null : before < after ? before : after, null)
  // the day that has quarters of both is made; from the next on days are sums of quarters again
  await tx.query(
    `update access_zone set quarters_from = ((quarters_from at time zone zone)::date + 1)::timestamp at time zone zone
     where quarters_from > '-infinity'
       and (quarters_from at time zone zone)::date::timestamp at time zone zone < quarters_from`,
  )
  await removeQuarters(tx)
}

/** Forgets quarters older than so many days with the lines of proxies in them, and days older than so many; and batches that nobody sends again. */
export async function removeOld(tx: ClientBase, quarterDays: number, days: number): Promise<void> {
  await tx.query(
    `update access_zone set quarters_from = ((now() at time zone zone)::date - $1::integer)::timestamp at time zone zone
     where quarters_from < ((now() at time zone zone)::date - $1::integer)::timestamp at time zone zone`,
    [quarterDays],
  )
  await removeQuarters(tx)
  await tx.query('delete from access_line using access_zone where slot < quarters_from')
  const { rows } = await tx.query<{ day: string }>(
    'select ((now() at time zone zone)::date - $1::integer)::text as day from access_zone',
    [days],
  )
  const first = rows[0]?.day ?? null
  const { rowCount } = await tx.query('delete from access_day where day < $1::date', [first])
  if (rowCount !== 0) await partsAnew(tx, null, first)
  await tx.query(`delete from access_total where slot < now() - make_interval(days => $1)`, [days])
  await tx.query(`delete from access_batch where stored_at < now() - interval '30 days'`)
}
