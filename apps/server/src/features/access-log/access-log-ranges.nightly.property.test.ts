import type { AccessLog } from '@games/contract'
import { AccessLogQuery } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../db/pool.ts'
import { inSnapshot } from '../snapshot.ts'
import type { AccessCount } from './access-count.ts'
import { accessLog } from './present.ts'
import { insertBatch } from './store.queries.ts'
import { type AccessBatch, changeZone, completeSums, forgetOld, storeBatch, storeCounts } from './store-counts.ts'
import { emptyAccessLog } from '../../testing/empty-access-log.ts'

let db: TestDatabase
let nodes: readonly Pool[]
beforeAll(async () => {
  db = await testDatabase()
  nodes = [db.pool, openPool(db.url, 5, () => {})]
})
afterAll(async () => {
  await nodes[1]?.end()
  await db.close()
})

/** With days of 23, 25, 23½ and 24½ hours, offsets of half and quarter hours, and a day's beginning a day apart. */
const ZONES = [
  'America/Sao_Paulo',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
]
/** Around clocks that change: of Lord Howe and New York in spring and autumn, and of the Azores, whose midnight comes twice. */
const CHANGES = [
  '2024-03-10T07:00Z',
  '2024-04-06T15:00Z',
  '2024-10-05T15:30Z',
  '2024-10-27T01:00Z',
  '2024-11-03T06:00Z',
].map(Date.parse)
const [QUARTER_MS, DAY_MS] = [900_000, 86_400_000]

const aCount = fc.record({
  slot: fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -300, max: 300 }))
    .map(([change, quarters]) => change + quarters * QUARTER_MS),
  source: fc.constantFrom('server' as const, 'proxy' as const),
  kind: fc.constantFrom('page' as const, 'api' as const),
  route: fc.constantFrom('/', '/venues'),
  status: fc.constantFrom(200, 404),
  device: fc.constantFrom('bot' as const, 'mobile' as const),
  platform: fc.constantFrom('web' as const, 'ios' as const),
  requests: fc.integer({ min: 1, max: 1_000 }),
  durationMs: fc.integer({ min: 0, max: 1_000 }),
  durations: fc.constantFrom([], [1, 2], [0, 0, 3]),
})
const aBatch = fc.record({
  counts: fc.array(aCount, { minLength: 1, maxLength: 20 }),
  node: fc.constantFrom(0, 1),
  /** Ends of its node before the commit, then tries of which it was not heard that the first had arrived. */
  crashes: fc.integer({ min: 0, max: 1 }),
  unheard: fc.integer({ min: 0, max: 2 }),
})
const aDay = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3, max: 3 }))
  .map(([change, days]) => new Date(change + days * DAY_MS).toISOString().slice(0, 10))
/** What makes sums anew is seldom, so that those are read too that were added to. */
const seldom = <One>(one: fc.Arbitrary<One>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one })
/** What is made of quarters and days: a release that does not know a table adds nothing to it. */
const SUMS = [
  'access_quarter_status',
  ...['part', 'total', 'status', 'kind', 'route'].map((what) => `access_day_${what}`),
  ...['week', 'week_part', 'week_status', 'week_kind', 'week_route'].map((what) => `access_${what}`),
]
/** What happens at the same time. */
const aPhase = fc.record({
  batches: fc.array(aBatch, { maxLength: 3 }),
  /** Quarters are kept from this day on, days from so many before it. */
  forget: seldom(fc.record({ quartersFrom: aDay, daysBefore: fc.integer({ min: 0, max: 40 }) })),
  /** After it: what is in these is lost. */
  lost: seldom(fc.subarray(SUMS, { minLength: 1 })),
  zone: seldom(fc.constantFrom(...ZONES)),
})
const FILTERS = [{ device: 'bot' }, { platform: 'ios' }, { visited: 'api' }, { code: '404' }, { route: '/venues' }]
const aRange = fc.record({
  first: aDay,
  length: fc.integer({ min: 1, max: 400 }),
  by: fc.constantFrom('day' as const, 'week' as const, 'hour' as const),
  counted: fc.constantFrom(undefined, 'server' as const, 'proxy' as const),
  /** Several at once; each is asked for by itself too. */
  filters: fc.subarray(FILTERS),
})

/** An instant in a zone, by the platform's own calendar and not the database's. */
function clockOf(zone: string): (at: number) => { day: string; hour: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const day = `${parts['year']}-${parts['month']}-${parts['day']}`
    const ahead = (Date.parse(`${day}T${parts['hour']}:${parts['minute']}Z`) - at) / 60_000
    const two = (n: number) => String(Math.floor(Math.abs(n))).padStart(2, '0')
    return { day, hour: `${day}T${parts['hour']}:00:00${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}` }
  }
}
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS
/** The first quarter of a day in a zone. */
function beginningOf(day: string, zone: string): number {
  const clock = clockOf(zone)
  let at = Date.parse(day) - 15 * 3_600_000
  while (clock(at).day < day) at += QUARTER_MS
  return at
}

/** What should be told, kept as the requests themselves. */
class Expected {
  zone = 'UTC'
  quartersFrom = -Infinity
  /** A request whose quarter is gone stays on the day that it was on then. */
  all: { readonly count: AccessCount; day: string | null }[] = []

  dayOf({ count, day }: { readonly count: AccessCount; readonly day: string | null }): string {
    return day ?? clockOf(this.zone)(count.slot).day
  }
  add(counts: readonly AccessCount[]): void {
    this.all.push(...counts.map((count) => ({ count, day: null })))
    this.settle(this.quartersFrom)
  }
  settle(quartersFrom: number): void {
    this.quartersFrom = Math.max(this.quartersFrom, quartersFrom)
    for (const one of this.all) if (one.count.slot < this.quartersFrom) one.day ??= this.dayOf(one)
  }
  forget(quartersDay: string, daysDay: string): void {
    this.settle(beginningOf(quartersDay, this.zone))
    this.all = this.all.filter((one) => this.dayOf(one) >= daysDay)
  }
  moveTo(zone: string): void {
    if (zone === this.zone) return
    this.zone = zone
    if (this.quartersFrom === -Infinity) return
    const { day } = clockOf(zone)(this.quartersFrom)
    if (beginningOf(day, zone) < this.quartersFrom) this.settle(beginningOf(dayAfter(day, 1), zone))
  }
  /** Requests by period, device and status, by platform, by route and kind with their errors, of as many days before, and how many were measured. */
  read(first: string, last: string, query: AccessLogQuery): Record<string, number> {
    const { by, counted, device, platform, visited, code, route } = query
    const sums = new Map<string, number>()
    for (const one of this.all) {
      const key = `${this.dayOf(one)} ${one.count.source}`
      sums.set(key, (sums.get(key) ?? 0) + one.count.requests)
    }
    const of = (day: string, source: string) => sums.get(`${day} ${source}`) ?? 0
    const told = (day: string) => counted ?? (of(day, 'server') > of(day, 'proxy') ? 'server' : 'proxy')
    const wanted = this.all
      .map((one) => ({ day: this.dayOf(one), count: one.count }))
      .filter(
        ({ count }) =>
          (device ?? count.device) === count.device &&
          (platform ?? count.platform) === count.platform &&
          (visited ?? count.kind) === count.kind &&
          Number(code ?? count.status) === count.status &&
          (route ?? count.route) === count.route,
      )
    const between = (from: string, until: string) => wanted.filter(({ day }) => day >= from && day <= until)
    const clock = clockOf(this.zone)
    const read = new Map<string, number>()
    const add = (key: string, n: number) => n > 0 && read.set(key, (read.get(key) ?? 0) + n)
    for (const { day, count } of between(first, last)) {
      const { source, kind, requests, status } = count
      if (source === 'server') add(`measured ${kind}`, sum(count.durations))
      if (source !== told(day)) continue
      const period = by === 'day' ? day : by === 'week' ? mondayOf(day) : clock(count.slot).hour
      add(`${period} ${count.device} ${status}`, requests)
      add(count.platform, requests)
      add(`${kind} ${count.route}`, requests)
      if (status >= 400) add(`errors ${kind} ${count.route}`, requests)
    }
    const days = daysBetween(first, last) + 1
    for (const { day, count } of between(dayAfter(first, -days), dayAfter(last, -days))) {
      if (count.source !== told(day)) continue
      add('before', count.requests)
      if (count.status >= 400) add('errors before', count.requests)
    }
    return Object.fromEntries(read)
  }
}

const read = (query: AccessLogQuery): Promise<AccessLog> =>
  inSnapshot(db.pool, (tx) =>
    accessLog(tx, { query, zone: 'UTC', clock: { games: 0, real: 0, speed: 1 }, utcOffset: 0 }),
  )
const told = ({ rows, routes, platforms, before, durations }: AccessLog): Record<string, number> =>
  Object.fromEntries(
    [
      ...rows.map(({ start, device, status, requests }) => [`${start} ${device} ${status}`, requests] as const),
      ...platforms.map(({ platform, requests }) => [platform, requests] as const),
      ...routes.map(({ kind, route, requests }) => [`${kind} ${route}`, requests] as const),
      ...routes.map(({ kind, route, errors }) => [`errors ${kind} ${route}`, errors] as const),
      ...durations.map(({ kind, measured }) => [`measured ${kind}`, measured] as const),
      ['before', before.requests] as const,
      ['errors before', before.errors] as const,
    ].filter(([, n]) => n > 0),
  )

/** A node that ends before its commit. */
async function crash(pool: Pool, { id, counts }: AccessBatch): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  await insertBatch(client, id)
  await storeCounts(client, counts, 'UTC')
  client.release(true)
}

async function store({
  counts,
  node,
  crashes,
  unheard,
}: {
  counts: AccessCount[]
  node: number
  crashes: number
  unheard: number
}) {
  const pool = nodes[node] ?? db.pool
  const batch = { id: crypto.randomUUID(), counts }
  for (let n = 0; n < crashes; n++) await crash(pool, batch)
  await Promise.all(Array.from({ length: unheard + 1 }, () => storeBatch(pool, batch, 'UTC')))
}

test('any range of any zone is the sum of its requests, whatever was counted on which node, crashed, forgotten and moved to another zone meanwhile (R8.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aPhase, { minLength: 1, maxLength: 4 }),
      fc.array(aRange, { minLength: 6, maxLength: 6 }),
      async (phases, ranges) => {
        await emptyAccessLog(db.pool)
        // the zone of the first count is that of all
        await storeBatch(db.pool, { id: crypto.randomUUID(), counts: [] }, 'UTC')
        const expected = new Expected()
        for (const { batches, forget, lost, zone } of phases) {
          const today = clockOf(expected.zone)(Date.now()).day
          const daysDay = forget && dayAfter(forget.quartersFrom, -forget.daysBefore)
          await Promise.all([
            ...batches.map(store),
            ...(forget && daysDay
              ? [
                  forgetOld(db.pool, {
                    quarters: daysBetween(forget.quartersFrom, today),
                    days: daysBetween(daysDay, today),
                  }),
                ]
              : []),
          ])
          for (const { counts } of batches) expected.add(counts)
          if (forget && daysDay) {
            // what comes for a day that was just forgotten stays until the next time
            await forgetOld(db.pool, {
              quarters: daysBetween(forget.quartersFrom, today),
              days: daysBetween(daysDay, today),
            })
            expected.forget(forget.quartersFrom, daysDay)
          }
          if (lost !== null) {
            await emptyTables(db.pool, ...lost)
            await Promise.all(nodes.map((pool) => completeSums(pool, 'ever')))
          }
          if (zone === null) continue
          await Promise.all(nodes.map((pool) => changeZone(pool, zone)))
          expected.moveTo(zone)
        }
        for (const { first, length, by, counted, filters } of ranges) {
          const last = dayAfter(first, Math.min(length, { day: 92, week: 400, hour: 3 }[by]) - 1)
          const isThere = by !== 'hour' || beginningOf(first, expected.zone) >= expected.quartersFrom
          for (const filter of [...FILTERS, Object.assign({}, ...filters)]) {
            const query = AccessLogQuery.parse({ first, last, by, counted, ...filter })
            if (isThere) expect(told(await read(query))).toEqual(expected.read(first, last, query))
            else await expect(read(query)).rejects.toMatchObject({ status: 400 })
          }
        }
      },
    ),
    { numRuns: randomCases(12) },
  )
}, 120_000)
