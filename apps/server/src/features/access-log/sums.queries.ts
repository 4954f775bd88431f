import type { AccessSource } from '@games/contract'
import type { ClientBase } from 'pg'
import type { AccessCount } from './access-count.ts'

/** What is added to a period and a key. */
export interface AccessSum {
  /** The beginning of the quarter as ISO, the day, or the Monday of the week. */
  readonly period: string
  readonly key: number
  requests: number
  durationMs: number
  readonly durations: number[]
}

/** The day and the week of a quarter, in the zone of the days; `is_kept`: quarters of that time are. */
export interface AccessPeriods {
  readonly day: string
  readonly week: string
  readonly is_kept: boolean
}

/** The periods of quarters, in their order; none before there is a zone. */
export async function periodsOf(tx: ClientBase, slots: readonly string[]): Promise<AccessPeriods[]> {
  const { rows } = await tx.query<AccessPeriods>(
    `select day::text, coalesce(date_trunc('week', day::timestamp)::date, day)::text as week, slot >= quarters_from as is_kept
     from access_zone, unnest($1::timestamptz[]) with ordinality as given (slot, place),
       lateral (select (slot at time zone zone)::date as day) its
     order by place`,
    [slots],
  )
  return rows
}

/** The tables of sums with durations, and their periods. */
export const SUM_TABLES = {
  access_quarter: { period: 'slot', type: 'timestamptz' },
  access_day: { period: 'day', type: 'date' },
  access_day_part: { period: 'day', type: 'date' },
  access_week: { period: 'week', type: 'date' },
  access_week_part: { period: 'week', type: 'date' },
} as const
export type SumTable = keyof typeof SUM_TABLES

/** Adds sums to those that are there. */
export const added = (table: SumTable): string => `on conflict (${SUM_TABLES[table].period}, key) do update
     set requests = ${table}.requests + excluded.requests, duration_ms = ${table}.duration_ms + excluded.duration_ms,
       durations = access_sum(${table}.durations, excluded.durations)`

/** Adds to a table of sums, of each period and key once, in their order. */
export const addSums = (tx: ClientBase, table: SumTable, sums: readonly AccessSum[]) =>
  tx.query(
    `insert into ${table} (${SUM_TABLES[table].period}, key, requests, duration_ms, durations)
     select period, key, requests, duration_ms, coalesce(durations::bigint[], '{}')
     from unnest($1::${SUM_TABLES[table].type}[], $2::integer[], $3::bigint[], $4::bigint[], $5::text[])
       as given (period, key, requests, duration_ms, durations)
     order by 1, 2
     ${added(table)}`,
    [
      sums.map(({ period }) => period),
      sums.map(({ key }) => key),
      sums.map(({ requests }) => requests),
      sums.map(({ durationMs }) => durationMs),
      sums.map(({ durations }) => textOf(durations)),
    ],
  )

/** Requests of a source in all. */
export interface AccessTotal {
  readonly period: string
  readonly source: AccessSource
  requests: number
}

const TOTAL_TABLES = {
  access_day_total: { period: 'day', type: 'date' },
  access_total: { period: 'slot', type: 'timestamptz' },
} as const

/** Adds to a table of totals, of each period and source once, in their order. */
export const addTotals = (tx: ClientBase, table: keyof typeof TOTAL_TABLES, totals: readonly AccessTotal[]) =>
  tx.query(
    `insert into ${table} (${TOTAL_TABLES[table].period}, source, requests)
     select period, source, requests from unnest($1::${TOTAL_TABLES[table].type}[], $2::text[], $3::bigint[])
       as given (period, source, requests)
     order by 1, 2
     on conflict (${TOTAL_TABLES[table].period}, source) do update set requests = ${table}.requests + excluded.requests`,
    [totals.map(({ period }) => period), totals.map(({ source }) => source), totals.map(({ requests }) => requests)],
  )

/** Requests of a period by what they came from and how they were answered. */
export interface AccessStatusSum extends Pick<AccessCount, 'source' | 'device' | 'status'> {
  /** The beginning of the quarter as ISO, the day, or the Monday of the week. */
  readonly period: string
  requests: number
}

const STATUS_TABLES = {
  access_quarter_status: { period: 'slot', type: 'timestamptz' },
  access_day_status: { period: 'day', type: 'date' },
  access_week_status: { period: 'week', type: 'date' },
} as const

/** Adds to the periods without routes, kinds and platforms, of each period, source, device and status once, in their order. */
export const addStatusSums = (tx: ClientBase, table: keyof typeof STATUS_TABLES, sums: readonly AccessStatusSum[]) =>
  tx.query(
    `insert into ${table} (${STATUS_TABLES[table].period}, source, device, status, requests)
     select period, source, device, status, requests
     from unnest($1::${STATUS_TABLES[table].type}[], $2::text[], $3::text[], $4::smallint[], $5::bigint[])
       as given (period, source, device, status, requests)
     order by 1, 2, 3, 4
     on conflict (${STATUS_TABLES[table].period}, source, device, status) do update set requests = ${table}.requests + excluded.requests`,
    [
      sums.map(({ period }) => period),
      sums.map(({ source }) => source),
      sums.map(({ device }) => device),
      sums.map(({ status }) => status),
      sums.map(({ requests }) => requests),
    ],
  )

/** What sums by route have in the place of a device or platform that is not named, and of a status. */
export const [ALL, NO_STATUS] = ['(all)', 0] as const

/** Requests of a day, or of a week by its Monday, by kind and route: all, or those of one device, platform or status. */
export interface AccessRouteSum extends Pick<AccessCount, 'source' | 'kind' | 'route' | 'status'> {
  readonly period: string
  readonly device: string
  readonly platform: string
  requests: number
  /** Those of them that were answered with 400 or more. */
  errors: number
}

/** Days, or weeks by their Monday, in tables of which each period has one. */
export type Period = 'day' | 'week'

/** Adds to the routes, of each period, source, device, platform, status, kind and route once, in their order. */
export const addRouteSums = (tx: ClientBase, period: Period, sums: readonly AccessRouteSum[]) =>
  tx.query(
    `insert into access_${period}_route (${period}, source, device, platform, status, kind, route, requests, errors)
     select period, source, device, platform, status, kind, route, requests, errors
     from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[], $7::text[], $8::bigint[], $9::bigint[])
       as given (period, source, device, platform, status, kind, route, requests, errors)
     order by 1, 2, 3, 4, 5, 6, 7
     on conflict (${period}, source, device, platform, status, kind, route) do update
     set requests = access_${period}_route.requests + excluded.requests, errors = access_${period}_route.errors + excluded.errors`,
    [
      sums.map((sum) => sum.period),
      sums.map(({ source }) => source),
      sums.map(({ device }) => device),
      sums.map(({ platform }) => platform),
      sums.map(({ status }) => status),
      sums.map(({ kind }) => kind),
      sums.map(({ route }) => route),
      sums.map(({ requests }) => requests),
      sums.map(({ errors }) => errors),
    ],
  )

/** Requests of a day, or of a week by its Monday, by device, platform and kind. */
export interface AccessKindSum extends Pick<AccessCount, 'source' | 'device' | 'platform' | 'kind'> {
  readonly period: string
  requests: number
  durationMs: number
  readonly durations: number[]
}

/** Adds to the periods without statuses and routes, of each period, source, device, platform and kind once, in their order. */
export const addKindSums = (tx: ClientBase, period: Period, sums: readonly AccessKindSum[]) =>
  tx.query(
    `insert into access_${period}_kind (${period}, source, device, platform, kind, requests, duration_ms, durations)
     select period, source, device, platform, kind, requests, duration_ms, coalesce(durations::bigint[], '{}')
     from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
       as given (period, source, device, platform, kind, requests, duration_ms, durations)
     order by 1, 2, 3, 4, 5
     on conflict (${period}, source, device, platform, kind) do update
     set requests = access_${period}_kind.requests + excluded.requests,
       duration_ms = access_${period}_kind.duration_ms + excluded.duration_ms,
       durations = access_sum(access_${period}_kind.durations, excluded.durations)`,
    [
      sums.map((sum) => sum.period),
      sums.map(({ source }) => source),
      sums.map(({ device }) => device),
      sums.map(({ platform }) => platform),
      sums.map(({ kind }) => kind),
      sums.map(({ requests }) => requests),
      sums.map(({ durationMs }) => durationMs),
      sums.map(({ durations }) => textOf(durations)),
    ],
  )

/** A list as PostgreSQL writes it; null: none. */
const textOf = (durations: readonly number[]): string | null =>
  durations.length === 0 ? null : `{${durations.join(',')}}`
