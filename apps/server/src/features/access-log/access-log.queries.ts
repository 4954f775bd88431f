import type { AccessDevice, AccessKind, AccessSource } from '@games/contract'
import type { Localized, PagePattern, Platform } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'

/** What is told of a range: what is absent is not narrowed. */
export interface AccessFilter {
  readonly device: AccessDevice | null
  readonly platform: Platform | null
  readonly kind: AccessKind | null
  readonly status: number | null
  readonly route: string | null
  readonly source: AccessSource | null
}

/** Days, both included. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

/** Sums by what stands beside them; null: over all of them. */
export interface GroupedCount {
  /** A day, a week's Monday, or an hour of the zone's clock (`2027-09-14T13:00`). */
  readonly start: string | null
  /** Of an hour: what the zone is ahead of UTC, minutes. */
  readonly offset: number | null
  readonly device: AccessDevice | null
  readonly status: number | null
  readonly platform: Platform | null
  readonly kind: AccessKind | null
  readonly route: string | null
  readonly requests: number
}

/** The zone of the days, and what its clock says now; null: nothing has been counted yet. */
export interface ZoneNow {
  readonly zone: string
  readonly now: Date
  /** What the clock says, `2027-09-14T13:05`. */
  readonly local: string
  /** The first day whose quarters are there; null: all are. */
  readonly quarters_from: string | null
}

export async function zoneNow(tx: Reading, zone: string): Promise<ZoneNow | null> {
  const { rows } = await tx.from([]).query<ZoneNow>(
    `select zone, now() as now, to_char(now() at time zone zone, 'YYYY-MM-DD"T"HH24:MI') as local, quarters_from
     from (
       select zone, case when isfinite(quarters_from) then to_char(quarters_from at time zone zone, 'YYYY-MM-DD') end as quarters_from
       from (select zone, quarters_from from access_zone union all select $1, '-infinity' limit 1) known
     ) known`,
    [zone],
  )
  return rows[0] ?? null
}

/** Of each day the source that is told: the one given, else the one that counted more, the proxy of two that are equal. */
const TOLD = `told as (
  select distinct on (day) day, source, requests from (
    select d.day, k.source, sum(d.requests)::bigint as requests from access_day d join access_key k on k.id = d.key
    where d.day between $1::date and $2::date and ($3::text is null or k.source = $3) group by 1, 2
  ) counted order by day, requests desc, source)`

const WANTED = `($4::text is null or k.device = $4) and ($5::text is null or k.platform = $5) and ($6::text is null or k.kind = $6)
  and ($7::smallint is null or k.status = $7) and ($8::text is null or k.route = $8)`

const valuesOf = ({ first, last }: DayRange, filter: AccessFilter) => [
  first,
  last,
  filter.source,
  filter.device,
  filter.platform,
  filter.kind,
  filter.status,
  filter.route,
]

/** Sums of a range by period, device and status; by platform; by kind; and by route, kind and status. */
export async function groupedDays(
  tx: Reading,
  range: DayRange,
  filter: AccessFilter,
  by: 'day' | 'week',
): Promise<GroupedCount[]> {
  const { rows } = await tx.from([]).query<GroupedCount>(
    `with ${TOLD}, summed as (
       select case when $9 = 'week' then date_trunc('week', d.day::timestamp)::date else d.day end as period, d.key,
         sum(d.requests) as requests
       from access_day d join access_key k on k.id = d.key join told t on t.day = d.day and t.source = k.source
       where ${WANTED} group by 1, 2
     )
     select period::text as start, null::integer as "offset", k.device, k.status, k.platform, k.kind, k.route,
       coalesce(sum(s.requests), 0)::bigint as requests
     from summed s join access_key k on k.id = s.key
     group by grouping sets ((period, k.device, k.status), (k.platform), (k.kind), (k.route, k.kind, k.status))`,
    [...valuesOf(range, filter), by],
  )
  return rows
}

/** The same by hour: of an hour that a change of the clock repeats there are two, with an offset each. */
export async function groupedHours(tx: Reading, range: DayRange, filter: AccessFilter): Promise<GroupedCount[]> {
  const { rows } = await tx.from([]).query<GroupedCount>(
    `with ${TOLD}, slots as (
       select distinct q.slot, (q.slot at time zone zone)::date as day,
         to_char(q.slot at time zone zone, 'YYYY-MM-DD"T"HH24":00"') as hour,
         (extract(epoch from (q.slot at time zone zone) - (q.slot at time zone 'UTC')) / 60)::integer as ahead
       from access_zone, access_total q
       where q.slot >= $1::date::timestamp at time zone zone and q.slot < ($2::date + 1)::timestamp at time zone zone
     ), summed as (
       select s.hour, s.ahead, q.key, sum(q.requests) as requests
       from slots s join access_quarter q on q.slot = s.slot join access_key k on k.id = q.key
       join told t on t.day = s.day and t.source = k.source
       where ${WANTED} group by 1, 2, 3
     )
     select s.hour as start, s.ahead as "offset", k.device, k.status, k.platform, k.kind, k.route,
       coalesce(sum(s.requests), 0)::bigint as requests
     from summed s join access_key k on k.id = s.key
     group by grouping sets ((s.hour, s.ahead, k.device, k.status), (k.platform), (k.kind), (k.route, k.kind, k.status))`,
    valuesOf(range, filter),
  )
  return rows
}

/** The hours of the days, whole ones of the zone's clock, as far as they have begun. */
export async function hoursOf(tx: Reading, { first, last }: DayRange, zone: string) {
  const { rows } = await tx.from([]).query<{ start: string; offset: number }>(
    `select distinct to_char(slot at time zone $3, 'YYYY-MM-DD"T"HH24":00"') as start,
       (extract(epoch from (slot at time zone $3) - (slot at time zone 'UTC')) / 60)::integer as "offset"
     from generate_series($1::date::timestamp at time zone $3,
       least(now(), ($2::date + 1)::timestamp at time zone $3 - interval '15 minutes'), interval '15 minutes') as slot
     order by 1, 2 desc`,
    [first, last, zone],
  )
  return rows
}

export interface RangeSum {
  readonly requests: number
  readonly errors: number
}

/** All of a range; with `until` (a time of day, `13:05`) its last day counts the quarters before it alone. */
export async function rangeSum(
  tx: Reading,
  range: DayRange,
  filter: AccessFilter,
  until: string | null,
): Promise<RangeSum> {
  const { rows } = await tx.from([]).query<RangeSum>(
    `with ${TOLD}, counted as (
       select k.status, d.requests from access_day d join access_key k on k.id = d.key
       join told t on t.day = d.day and t.source = k.source
       where ${WANTED} and ($9::time is null or d.day < $2::date)
       union all
       select k.status, q.requests from access_zone, access_quarter q join access_key k on k.id = q.key
       join told t on t.day = $2::date and t.source = k.source
       where ${WANTED} and $9::time is not null and q.slot >= $2::date::timestamp at time zone zone
         and q.slot < ($2::date + $9::time) at time zone zone
     )
     select coalesce(sum(requests), 0)::bigint as requests,
       coalesce(sum(requests) filter (where status >= 400), 0)::bigint as errors from counted`,
    [...valuesOf(range, filter), until],
  )
  return rows[0] ?? { requests: 0, errors: 0 }
}

export interface MeasuredDurations {
  readonly kind: AccessKind
  readonly duration_ms: number
  readonly durations: readonly number[]
}

/** Durations of a range by kind, as the server measured them. */
export async function durationsOf(tx: Reading, range: DayRange, filter: AccessFilter): Promise<MeasuredDurations[]> {
  const { rows } = await tx.from([]).query<MeasuredDurations>(
    `select k.kind, sum(d.duration_ms)::bigint as duration_ms, array(select coalesce(n, 0)::integer from unnest(array[
         sum(durations[1]), sum(durations[2]), sum(durations[3]), sum(durations[4]), sum(durations[5]), sum(durations[6]),
         sum(durations[7]), sum(durations[8]), sum(durations[9]), sum(durations[10]), sum(durations[11]), sum(durations[12]),
         sum(durations[13]), sum(durations[14]), sum(durations[15])]) with ordinality as class (n, place) order by place) as durations
     from access_day d join access_key k on k.id = d.key
     where d.day between $1::date and $2::date and d.durations <> '{}'
       and ($3::text is null or k.device = $3) and ($4::text is null or k.platform = $4) and ($5::text is null or k.kind = $5)
       and ($6::smallint is null or k.status = $6) and ($7::text is null or k.route = $7)
     group by k.kind order by k.kind`,
    [range.first, range.last, filter.device, filter.platform, filter.kind, filter.status, filter.route],
  )
  return rows
}

export interface SourceSum {
  readonly source: AccessSource
  readonly requests: number
  /** Days of which it is told. */
  readonly days: number
}

export async function sourcesOf(tx: Reading, { first, last }: DayRange): Promise<SourceSum[]> {
  const { rows } = await tx.from([]).query<SourceSum>(
    `select source, sum(requests)::bigint as requests, (count(*) filter (where first))::bigint as days from (
       select k.source, d.day, sum(d.requests) as requests,
         row_number() over (partition by d.day order by sum(d.requests) desc, k.source) = 1 as first
       from access_day d join access_key k on k.id = d.key
       where d.day between $1::date and $2::date group by 1, 2
     ) counted group by source order by source`,
    [first, last],
  )
  return rows
}

export interface FullQuarter {
  readonly slot: Date
  /** What the zone's clock says at its beginning, and what it is ahead of UTC, minutes. */
  readonly local: string
  readonly offset: number
  readonly requests: number
}

/** The fullest quarters of a range that are over, and the one that runs. */
export async function fullestQuarters(tx: Reading, { first, last }: DayRange, most: number): Promise<FullQuarter[]> {
  const { rows } = await tx.from([]).query<FullQuarter>(
    `select slot, to_char(slot at time zone zone, 'YYYY-MM-DD"T"HH24:MI:SS') as local,
       (extract(epoch from (slot at time zone zone) - (slot at time zone 'UTC')) / 60)::integer as "offset", requests
     from (
       select zone, slot, max(requests) as requests from access_zone, access_total
       where slot >= $1::date::timestamp at time zone zone and slot < ($2::date + 1)::timestamp at time zone zone
       group by 1, 2
     ) counted order by requests desc, slot limit $3`,
    [first, last, most],
  )
  return rows
}

/** Requests since an instant, of the source that counted more. */
export async function requestsSince(tx: Reading, since: Date): Promise<number> {
  const { rows } = await tx.from([]).query<{ requests: number }>(
    `select coalesce(max(requests), 0)::bigint as requests
     from (select sum(requests) as requests from access_total where slot >= $1 group by source) counted`,
    [since],
  )
  return rows[0]?.requests ?? 0
}

export interface FoundOccasion {
  readonly kind: 'final' | 'medals' | 'announcement'
  readonly at: Date
  readonly event: string | null
  readonly unit: string | null
  readonly title: Localized | null
}

/** What began, was decided or was published between two instants of the games' time; `offset` is the venue's, minutes. */
export async function occasionsBetween(tx: Reading, from: Date, until: Date, offset: number): Promise<FoundOccasion[]> {
  const { rows } = await tx.from([]).query<FoundOccasion>(
    `select * from (
       select 'final' as kind, start_at as at, event, code as unit, null::jsonb as title from unit
       where displayed and medal = 1 and status <> 'CANCELLED' and start_at >= $1::timestamptz and start_at < $2::timestamptz
       union all
       select 'medals', to_timestamp(min(produced), 'YYYY-MM-DDHH24MISSMS')::timestamp at time zone 'UTC' - make_interval(mins => $3),
         event, null, null from fact_medal_list
       where produced >= to_char($1::timestamptz at time zone 'UTC' + make_interval(mins => $3), 'YYYY-MM-DDHH24MISSMS')
         and produced < to_char($2::timestamptz at time zone 'UTC' + make_interval(mins => $3), 'YYYY-MM-DDHH24MISSMS')
       group by event
       union all
       select 'announcement', i.published_at, null, null, v.body -> 'title' from content_item i
       join content_version v on v.item_id = i.id and v.version = i.published_version
       where i.kind = 'announcement' and i.archived_at is null
         and i.published_at >= $1::timestamptz and i.published_at < $2::timestamptz
     ) found where at is not null order by at desc limit 5`,
    [from, until, offset],
  )
  return rows
}

/** Page views of those who agreed to be counted, most first. */
export async function agreedViews(tx: Reading, { first, last }: DayRange) {
  const { rows } = await tx.from([]).query<{ pattern: PagePattern; views: number }>(
    `select pattern, sum(views)::bigint as views from usage_count where day between $1::date and $2::date
     group by pattern order by views desc, pattern`,
    [first, last],
  )
  return rows
}
