import type { AccessDevice, AccessKind, AccessSource } from '@games/contract'
import { addDays, type Localized, type PagePattern, type Platform } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { ALL_ROUTES } from './keys.queries.ts'
import { ALL, NO_STATUS } from './sums.queries.ts'
import { beginningOf } from './zone.ts'

/** What is reported of a range: what is absent is not narrowed. */
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

export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Requests of a day, or of a week by its Monday, by device and status. */
export interface PeriodCount {
  readonly start: string
  readonly device: AccessDevice
  readonly status: number
  readonly requests: number
}

export interface PlatformCount {
  readonly platform: Platform
  readonly requests: number
}

/** PostgreSQL takes sums over a year to be worth compiling, which takes longer than they do: not in this transaction. */
export const withoutJit = (tx: Reading) => tx.from([]).query('set local jit = off')

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

/** Days by the source that is reported of them, and weeks (by their Monday) that are read in place of their seven days. */
export interface ReportedDays {
  readonly weeks: Readonly<Record<AccessSource, readonly string[]>>
  readonly days: Readonly<Record<AccessSource, readonly string[]>>
}

/**
 * Of each day of a range the source that is reported: the one given, else the one that counted more, the proxy of two that are equal. Weeks that are
 * within the range and reported by one source are read whole. Days without requests are not in it.
 */
export async function reportedDays(
  tx: Reading,
  { first, last }: DayRange,
  source: AccessSource | null,
): Promise<ReportedDays> {
  const { rows } = await tx.from([]).query<{ day: string; source: AccessSource }>(
    `select distinct on (day) day::text as day, source from access_day_total
     where day between $1::date and $2::date and ($3::text is null or source = $3) order by day, requests desc, source`,
    [first, last, source],
  )
  const reported: { weeks: Record<AccessSource, string[]>; days: Record<AccessSource, string[]> } = {
    weeks: { server: [], proxy: [] },
    days: { server: [], proxy: [] },
  }
  for (const [monday, ofWeek] of Map.groupBy(rows, ({ day }) => mondayOf(day))) {
    const sources = new Set(ofWeek.map((one) => one.source))
    const isWhole = monday >= first && addDays(monday, 6) <= last && sources.size === 1
    if (isWhole) for (const one of sources) reported.weeks[one].push(monday)
    else for (const one of ofWeek) reported.days[one.source].push(one.day)
  }
  return reported
}

/** The same with every day by itself. */
export const byDays = ({ weeks, days }: ReportedDays): ReportedDays => {
  const all = (source: AccessSource) => [
    ...weeks[source].flatMap((monday) => Array.from({ length: 7 }, (_, n) => addDays(monday, n))),
    ...days[source],
  ]
  return { weeks: { server: [], proxy: [] }, days: { server: all('server'), proxy: all('proxy') } }
}

/** What is wanted of a key; $9 is a route, or what stands for all. */
const KEYS = `($5::text is null or k.device = $5) and ($6::text is null or k.platform = $6) and ($7::text is null or k.kind = $7)
  and ($8::smallint is null or k.status = $8)`
const EACH_ROUTE = `${KEYS} and ($9 = '${ALL_ROUTES}' or k.route = $9)`

const listsOf = ({ weeks, days }: ReportedDays) => [weeks.server, weeks.proxy, days.server, days.proxy]
const valuesOf = (reported: ReportedDays, filter: AccessFilter) => [...listsOf(reported), ...narrowed(filter)]
const narrowed = ({ device, platform, kind, status, route }: AccessFilter) => [
  device,
  platform,
  kind,
  status,
  // no route is called as all of them are
  route === ALL_ROUTES ? '' : (route ?? ALL_ROUTES),
]

/** Rows of keys by week (its Monday) where it is read whole, else by day. The lists of days are what the database plans by. */
const rowsOf = (columns: string, weeks: string, days: string, wanted: string) => {
  const of = (table: string, period: string, list: string, source: AccessSource) =>
    `select c.${period} as period, ${columns} from ${table} c join access_key k on k.id = c.key
     where c.${period} = any (${list}::date[]) and k.source = '${source}' and ${wanted}`
  return [
    of(weeks, 'week', '$1', 'server'),
    of(weeks, 'week', '$2', 'proxy'),
    of(days, 'day', '$3', 'server'),
    of(days, 'day', '$4', 'proxy'),
  ].join(' union all ')
}

/**
 * What is wanted of them: of one route, or of all of them by the tables of their sums, which are a fraction of the others. PostgreSQL leaves out
 * what cannot be true; each is a join of its own, so that one route is looked for by its key.
 */
const counted = (columns: string) =>
  [
    rowsOf(
      columns,
      'access_week_part',
      'access_day_part',
      `${KEYS} and $9 = '${ALL_ROUTES}' and k.route = '${ALL_ROUTES}'`,
    ),
    rowsOf(columns, 'access_week', 'access_day', `${KEYS} and $9 <> '${ALL_ROUTES}' and k.route = $9`),
  ].join(' union all ')

/** Rows by week (its Monday) where it is read whole, else by day, of tables that need no keys. */
const summed = (what: 'status' | 'kind' | 'route', columns: (period: string) => string, wanted: string) =>
  (['week', 'day'] as const)
    .flatMap((period) => (['server', 'proxy'] as const).map((source) => ({ period, source })))
    .map(
      ({ period, source }, place) => `select ${columns(period)} from access_${period}_${what}
     where ${period} = any ($${place + 1}::date[]) and source = '${source}' and ${wanted}`,
    )
    .join(' union all ')
const OF_DEVICE = '($5::text is null or device = $5)'

/** What is there without platforms, kinds and routes. */
const STATUSES = summed(
  'status',
  (period) => `${period} as period, device, status, requests`,
  `${OF_DEVICE} and ($6::smallint is null or status = $6)`,
)
const isInStatuses = ({ platform, kind, route }: AccessFilter): boolean =>
  platform === null && kind === null && route === null
const statusValuesOf = (reported: ReportedDays, { device, status }: AccessFilter) => [
  ...listsOf(reported),
  device,
  status,
]

/** What is there without statuses and routes. */
const KINDS = summed(
  'kind',
  () => 'platform, kind, requests, duration_ms, durations',
  `${OF_DEVICE} and ($6::text is null or platform = $6) and ($7::text is null or kind = $7)`,
)
const isInKinds = ({ status, route }: AccessFilter): boolean => status === null && route === null
const kindValuesOf = (reported: ReportedDays, { device, platform, kind }: AccessFilter) => [
  ...listsOf(reported),
  device,
  platform,
  kind,
]

const routesOf = (platforms: string) =>
  summed(
    'route',
    () => 'platform, kind, route, requests, errors',
    `device = $5 and ${platforms} and status = $7::smallint and ($8::text is null or kind = $8) and ($9::text is null or route = $9)`,
  )

/** What is there of all, and of one device, platform or status. */
const ROUTES = routesOf('platform = $6')
const isInRoutes = ({ device, platform, status }: AccessFilter): boolean =>
  [device, platform, status].filter((one) => one !== null).length <= 1
/** One route by platform. */
const ROUTE_PLATFORMS = routesOf(`platform <> '${ALL}' and ($6 = '${ALL}' or platform = $6)`)
const isInRoutePlatforms = ({ device, status, route }: AccessFilter): boolean =>
  route !== null && device === null && status === null
const routeValuesOf = (reported: ReportedDays, { device, platform, status, kind, route }: AccessFilter) => [
  ...listsOf(reported),
  device ?? ALL,
  platform ?? ALL,
  status ?? NO_STATUS,
  kind,
  route,
]

/** Sums by key: keys are few, and adding up by their numbers takes a third of what it takes by their words. */
const byKey = (rows: string) => `select key, sum(requests) as requests from (${rows}) counted group by key`

/** Sums by period (a day, or the Monday of a week that is read whole), device and status, of which there may be several to be added up. */
export async function groupedDays(tx: Reading, reported: ReportedDays, filter: AccessFilter): Promise<PeriodCount[]> {
  if (isInStatuses(filter)) {
    const { rows } = await tx
      .from([])
      .query<PeriodCount>(
        `select period::text as start, device, status, requests from (${STATUSES}) counted`,
        statusValuesOf(reported, filter),
      )
    return rows
  }
  const { rows } = await tx.from([]).query<PeriodCount>(
    `select period::text as start, device, status, sum(requests)::bigint as requests
     from (${counted('k.device, k.status, c.requests')}) counted group by period, device, status`,
    valuesOf(reported, filter),
  )
  return rows
}

/** Sums by platform. */
export async function countedPlatforms(
  tx: Reading,
  reported: ReportedDays,
  filter: AccessFilter,
): Promise<PlatformCount[]> {
  if (isInKinds(filter)) {
    const { rows } = await tx
      .from([])
      .query<PlatformCount>(
        `select platform, sum(requests)::bigint as requests from (${KINDS}) counted group by platform`,
        kindValuesOf(reported, filter),
      )
    return rows
  }
  if (isInRoutePlatforms(filter)) {
    const { rows } = await tx
      .from([])
      .query<PlatformCount>(
        `select platform, sum(requests)::bigint as requests from (${ROUTE_PLATFORMS}) counted group by platform`,
        routeValuesOf(reported, filter),
      )
    return rows
  }
  const { rows } = await tx.from([]).query<PlatformCount>(
    `select k.platform, coalesce(sum(c.requests), 0)::bigint as requests
     from (${byKey(counted('c.key, c.requests'))}) c join access_key k on k.id = c.key group by k.platform`,
    valuesOf(reported, filter),
  )
  return rows
}

export interface RouteCount {
  readonly kind: AccessKind
  readonly route: string
  readonly requests: number
  readonly errors: number
}

/** Sums by route and kind. */
export async function countedRoutes(tx: Reading, reported: ReportedDays, filter: AccessFilter): Promise<RouteCount[]> {
  if (isInRoutes(filter)) {
    const { rows } = await tx.from([]).query<RouteCount>(
      `select kind, route, sum(requests)::bigint as requests, sum(errors)::bigint as errors
       from (${ROUTES}) counted group by kind, route`,
      routeValuesOf(reported, filter),
    )
    return rows
  }
  const { rows } = await tx.from([]).query<RouteCount>(
    `select k.kind, k.route, sum(c.requests)::bigint as requests,
       coalesce(sum(c.requests) filter (where k.status >= 400), 0)::bigint as errors
     from (${byKey(rowsOf('c.key, c.requests', 'access_week', 'access_day', EACH_ROUTE))}) c join access_key k on k.id = c.key group by 1, 2`,
    valuesOf(reported, filter),
  )
  return rows
}

/** An hour of the zone's clock; of an hour that a change of the clock repeats there are two, with an offset each. */
export interface Hour {
  readonly day: string
  /** What the zone's clock says, `2027-09-14T13:00`, and what it is ahead of UTC then, minutes. */
  readonly start: string
  readonly offset: number
  readonly begins: Date
  readonly ends: Date
}

/** The hours of the days, in turn. */
export async function hoursOf(tx: Reading, { first, last }: DayRange, zone: string): Promise<Hour[]> {
  const { rows } = await tx.from([]).query<Hour>(
    `select to_char(local, 'YYYY-MM-DD') as day, to_char(local, 'YYYY-MM-DD"T"HH24":00"') as start, "offset",
       min(slot) as begins, max(slot) + interval '15 minutes' as ends
     from (
       select slot, slot at time zone $3 as local, (extract(epoch from (slot at time zone $3) - (slot at time zone 'UTC')) / 60)::integer as "offset"
       from generate_series(${beginningOf('$1', '$3')}, ${beginningOf('$2::date + 1', '$3')} - interval '15 minutes',
         interval '15 minutes') as slot
     ) quarters
     group by 1, 2, 3 order by begins`,
    [first, last, zone],
  )
  return rows
}

/** Whole quarters of an hour, from an instant to before another, of one source. */
interface Span {
  readonly begins: Date
  readonly ends: Date
  readonly source: AccessSource
}

interface SpanCount {
  /** Which of the spans. */
  readonly place: number
  readonly device: AccessDevice
  readonly status: number
  readonly requests: number
}

/** Spans are read one after the other: to find of which of them each quarter is would take longer than to read it. */
const inSpans = (counts: string) =>
  `select place::integer - 1 as place, device, status, requests::bigint as requests
   from unnest($1::timestamptz[], $2::timestamptz[], $3::text[]) with ordinality as span (begins, ends, source, place), lateral (${counts}) counted
   where counted.source = span.source`

const SPAN_STATUSES = inSpans(`select source, device, status, sum(requests) as requests from access_quarter_status
  where slot >= span.begins and slot < span.ends and ($4::text is null or device = $4) and ($5::smallint is null or status = $5)
  group by source, device, status`)

/**
 * Of the keys in the list $4. Their numbers are no column of an index here (`+ 0`): by it PostgreSQL would look for each of them through all quarters,
 * which takes five times as long as reading them. As a list they are looked up in a third of the time of a join, which is left for those that are found.
 */
const SPAN_KEYS = inSpans(`select k.source, k.device, k.status, sum(q.requests) as requests
  from (
    select key, requests from access_quarter where slot >= span.begins and slot < span.ends and key + 0 = any ($4::integer[]) offset 0
  ) q join access_key k on k.id = q.key + 0
  group by k.source, k.device, k.status`)

/** Sums of spans by device and status. */
async function spanCounts(tx: Reading, spans: readonly Span[], filter: AccessFilter): Promise<SpanCount[]> {
  const ofSpans = [spans.map(({ begins }) => begins), spans.map(({ ends }) => ends), spans.map(({ source }) => source)]
  if (isInStatuses(filter)) {
    const { rows } = await tx.from([]).query<SpanCount>(SPAN_STATUSES, [...ofSpans, filter.device, filter.status])
    return rows
  }
  const { rows: keys } = await tx.from([]).query<{ id: number }>(
    `select id from access_key k where k.source = any ($1::text[]) and ($2::text is null or k.device = $2)
         and ($3::text is null or k.platform = $3) and ($4::text is null or k.kind = $4) and ($5::smallint is null or k.status = $5)
         and k.route <> '${ALL_ROUTES}' and ($6 = '${ALL_ROUTES}' or k.route = $6)`,
    [spans.map(({ source }) => source), ...narrowed(filter)],
  )
  const { rows } = await tx.from([]).query<SpanCount>(SPAN_KEYS, [...ofSpans, keys.map(({ id }) => id)])
  return rows
}

const sourceOf = ({ days }: ReportedDays, day: string): AccessSource | null =>
  days.server.includes(day) ? 'server' : days.proxy.includes(day) ? 'proxy' : null

export interface HourCount extends Pick<Hour, 'start' | 'offset'>, Omit<SpanCount, 'place'> {}

/** Sums by hour, device and status. */
export async function groupedHours(
  tx: Reading,
  hours: readonly Hour[],
  reported: ReportedDays,
  filter: AccessFilter,
): Promise<HourCount[]> {
  const ofDays = byDays(reported)
  const spans = hours.flatMap((hour) => {
    const source = sourceOf(ofDays, hour.day)
    return source === null ? [] : [{ ...hour, source }]
  })
  return (await spanCounts(tx, spans, filter)).flatMap(({ place, ...count }) =>
    spans.slice(place, place + 1).map(({ start, offset }) => ({ ...count, start, offset })),
  )
}

export interface RangeSum {
  readonly requests: number
  readonly errors: number
}

const rangeSumOf = (counts: string) =>
  `select coalesce(sum(requests), 0)::bigint as requests,
     coalesce(sum(requests) filter (where status >= 400), 0)::bigint as errors
   from (${counts}) counted`

/** All of whole days. */
async function daysSum(tx: Reading, reported: ReportedDays, filter: AccessFilter): Promise<RangeSum> {
  const read = tx.from([])
  const { rows } = isInStatuses(filter)
    ? await read.query<RangeSum>(rangeSumOf(STATUSES), statusValuesOf(reported, filter))
    : isInRoutes(filter)
      ? await read.query<RangeSum>(
          `select coalesce(sum(requests), 0)::bigint as requests, coalesce(sum(errors), 0)::bigint as errors from (${ROUTES}) counted`,
          routeValuesOf(reported, filter),
        )
      : await read.query<RangeSum>(rangeSumOf(counted('k.status, c.requests')), valuesOf(reported, filter))
  return rows[0] ?? { requests: 0, errors: 0 }
}

/** All of a range; with `until` (a time of day, `13:05`) its last day counts the quarters before it alone. */
export async function rangeSum(
  tx: Reading,
  range: DayRange,
  filter: AccessFilter,
  until: string | null,
): Promise<RangeSum> {
  const whole = until === null ? range : { first: range.first, last: addDays(range.last, -1) }
  const all = await daysSum(tx, await reportedDays(tx, whole, filter.source), filter)
  const source = sourceOf(await reportedDays(tx, { first: range.last, last: range.last }, filter.source), range.last)
  if (until === null || source === null) return all
  const { rows: instants } = await tx
    .from([])
    .query<Pick<Span, 'begins' | 'ends'>>(
      `select ${beginningOf('$1', 'zone')} as begins, ($1::date + $2::time) at time zone zone as ends from access_zone`,
      [range.last, until],
    )
  const ofLast = await spanCounts(
    tx,
    instants.map((instant) => ({ ...instant, source })),
    filter,
  )
  return ofLast.reduce(
    ({ requests, errors }, count) => ({
      requests: requests + count.requests,
      errors: errors + (count.status >= 400 ? count.requests : 0),
    }),
    all,
  )
}

export interface MeasuredDurations {
  readonly kind: AccessKind
  readonly duration_ms: number
  readonly durations: readonly number[]
}

const durationsIn = (counts: string) =>
  `select kind, sum(duration_ms)::bigint as duration_ms, array(select coalesce(n, 0)::integer from unnest(array[
       sum(durations[1]), sum(durations[2]), sum(durations[3]), sum(durations[4]), sum(durations[5]), sum(durations[6]),
       sum(durations[7]), sum(durations[8]), sum(durations[9]), sum(durations[10]), sum(durations[11]), sum(durations[12]),
       sum(durations[13]), sum(durations[14]), sum(durations[15])]) with ordinality as class (n, place) order by place) as durations
   from (${counts}) counted where durations <> '{}' group by kind order by kind`

/** Durations of a range by kind, as the server measured them: `reported` is the server's own count. */
export async function durationsOf(
  tx: Reading,
  reported: ReportedDays,
  filter: AccessFilter,
): Promise<MeasuredDurations[]> {
  const { rows } = isInKinds(filter)
    ? await tx.from([]).query<MeasuredDurations>(durationsIn(KINDS), kindValuesOf(reported, filter))
    : await tx
        .from([])
        .query<MeasuredDurations>(
          durationsIn(counted('k.kind, c.duration_ms, c.durations')),
          valuesOf(reported, filter),
        )
  return rows
}

export interface SourceSum {
  readonly source: AccessSource
  readonly requests: number
  /** Days of which it is reported. */
  readonly days: number
}

export async function sourcesOf(tx: Reading, { first, last }: DayRange): Promise<SourceSum[]> {
  const { rows } = await tx.from([]).query<SourceSum>(
    `select source, sum(requests)::bigint as requests, (count(*) filter (where first))::bigint as days from (
       select source, requests, row_number() over (partition by day order by requests desc, source) = 1 as first
       from access_day_total where day between $1::date and $2::date
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

/** Days that follow each other and are reported by one source. */
function runsOf(reported: ReportedDays) {
  const { days } = byDays(reported)
  return (['server', 'proxy'] as const).flatMap((source) => {
    const runs: { readonly source: AccessSource; readonly first: string; last: string }[] = []
    for (const day of [...days[source]].sort()) {
      const run = runs.at(-1)
      if (run && addDays(run.last, 1) === day) run.last = day
      else runs.push({ source, first: day, last: day })
    }
    return runs
  })
}

/** The fullest quarters of days that are over, and the one that runs, of the source that is reported of their day. */
export async function fullestQuarters(tx: Reading, reported: ReportedDays, most: number): Promise<FullQuarter[]> {
  const runs = runsOf(reported)
  const { rows } = await tx.from([]).query<FullQuarter>(
    `select slot, to_char(slot at time zone zone, 'YYYY-MM-DD"T"HH24:MI:SS') as local,
       (extract(epoch from (slot at time zone zone) - (slot at time zone 'UTC')) / 60)::integer as "offset", requests
     from access_zone, (
       select slot, requests
       from (select ${beginningOf('first', 'zone')} as begins, ${beginningOf('last + 1', 'zone')} as ends, run.source
         from access_zone, unnest($1::date[], $2::date[], $3::text[]) as run (first, last, source)) run
       join access_total t on t.slot >= begins and t.slot < ends and t.source = run.source
       order by requests desc, slot limit $4
     ) fullest order by requests desc, slot`,
    [runs.map(({ first }) => first), runs.map(({ last }) => last), runs.map(({ source }) => source), most],
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

/** Between two instants: from the first to before the second. */
export type Window = readonly [Date, Date]

/** What began, was decided or was published in windows of the games' time, of each the latest five; `offset` is the venue's, minutes. */
export async function occasionsIn(
  tx: Reading,
  windows: readonly Window[],
  offset: number,
): Promise<readonly (readonly FoundOccasion[])[]> {
  const { rows } = await tx.from([]).query<FoundOccasion & { readonly place: number }>(
    `select place::integer, found.* from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as given (begins, ends, place),
       lateral (select * from (
         select 'final' as kind, start_at as at, event, code as unit, null::jsonb as title from unit
         where displayed and medal = 1 and status <> 'CANCELLED' and start_at >= begins and start_at < ends
         union all
         select 'medals', to_timestamp(min(produced), 'YYYY-MM-DDHH24MISSMS')::timestamp at time zone 'UTC' - make_interval(mins => $3),
           event, null, null from fact_medal_list
         where produced >= to_char(begins at time zone 'UTC' + make_interval(mins => $3), 'YYYY-MM-DDHH24MISSMS')
           and produced < to_char(ends at time zone 'UTC' + make_interval(mins => $3), 'YYYY-MM-DDHH24MISSMS')
         group by event
         union all
         select 'announcement', i.published_at, null, null, v.body -> 'title' from content_item i
         join content_version v on v.item_id = i.id and v.version = i.published_version
         where i.kind = 'announcement' and i.archived_at is null and i.published_at >= begins and i.published_at < ends
       ) all_of where at is not null order by at desc limit 5) found
     order by place, at desc`,
    [windows.map(([begins]) => begins), windows.map(([, ends]) => ends), offset],
  )
  return windows.map((_, n) => rows.flatMap(({ place, ...found }) => (place === n + 1 ? [found] : [])))
}

/** Builds that served visitors for the first time in windows, of each the latest two; of the first build of all nobody says that it is a release. */
export async function releasesIn(tx: Reading, windows: readonly Window[]): Promise<readonly (readonly Date[])[]> {
  const { rows } = await tx.from([]).query<{ place: number; started_at: Date }>(
    `select place::integer, started_at from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as given (begins, ends, place),
       lateral (select started_at from app_build where started_at >= begins and started_at < ends
         and started_at > (select min(started_at) from app_build) order by started_at desc limit 2) found
     order by place, started_at desc`,
    [windows.map(([begins]) => begins), windows.map(([, ends]) => ends)],
  )
  return windows.map((_, n) => rows.flatMap(({ place, started_at: at }) => (place === n + 1 ? [at] : [])))
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
