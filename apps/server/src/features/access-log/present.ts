import {
  ACCESS_DEVICES,
  ACCESS_STATUSES,
  type AccessLog,
  type AccessLogQuery,
  type AccessOccasion,
  type AccessTotal,
  ApiFailure,
  type GamesClock,
  gamesTimeAt,
  MOST_ACCESS_DAYS,
  venueInstant,
} from '@games/contract'
import { addDays } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import * as queries from './access-log.queries.ts'
import { durationAtMost } from './durations.ts'
import { zoneShown } from './zone.ts'

const [QUARTER_MS, QUARTER_MINUTES] = [900_000, 15]
/** Days that are reported where none are named. */
const USUAL_DAYS = 14
const MOST_ROUTES = 100
const MOST_PEAKS = 5
const PEAKS_APART_MS = 3_600_000
/** A crowd comes for what begins within a quarter of an hour, or began or was decided in the hour and a half before. */
const [OCCASION_BEFORE_MS, OCCASION_AFTER_MS] = [90 * 60_000, 2 * QUARTER_MS]

export interface AccessLogRequest {
  readonly query: AccessLogQuery
  /** The zone that days are reported in where nothing has been counted yet. */
  readonly zone: string
  readonly clock: GamesClock
  /** The venue's, minutes. */
  readonly utcOffset: number
}

const { mondayOf } = queries
const daysFrom = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
/** `2027-09-14T13:00` with the offset it has there. */
const withOffset = (local: string, offset: number): string =>
  venueInstant(Date.parse(`${local}Z`) - offset * 60_000, offset)
const shareOf = (requests: number, all: number) => ({ requests, percentage: all === 0 ? 0 : (requests / all) * 100 })

/** The days that are meant; throws ApiFailure where they are none, or too many for the view. */
function rangeOf({ first, last, by }: AccessLogQuery, today: string): queries.DayRange {
  const named = (day: string | undefined) => (day === 'today' ? today : day)
  const until = named(last) ?? (first === undefined ? today : by === 'hour' ? named(first) : undefined) ?? today
  const from = named(first) ?? (by === 'hour' ? until : addDays(until, 1 - USUAL_DAYS))
  if (from > until) throw new ApiFailure(400, 'invalid-input', 'first: is after last')
  if (daysFrom(from, until) > MOST_ACCESS_DAYS[by])
    throw new ApiFailure(400, 'invalid-input', `first: by ${by} there are at most ${MOST_ACCESS_DAYS[by]} days`)
  return { first: from, last: until }
}

/** Accesses of a range, sums alone (R8.1). Throws ApiFailure for days that cannot be reported. */
export async function accessLog(tx: Reading, { query, zone, clock, utcOffset }: AccessLogRequest): Promise<AccessLog> {
  const known = await queries.zoneNow(tx, zone)
  if (!known) throw new Error('a database that has no time')
  const today = known.local.slice(0, 10)
  const range = rangeOf(query, today)
  const { by } = query
  if (by === 'hour' && known.quarters_from !== null && range.first < known.quarters_from)
    throw new ApiFailure(400, 'invalid-input', `first: hours are there from ${known.quarters_from}`)
  const filter: queries.AccessFilter = {
    device: query.device ?? null,
    platform: query.platform ?? null,
    kind: query.visited ?? null,
    status: query.code === undefined ? null : Number(query.code),
    route: query.route ?? null,
    source: query.counted ?? null,
  }
  const reported = await queries.reportedDays(tx, range, filter.source)
  const hours = by === 'hour' ? await queries.hoursOf(tx, range, known.zone) : []
  const ofRows =
    by === 'hour'
      ? (await queries.groupedHours(tx, hours, reported, filter)).map(({ start, offset, ...count }) => ({
          ...count,
          start: withOffset(start, offset),
        }))
      : inPeriods(await queries.groupedDays(tx, by === 'day' ? queries.byDays(reported) : reported, filter), by)
  // a day's quarters are its sum: what is reported of all of them is known by its days
  const platforms = await queries.countedPlatforms(tx, reported, filter)
  const routes = await queries.countedRoutes(tx, reported, filter)
  const total = totalOf(ofRows)
  const starts =
    by === 'hour'
      ? hours.filter(({ begins }) => begins <= known.now).map(({ start, offset }) => withOffset(start, offset))
      : startsOf(range, by, today)
  const agreed = await queries.agreedViews(tx, range)
  return {
    first: range.first,
    last: range.last,
    by,
    zone: zoneShown(known.zone),
    today,
    readAt: known.now.toISOString(),
    total,
    before: await beforeOf(tx, range, filter, known),
    ...(await quartersOf(tx, reported, { now: known.now, isToday: range.last === today, clock, utcOffset })),
    ...statusesOf(ofRows, total.requests),
    devices: ACCESS_DEVICES.map((device) => ({
      device,
      ...shareOf(sumOf(ofRows.filter((row) => row.device === device)), total.requests),
    })),
    platforms: platforms
      .map(({ platform, requests }) => ({ platform, ...shareOf(requests, total.requests) }))
      .sort((a, b) => b.requests - a.requests),
    kinds: [...Map.groupBy(routes, ({ kind }) => kind)]
      .map(([kind, all]) => ({ kind, ...shareOf(sumOf(all), total.requests) }))
      .sort((a, b) => b.requests - a.requests),
    ...routesOf(routes, total.requests),
    durations: await durations(tx, range, filter),
    series: starts.map((start) => {
      const rows = ofRows.filter((row) => row.start === start)
      const of = (device: string) => sumOf(rows.filter((row) => row.device === device))
      return {
        start,
        ...totalOf(rows),
        devices: { bot: of('bot'), desktop: of('desktop'), mobile: of('mobile'), tablet: of('tablet') },
      }
    }),
    rows: rowsOf(ofRows),
    sources: await queries.sourcesOf(tx, range),
    agreed: { views: sumOf(agreed.map(({ views }) => ({ requests: views }))), pages: agreed },
  }
}

/** Days of a week that was not read whole are added up. */
function inPeriods(counts: readonly queries.PeriodCount[], by: 'day' | 'week'): queries.PeriodCount[] {
  if (by === 'day') return [...counts]
  const weeks = Map.groupBy(counts, ({ start, device, status }) => `${mondayOf(start)} ${device} ${status}`)
  return [...weeks.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, start: mondayOf(one.start), requests: sumOf(same) })),
  )
}

const sumOf = (counts: readonly { readonly requests: number }[]): number =>
  counts.reduce((sum, { requests }) => sum + requests, 0)

type ByStatus = Pick<queries.PeriodCount, 'status' | 'requests'>

function totalOf(counts: readonly ByStatus[]): AccessTotal {
  const requests = sumOf(counts)
  const errors = sumOf(counts.filter(({ status }) => status >= 400))
  return { requests, success: requests - errors, errors }
}

/** Every day or week of the range that has begun, in turn. */
function startsOf(range: queries.DayRange, by: 'day' | 'week', today: string): string[] {
  const last = range.last < today ? range.last : today
  const days = Array.from({ length: Math.max(0, daysFrom(range.first, last)) }, (_, n) => addDays(range.first, n))
  return by === 'day' ? days : [...new Set(days.map(mondayOf))]
}

async function beforeOf(
  tx: Reading,
  range: queries.DayRange,
  filter: queries.AccessFilter,
  { local, quarters_from }: queries.ZoneNow,
): Promise<AccessLog['before']> {
  const days = daysFrom(range.first, range.last)
  const [first, last] = [addDays(range.first, -days), addDays(range.last, -days)]
  const partial = range.last === local.slice(0, 10) && (quarters_from === null || last >= quarters_from)
  const until = partial ? quarterOf(local.slice(11)) : null
  const { requests, errors } = await queries.rangeSum(tx, { first, last }, filter, until)
  return { first, last, until, requests, errors, success: requests - errors }
}

/** The beginning of the quarter that a time of day is in. */
const quarterOf = (time: string): string =>
  `${time.slice(0, 3)}${String(Math.floor(Number(time.slice(3)) / QUARTER_MINUTES) * QUARTER_MINUTES).padStart(2, '0')}`

interface Moment {
  readonly now: Date
  readonly isToday: boolean
  readonly clock: GamesClock
  readonly utcOffset: number
}

async function quartersOf(
  tx: Reading,
  reported: queries.ReportedDays,
  { now, isToday, clock, utcOffset }: Moment,
): Promise<Pick<AccessLog, 'perMinute' | 'peaks'>> {
  const since = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  // so many that five of them are an hour apart, if there are five
  const full = await queries.fullestQuarters(tx, reported, MOST_PEAKS * 8)
  const apart = full.filter(
    ({ slot }, place) =>
      !full.slice(0, place).some((fuller) => Math.abs(fuller.slot.getTime() - slot.getTime()) < PEAKS_APART_MS),
  )
  const fullest = apart.slice(0, MOST_PEAKS)
  const around = (at: number): queries.Window => [new Date(at - OCCASION_BEFORE_MS), new Date(at + OCCASION_AFTER_MS)]
  const occasions = await queries.occasionsIn(
    tx,
    fullest.map(({ slot }) => around(gamesTimeAt(clock, slot.getTime()))),
    utcOffset,
  )
  const releases = await queries.releasesIn(
    tx,
    fullest.map(({ slot }) => around(slot.getTime())),
  )
  const names = await namesOf(tx, occasions.flat())
  const peaks = fullest.map(({ slot, local, offset, requests }, place) => {
    const minutes = slot.getTime() === since ? Math.max(1, (now.getTime() - since) / 60_000) : QUARTER_MINUTES
    return {
      start: withOffset(local, offset),
      requests,
      perMinute: requests / minutes,
      occasions: [
        ...(occasions[place] ?? []).map((found) => occasionOf(found, names, utcOffset)),
        ...(releases[place] ?? []).map((at) => releaseOf(venueInstant(at.getTime(), offset))),
      ],
    }
  })
  const running = isToday ? await queries.requestsSince(tx, new Date(since)) : null
  return {
    perMinute: {
      now: running === null ? null : running / Math.max(1, (now.getTime() - since) / 60_000),
      peak: peaks.length === 0 ? null : Math.max(...peaks.map(({ perMinute }) => perMinute)),
    },
    peaks,
  }
}

async function namesOf(tx: Reading, found: readonly queries.FoundOccasion[]) {
  const wanted = new WantedNames()
  for (const { event } of found) if (event !== null) wanted.event(event)
  return wanted.lookUp(tx)
}

const occasionOf = (
  { kind, at, event, unit, title }: queries.FoundOccasion,
  names: Awaited<ReturnType<typeof namesOf>>,
  utcOffset: number,
): AccessOccasion => ({
  kind,
  at: venueInstant(at.getTime(), utcOffset),
  discipline: event?.slice(0, 3) ?? null,
  event: event === null ? null : names.event(event),
  unit,
  title,
})

const releaseOf = (at: string): AccessOccasion => ({
  kind: 'release',
  at,
  discipline: null,
  event: null,
  unit: null,
  title: null,
})

function statusesOf(counts: readonly ByStatus[], all: number): Pick<AccessLog, 'statuses' | 'groups'> {
  const of = new Map<number, number>()
  for (const { status, requests } of counts) of.set(status, (of.get(status) ?? 0) + requests)
  const labelled: readonly number[] = ACCESS_STATUSES
  const others = [...of.keys()].filter((status) => !labelled.includes(status)).sort((a, b) => a - b)
  const inGroup = (n: number) =>
    sumOf([...of].map(([status, requests]) => ({ requests: Math.floor(status / 100) === n ? requests : 0 })))
  const groups = ([1, 2, 3, 4, 5] as const).map((n) => ({ group: `${n}xx` as const, ...shareOf(inGroup(n), all) }))
  return {
    statuses: [...labelled, ...others].map((status) => ({ status, ...shareOf(of.get(status) ?? 0, all) })),
    // nothing of ours is answered with 1xx: it is reported where it was
    groups: groups.filter(({ group, requests }) => group !== '1xx' || requests > 0),
  }
}

function routesOf(counts: readonly queries.RouteCount[], all: number): Pick<AccessLog, 'routes' | 'routeCount'> {
  const routes = counts.map(({ route, kind, requests, errors }) => ({
    route,
    kind,
    requests,
    errors,
    success: requests - errors,
    percentage: shareOf(requests, all).percentage,
  }))
  return {
    routes: routes.sort((a, b) => b.requests - a.requests || (a.route < b.route ? -1 : 1)).slice(0, MOST_ROUTES),
    routeCount: routes.length,
  }
}

async function durations(tx: Reading, range: queries.DayRange, filter: queries.AccessFilter) {
  return (await queries.durationsOf(tx, await queries.reportedDays(tx, range, 'server'), filter)).map(
    ({ kind, duration_ms, durations: counts }) => {
      const measured = counts.reduce((sum, n) => sum + n, 0)
      return {
        kind,
        measured,
        meanMs: measured === 0 ? 0 : duration_ms / measured,
        medianMs: durationAtMost(counts, 0.5),
        p95Ms: durationAtMost(counts, 0.95),
      }
    },
  )
}

/** By time, also what a clock that is fast counted in periods that have not begun. */
function rowsOf(counts: readonly queries.PeriodCount[]) {
  const all = new Map<string, number>()
  for (const { start, requests } of counts) all.set(start, (all.get(start) ?? 0) + requests)
  const instants = new Map([...all.keys()].map((start) => [start, Date.parse(start)]))
  return counts
    .map(({ start, device, status, requests }) => ({
      start,
      device,
      status,
      ...shareOf(requests, all.get(start) ?? 0),
    }))
    .sort(
      (a, b) =>
        (instants.get(a.start) ?? 0) - (instants.get(b.start) ?? 0) ||
        ACCESS_DEVICES.indexOf(a.device) - ACCESS_DEVICES.indexOf(b.device) ||
        a.status - b.status,
    )
}
