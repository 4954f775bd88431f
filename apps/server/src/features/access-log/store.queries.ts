import type { AccessDevice, AccessKind, AccessSource } from '@games/contract'
import type { Platform } from '@games/domain'
import type { ClientBase, Pool } from 'pg'

/** Requests of one kind in one quarter of an hour. */
export interface AccessCount {
  /** Its beginning, epoch milliseconds. */
  readonly slot: number
  readonly source: AccessSource
  readonly kind: AccessKind
  /** A pattern, never an address. */
  readonly route: string
  readonly status: number
  readonly device: AccessDevice
  readonly platform: Platform
  readonly requests: number
  /** Of those that ended: milliseconds in all, and how many took how long (`durations.ts`); none: empty. */
  readonly durationMs: number
  readonly durations: readonly number[]
}

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

/** Notes that a batch is in; false: it was before. */
export async function insertBatch(tx: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('insert into access_batch (id) values ($1) on conflict do nothing', [id])
  return rowCount === 1
}

const GIVEN = `unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::text[])
  as given (slot, source, kind, route, status, device, platform, requests, duration_ms, durations)`
const OF_KEY = `join access_key k on (k.source, k.kind, k.route, k.status, k.device, k.platform)
  = (given.source, given.kind, given.route, given.status, given.device, given.platform)`

/**
 * Adds counts to the quarters, the days and the totals. What is older than the quarters that are kept reaches its day alone. In one order
 * everywhere, so that two nodes never wait for each other.
 */
export async function addCounts(tx: ClientBase, counts: readonly AccessCount[]): Promise<void> {
  const values = [
    counts.map(({ slot }) => new Date(slot)),
    counts.map(({ source }) => source),
    counts.map(({ kind }) => kind),
    counts.map(({ route }) => route),
    counts.map(({ status }) => status),
    counts.map(({ device }) => device),
    counts.map(({ platform }) => platform),
    counts.map(({ requests }) => requests),
    counts.map(({ durationMs }) => durationMs),
    counts.map(({ durations }) => `{${durations.join(',')}}`),
  ]
  // a number of the sequence is used up even by what conflicts: what is there is not tried
  await tx.query(
    `insert into access_key (source, kind, route, status, device, platform)
     select distinct given.source, given.kind, given.route, given.status, given.device, given.platform
     from ${GIVEN} left ${OF_KEY}
     where k.id is null
     order by 1, 2, 3, 4, 5, 6 on conflict do nothing`,
    values,
  )
  await tx.query(
    `insert into access_quarter (slot, key, requests, duration_ms, durations)
     select given.slot, k.id, sum(given.requests), sum(given.duration_ms), access_sums(given.durations::bigint[])
     from ${GIVEN} ${OF_KEY}
     where given.slot >= (select quarters_from from access_zone)
     group by 1, 2 order by 1, 2
     on conflict (slot, key) do update set requests = access_quarter.requests + excluded.requests,
       duration_ms = access_quarter.duration_ms + excluded.duration_ms,
       durations = access_sum(access_quarter.durations, excluded.durations)`,
    values,
  )
  await tx.query(
    `insert into access_day (day, key, requests, duration_ms, durations)
     select (given.slot at time zone zone)::date, k.id, sum(given.requests), sum(given.duration_ms),
       access_sums(given.durations::bigint[])
     from access_zone, ${GIVEN} ${OF_KEY}
     group by 1, 2 order by 1, 2
     on conflict (day, key) do update set requests = access_day.requests + excluded.requests,
       duration_ms = access_day.duration_ms + excluded.duration_ms,
       durations = access_sum(access_day.durations, excluded.durations)`,
    values,
  )
  await tx.query(
    `insert into access_total (slot, source, requests)
     select given.slot, given.source, sum(given.requests) from ${GIVEN}
     group by 1, 2 order by 1, 2
     on conflict (slot, source) do update set requests = access_total.requests + excluded.requests`,
    values,
  )
}

/** Makes the days of the quarters anew, by another zone. Days whose quarters are gone stay what they were. */
export async function daysAnew(tx: ClientBase, zone: string): Promise<void> {
  await tx.query('delete from access_day using access_zone where day >= (quarters_from at time zone zone)::date')
  await tx.query('update access_zone set zone = $1', [zone])
  await tx.query(
    `insert into access_day (day, key, requests, duration_ms, durations)
     select (slot at time zone zone)::date, key, sum(requests), sum(duration_ms), access_sums(durations)
     from access_zone, access_quarter group by 1, 2
     on conflict (day, key) do update set requests = access_day.requests + excluded.requests,
       duration_ms = access_day.duration_ms + excluded.duration_ms,
       durations = access_sum(access_day.durations, excluded.durations)`,
  )
  // the day that has quarters of both is made; from the next on days are sums of quarters again
  await tx.query(
    `update access_zone set quarters_from = ((quarters_from at time zone zone)::date + 1)::timestamp at time zone zone
     where quarters_from > '-infinity'
       and (quarters_from at time zone zone)::date::timestamp at time zone zone < quarters_from`,
  )
  await tx.query('delete from access_quarter using access_zone where slot < quarters_from')
}

/** Forgets quarters older than so many days, and days older than so many; and batches that nobody sends again. */
export async function removeOld(tx: ClientBase, quarterDays: number, days: number): Promise<void> {
  await tx.query(
    `update access_zone set quarters_from = ((now() at time zone zone)::date - $1::integer)::timestamp at time zone zone
     where quarters_from < ((now() at time zone zone)::date - $1::integer)::timestamp at time zone zone`,
    [quarterDays],
  )
  await tx.query('delete from access_quarter using access_zone where slot < quarters_from')
  await tx.query('delete from access_day using access_zone where day < (now() at time zone zone)::date - $1::integer', [
    days,
  ])
  await tx.query(`delete from access_total where slot < now() - make_interval(days => $1)`, [days])
  await tx.query(`delete from access_batch where stored_at < now() - interval '30 days'`)
}
