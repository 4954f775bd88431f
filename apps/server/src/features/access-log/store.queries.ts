import type { ClientBase, Pool } from 'pg'
import { ALL_ROUTES } from './keys.queries.ts'
import { ALL, added, NO_STATUS, type Period } from './sums.queries.ts'
import { beginningOf } from './zone.ts'

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

/** What is made of days, and by what period. */
const PARTS = [
  ['access_week', 'week'],
  ['access_week_part', 'week'],
  ['access_day_part', 'day'],
  ['access_day_total', 'day'],
  ['access_day_status', 'day'],
  ['access_week_status', 'week'],
  ['access_day_kind', 'day'],
  ['access_week_kind', 'week'],
  ['access_day_route', 'day'],
  ['access_week_route', 'week'],
] as const

/** From the week of the day $1 to that of the day $2; null: without an end. As an index has it: a week is its Monday. */
const inWeeks = (
  period: Period,
): string => `${period} >= date_trunc('week', coalesce($1::date, '-infinity')::timestamp)::date
    and ${period} < date_trunc('week', coalesce($2::date, 'infinity')::timestamp)::date + 7`

/** Days by route, of one device, platform or status. */
const routesOfDays = (of: string) => `insert into access_day_route
  select day, source, ${of}, kind, route, sum(requests), coalesce(sum(requests) filter (where status >= 400), 0)
  from access_day join access_key k on k.id = key where ${inWeeks('day')} group by 1, 2, 3, 4, 5, 6, 7`

/** Makes what is made of days anew, from the week of one day to that of another; null: without an end. */
async function partsAnew(tx: ClientBase, from: string | null, until: string | null): Promise<void> {
  for (const [table, period] of PARTS) await tx.query(`delete from ${table} where ${inWeeks(period)}`, [from, until])
  const sums = 'sum(requests), sum(duration_ms), access_sums(durations)'
  const withPart = `join access_key k on k.id = key join access_key p on (p.source, p.kind, p.route, p.status, p.device, p.platform)
    = (k.source, k.kind, '${ALL_ROUTES}', k.status, k.device, k.platform)`
  for (const statement of [
    `insert into access_week select ${MONDAY}, key, ${sums} from access_day where ${inWeeks('day')} group by 1, 2 order by 1, 2`,
    `insert into access_day_part select day, p.id, ${sums} from access_day ${withPart} where ${inWeeks('day')} group by 1, 2 order by 1, 2`,
    `insert into access_week_part select ${MONDAY}, key, ${sums} from access_day_part where ${inWeeks('day')} group by 1, 2 order by 1, 2`,
    `insert into access_day_total select day, source, sum(requests) from access_day_part join access_key k on k.id = key
     where ${inWeeks('day')} group by 1, 2 order by 1, 2`,
    `insert into access_day_status select day, source, device, status, sum(requests) from access_day_part join access_key k on k.id = key
     where ${inWeeks('day')} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    `insert into access_week_status
     select ${MONDAY}, source, device, status, sum(requests) from access_day_status where ${inWeeks('day')} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    `insert into access_day_kind select day, source, device, platform, kind, ${sums} from access_day_part join access_key k on k.id = key
     where ${inWeeks('day')} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    `insert into access_week_kind select ${MONDAY}, source, device, platform, kind, ${sums} from access_day_kind
     where ${inWeeks('day')} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    routesOfDays(`device, '${ALL}', ${NO_STATUS}`),
    routesOfDays(`'${ALL}', platform, ${NO_STATUS}`),
    routesOfDays(`'${ALL}', '${ALL}', status`),
    `insert into access_day_route
     select day, source, '${ALL}', '${ALL}', ${NO_STATUS}, kind, route, sum(requests), sum(errors) from access_day_route
     where device <> '${ALL}' and ${inWeeks('day')} group by 1, 2, 3, 4, 5, 6, 7`,
    `insert into access_week_route
     select ${MONDAY}, source, device, platform, status, kind, route, sum(requests), sum(errors) from access_day_route
     where ${inWeeks('day')} group by 1, 2, 3, 4, 5, 6, 7`,
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
    `update access_zone set quarters_from = ${beginningOf('(quarters_from at time zone zone)::date + 1', 'zone')}
     where quarters_from > '-infinity'
       and ${beginningOf('quarters_from at time zone zone', 'zone')} < quarters_from`,
  )
  await removeQuarters(tx)
}

/** Forgets quarters older than so many days with the lines of proxies in them, and days older than so many; and batches that nobody sends again. */
export async function removeOld(tx: ClientBase, quarterDays: number, days: number): Promise<void> {
  await tx.query(
    `update access_zone set quarters_from = begins from (
       select ${beginningOf('(now() at time zone zone)::date - $1::integer', 'zone')} as begins from access_zone
     ) its where quarters_from < begins`,
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

/** The Monday of the week that yesterday was in, and when it began; null: nothing has been counted yet. */
export async function recentWeek(tx: ClientBase): Promise<{ readonly monday: string; readonly begins: Date } | null> {
  const { rows } = await tx.query<{ monday: string; begins: Date }>(
    `select monday::text, ${beginningOf('monday', 'zone')} as begins
     from access_zone, lateral (select date_trunc('week', (now() at time zone zone) - interval '1 day')::date as monday) its`,
  )
  return rows[0] ?? null
}

/** Of the routes those of all requests. */
const allOf = (table: string): string =>
  table.endsWith('_route') ? `device = '${ALL}' and platform = '${ALL}' and status = ${NO_STATUS}` : 'true'

/** Requests by week, and of days on which of them; durations of what is not read of an index alone. */
const SUMS_BY_WEEK = [['access_day', 'day'] as const, ...PARTS]
  .map(
    ([table, period]) =>
      `select date_trunc('week', ${period}::timestamp)::date as week, sum(requests) as requests, sum(duration_ms) as duration_ms,
         ${period === 'day' ? 'sum(requests * extract(isodow from day))' : 'null'} as placed
       from (
         select ${period}, sum(requests) as requests, ${/_(part|kind)$/.test(table) ? 'sum(duration_ms)' : 'null::numeric'} as duration_ms
         from ${table} where ${inWeeks(period)} and ${allOf(table)} group by 1
       ) counted group by 1`,
  )
  .join(' union all ')

/** The weeks from one to another (null: without an end) of which days and what is made of them are not the same, by their Monday. */
export async function unevenWeeks(tx: ClientBase, from: string | null, until: string | null): Promise<string[]> {
  const { rows } = await tx.query<{ week: string }>(
    `select week::text from (${SUMS_BY_WEEK}) sums group by week
     having min(requests) <> max(requests) or min(placed) <> max(placed) or min(duration_ms) <> max(duration_ms)
       or count(*) <> ${PARTS.length + 1} order by week`,
    [from, until],
  )
  return rows.map(({ week }) => week)
}

/** Makes what is made of the days of a week anew. */
export const weekAnew = (tx: ClientBase, monday: string) => partsAnew(tx, monday, monday)

const SUMS_BY_SLOT = ['access_quarter', 'access_quarter_status']
  .map(
    (table) =>
      `select slot, sum(requests) as requests from ${table}
       where ($1::timestamptz is null or slot >= $1) and ($2::timestamptz[] is null or slot = any ($2)) group by 1`,
  )
  .join(' union all ')

/** The quarters, from an instant on or of some (null: all), of which there are not the same requests by key and by status. */
export async function unevenQuarters(tx: ClientBase, from: Date | null, of: readonly Date[] | null): Promise<Date[]> {
  const { rows } = await tx.query<{ slot: Date }>(
    `select slot from (${SUMS_BY_SLOT}) sums group by slot having min(requests) <> max(requests) or count(*) <> 2 order by slot`,
    [from, of],
  )
  return rows.map(({ slot }) => slot)
}

/** Makes the quarters without routes, kinds and platforms anew: by the number of what is summed, since to sort them by words takes minutes. */
export async function quartersAnew(tx: ClientBase, slots: readonly Date[]): Promise<void> {
  await tx.query('delete from access_quarter_status where slot = any ($1::timestamptz[])', [slots])
  await tx.query(
    `insert into access_quarter_status
     select slot, source, device, status, requests
     from (
       select slot, min(q.key) as key, sum(requests) as requests
       from access_quarter q
       join (select id, dense_rank() over (order by source, device, status) as place from access_key) of_words on of_words.id = q.key
       where slot = any ($1::timestamptz[]) group by slot, place
     ) counted join access_key k on k.id = counted.key`,
    [slots],
  )
}
