import { AccessLog, AccessLogQuery } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createHandlers } from '../handlers.ts'
import { inSnapshot } from '../snapshot.ts'
import type { AccessCount } from './access-count.ts'
import { accessLog } from './present.ts'
import { changeZone, completeSums, storeBatch } from './store-counts.ts'
import { emptyAccessLog } from '../../testing/empty-access-log.ts'

const ZONE = 'America/Sao_Paulo'
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyAccessLog(db.pool)
  await emptyTables(db.pool, 'usage_count', 'app_build', 'unit')
})

const count = (at: string, given: Partial<AccessCount> = {}): AccessCount => ({
  slot: Date.parse(at),
  source: 'server',
  kind: 'page',
  route: '/medals/{tabs}',
  status: 200,
  device: 'mobile',
  platform: 'web',
  requests: 1,
  durationMs: 0,
  durations: [],
  ...given,
})
const store = (counts: readonly AccessCount[], id: string = crypto.randomUUID(), zone = ZONE) =>
  storeBatch(db.pool, { id, counts }, zone)
const read = async (query: object): Promise<AccessLog> =>
  inSnapshot(db.pool, async (tx) =>
    AccessLog.parse(
      await accessLog(tx, {
        query: AccessLogQuery.parse(query),
        zone: ZONE,
        clock: { games: 0, real: 0, speed: 1 },
        utcOffset: -180,
      }),
    ),
  )
const SEPTEMBER = { first: '2024-09-01', last: '2024-09-14' }

test('requests are told by date, device and status, with counts, percentages, errors, successes and all (R8.1)', async () => {
  await store([
    count('2024-09-14T15:00Z', { requests: 6 }),
    count('2024-09-14T15:00Z', { requests: 1, status: 404 }),
    count('2024-09-14T15:15Z', { requests: 2, status: 503, device: 'bot', kind: 'api', route: '/api/medals/:scope' }),
    count('2024-09-13T15:15Z', { requests: 1, status: 206, device: 'tablet', platform: 'ios' }),
  ])
  const log = await read(SEPTEMBER)
  expect(log.total).toEqual({ requests: 10, success: 7, errors: 3 })
  expect(log.series.slice(-2)).toEqual([
    { start: '2024-09-13', requests: 1, success: 1, errors: 0, devices: { bot: 0, desktop: 0, mobile: 0, tablet: 1 } },
    { start: '2024-09-14', requests: 9, success: 6, errors: 3, devices: { bot: 2, desktop: 0, mobile: 7, tablet: 0 } },
  ])
  expect(log.series).toHaveLength(14)
  expect(log.rows).toEqual([
    { start: '2024-09-13', device: 'tablet', status: 206, requests: 1, percentage: 100 },
    { start: '2024-09-14', device: 'bot', status: 503, requests: 2, percentage: (2 / 9) * 100 },
    { start: '2024-09-14', device: 'mobile', status: 200, requests: 6, percentage: (6 / 9) * 100 },
    { start: '2024-09-14', device: 'mobile', status: 404, requests: 1, percentage: (1 / 9) * 100 },
  ])
  expect(log.statuses.map(({ status }) => status)).toEqual([
    200, 201, 204, 301, 302, 304, 400, 401, 403, 404, 500, 502, 503, 206,
  ])
  expect(log.groups).toEqual([
    { group: '2xx', requests: 7, percentage: 70 },
    { group: '3xx', requests: 0, percentage: 0 },
    { group: '4xx', requests: 1, percentage: 10 },
    { group: '5xx', requests: 2, percentage: 20 },
  ])
  expect(log.routes.map(({ route, requests, errors }) => [route, requests, errors])).toEqual([
    ['/medals/{tabs}', 8, 1],
    ['/api/medals/:scope', 2, 2],
  ])
  expect(log.kinds.map(({ kind, requests }) => [kind, requests])).toEqual([
    ['page', 8],
    ['api', 2],
  ])
  expect(log.platforms.map(({ platform, requests }) => [platform, requests])).toEqual([
    ['web', 9],
    ['ios', 1],
  ])
  expect(log.peaks[0]).toMatchObject({ start: '2024-09-14T12:00:00-03:00', requests: 7, occasions: [] })
})

test('nothing recorded is an answer too (R8.1)', async () => {
  const log = await read(SEPTEMBER)
  expect([log.total.requests, log.peaks, log.rows, log.zone]).toEqual([0, [], [], ZONE])
})

test('a proxy’s count and the server’s of one day are never added: the larger is told, each by itself where asked (R8.1)', async () => {
  await store([
    count('2024-09-14T15:00Z', { requests: 4 }),
    count('2024-09-13T15:00Z', { requests: 5 }),
    count('2024-09-14T15:00Z', { requests: 9, source: 'proxy' }),
    count('2024-09-13T15:00Z', { requests: 1, source: 'proxy' }),
  ])
  expect((await read(SEPTEMBER)).total.requests).toBe(14)
  expect((await read({ ...SEPTEMBER, counted: 'server' })).total.requests).toBe(9)
  expect((await read({ ...SEPTEMBER, counted: 'proxy' })).total.requests).toBe(10)
  expect((await read(SEPTEMBER)).sources).toEqual([
    { source: 'proxy', requests: 10, days: 1 },
    { source: 'server', requests: 9, days: 1 },
  ])
})

test('a peak is of the source that is told of its day: no quarter is fuller than its hour (R8.1)', async () => {
  await store([
    count('2024-09-14T15:00Z', { requests: 8 }),
    count('2024-09-14T15:00Z', { requests: 3, source: 'proxy' }),
    count('2024-09-14T18:00Z', { requests: 7, source: 'proxy' }),
  ])
  const peaks = async (query: object) => (await read({ ...SEPTEMBER, ...query })).peaks.map(({ requests }) => requests)
  expect(await peaks({})).toEqual([7, 3])
  expect(await peaks({ counted: 'server' })).toEqual([8])
})

test('a batch whose commit was not heard of is not added twice (R8.1)', async () => {
  const id = crypto.randomUUID()
  await store([count('2024-09-14T15:00Z')], id)
  await store([count('2024-09-14T15:00Z')], id)
  expect((await read(SEPTEMBER)).total.requests).toBe(1)
})

test('a day that the clock makes 25 hours long has the hour twice, one of 23 has it not (R8.1)', async () => {
  await changeZone(db.pool, ZONE)
  await store(
    ['04:00', '05:00', '06:00', '07:00'].map((time) => count(`2024-11-03T${time}Z`)),
    undefined,
    'America/New_York',
  )
  const hours = (day: string) => read({ first: day, last: day, by: 'hour' })
  const longer = await hours('2024-11-03')
  expect(longer.series).toHaveLength(25)
  expect(longer.series.slice(0, 4).map(({ start, requests }) => [start, requests])).toEqual([
    ['2024-11-03T00:00:00-04:00', 1],
    ['2024-11-03T01:00:00-04:00', 1],
    ['2024-11-03T01:00:00-05:00', 1],
    ['2024-11-03T02:00:00-05:00', 1],
  ])
  expect((await hours('2024-03-10')).series).toHaveLength(23)
})

test('a midnight that the clock repeats is the first of its day (R8.1)', async () => {
  await store(
    [
      count('2024-10-26T23:45Z'),
      count('2024-10-27T00:00Z', { requests: 2 }),
      count('2024-10-27T01:00Z', { requests: 4 }),
    ],
    undefined,
    'Atlantic/Azores',
  )
  const saturday = await read({ first: '2024-10-26', by: 'hour' })
  expect(saturday.series.at(-1)).toMatchObject({ start: '2024-10-26T23:00:00+00:00', requests: 1 })
  expect(saturday.peaks.map(({ requests }) => requests)).toEqual([1])
  const sunday = await read({ first: '2024-10-27', by: 'hour' })
  expect(sunday.series.slice(0, 2)).toMatchObject([
    { start: '2024-10-27T00:00:00+00:00', requests: 2 },
    { start: '2024-10-27T00:00:00-01:00', requests: 4 },
  ])
  expect(sunday.total.requests).toBe(6)
  expect(sunday.peaks.map(({ requests }) => requests)).toEqual([4, 2])
})

test.each(['day', 'hour'])(
  'what a clock that is fast counted stands behind what has begun, by %s (R8.1)',
  async (by) => {
    const [today, hour, day] = [(await read({})).today, 3_600_000, 86_400_000]
    const at = (day: string) => `${day}T12:00:00-03:00`
    const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10)
    const later = new Date(Date.parse(at(tomorrow)) + hour).toISOString()
    await store([
      count(later),
      count(at(tomorrow)),
      count(at(tomorrow), { device: 'bot' }),
      count(`${today}T00:00:00-03:00`),
    ])
    const { rows, series, total } = await read({ first: today, last: tomorrow, by })
    expect(rows.map(({ start }) => start)).toEqual(rows.map(({ start }) => start).sort())
    expect(rows[0]).toMatchObject({ start: series[0]?.start, requests: 1 })
    expect(total.requests).toBe(4)
  },
)

test('what is narrowed is narrowed everywhere, and the days before stand beside it (R8.1)', async () => {
  await store([
    count('2024-09-14T15:00Z', { requests: 3 }),
    count('2024-09-14T15:00Z', { requests: 5, device: 'bot', status: 404 }),
    count('2024-08-20T15:00Z', { requests: 7, device: 'bot' }),
  ])
  const log = await read({ ...SEPTEMBER, last: '2024-09-30', first: '2024-09-01', device: 'bot' })
  expect(log.total).toEqual({ requests: 5, success: 0, errors: 5 })
  expect(log.before).toEqual({
    first: '2024-08-02',
    last: '2024-08-31',
    until: null,
    requests: 7,
    success: 7,
    errors: 0,
  })
  expect((await read({ ...SEPTEMBER, code: '404', route: '/medals/{tabs}', visited: 'page' })).total.requests).toBe(5)
  expect((await read({ ...SEPTEMBER, by: 'week' })).series.map(({ start }) => start)).toEqual([
    '2024-08-26',
    '2024-09-02',
    '2024-09-09',
  ])
})

test.each(['day', 'week', 'hour'])(
  'a route that is called as all of them are has no requests by %s (R8.1)',
  async (by) => {
    await store([count('2024-09-14T15:00Z', { requests: 3, durationMs: 90, durations: [0, 3] })])
    const { total, platforms, kinds, durations } = await read({
      first: '2024-09-14',
      last: '2024-09-14',
      by,
      route: '(all)',
    })
    expect([total.requests, platforms, kinds, durations]).toEqual([0, [], [], []])
  },
)

test.each([
  [{ first: '2024-09-14', last: '2024-09-13' }, 'first: is after last'],
  [{ first: '2024-01-01', last: '2024-09-13' }, 'at most 92 days'],
  [{ first: '2024-09-01', last: '2024-09-13', by: 'hour' }, 'at most 3 days'],
])('%j is refused: %s (R8.1)', async (query, why) => {
  await expect(read(query)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(why) })
})

test('durations are told as how long half and 95 of 100 took at most (R8.1)', async () => {
  await store([
    count('2024-09-14T15:00Z', { requests: 90, durationMs: 90, durations: [90] }),
    count('2024-09-14T15:15Z', { requests: 10, durationMs: 4_000, durations: [0, 0, 0, 0, 0, 0, 0, 0, 10] }),
  ])
  expect((await read(SEPTEMBER)).durations).toEqual([
    { kind: 'page', measured: 100, meanMs: 40.9, medianMs: 1, p95Ms: 500 },
  ])
})

test('peaks say what was going on: a final, an announcement (R8.1)', async () => {
  await store([count('2024-09-14T15:00Z', { requests: 50 })])
  await transaction(db.pool, async (tx) => {
    await tx.query(
      `insert into unit (code, discipline, event, phase, gender, event_type, status, displayed, start_at, medal, head_to_head, sides, produced)
       values ('JUDW57KG--------------FNL-000100', 'JUD', 'JUDW57KG--------------', 'JUDW57KG--------------FNL-', 'W', 'competition-medal',
         'OFFICIAL', true, '2024-09-14T14:50Z', 1, true, '[]', '2024-09-14')`,
    )
  })
  expect((await read(SEPTEMBER)).peaks[0]?.occasions).toEqual([
    {
      kind: 'final',
      at: '2024-09-14T11:50:00-03:00',
      discipline: 'JUD',
      event: { code: 'JUDW57KG', name: null },
      unit: 'JUDW57KG--------------FNL-000100',
      title: null,
    },
  ])
})

test('a peak after a new build of the app says so; the first build of all is none (R8.1)', async () => {
  await store([count('2024-09-14T15:00Z', { requests: 50 }), count('2024-09-12T15:00Z', { requests: 40 })])
  await db.pool.query(
    `insert into app_build (id, started_at) values ('one', '2024-09-12T14:55Z'), ('two', '2024-09-14T14:55Z')`,
  )
  expect((await read(SEPTEMBER)).peaks.map(({ occasions }) => occasions.map(({ kind, at }) => [kind, at]))).toEqual([
    [['release', '2024-09-14T11:55:00-03:00']],
    [],
  ])
})

test(
  'whoever asks for each route at once is answered, or put off with a time, and nothing fails (R3.4, R8.1)',
  NIGHTLY,
  async () => {
    await store([count('2024-09-14T15:00Z')])
    const { getAccessLog } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
    const asked = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        getAccessLog({ query: AccessLogQuery.parse({ ...SEPTEMBER, route: `/${at}` }) }),
      ),
    )
    const answered = asked.filter(({ status }) => status === 'fulfilled')
    expect(answered.length).toBeGreaterThan(50)
    expect(answered.length).toBeLessThan(asked.length)
    for (const one of asked)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ status: 503, id: 'unavailable', details: { retryAfter: 5 } })
  },
)

/** What a server of a release before does, which does not know these tables yet. */
async function without(tables: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const table of tables) await db.pool.query(`create table ${table}_before as table ${table}`)
  await work()
  for (const table of tables) {
    await db.pool.query(`delete from ${table}`)
    await db.pool.query(`insert into ${table} table ${table}_before`)
    await db.pool.query(`drop table ${table}_before`)
  }
}

const BY_WORDS = ['day', 'week'].flatMap((of) => ['status', 'kind', 'route'].map((what) => `access_${of}_${what}`))

test.each([
  ['days and weeks by status, kind and route', BY_WORDS],
  ['quarters by status', ['access_quarter_status']],
  ['parts and weeks', ['access_day_part', 'access_week', 'access_week_part', 'access_day_total']],
])('what a release counts that does not know %s is in them soon, once (R8.1, 0089)', async (_, tables) => {
  const [now, before] = [new Date().toISOString(), new Date(Date.now() - 40 * 86_400_000).toISOString()]
  const some = (at: string) => [count(at, { requests: 5 }), count(at, { requests: 2, status: 404, device: 'bot' })]
  const queries = [{}, { by: 'hour', first: 'today' }, { by: 'week', first: before.slice(0, 10) }, { platform: 'web' }]
  const all = async () => Promise.all(queries.map(async (query) => ({ ...(await read(query)), readAt: null })))
  await store([...some(now), ...some(before), ...some(now), ...some(before)])
  const expected = (await all()).map((log) => ({ ...log, perMinute: null }))

  await emptyAccessLog(db.pool)
  await store([...some(now), ...some(before)])
  await without(tables, () => store([...some(now), ...some(before)]))
  // those of today first; what is older when old things are forgotten
  await completeSums(db.pool, 'recent')
  expect((await read({ first: 'today' })).total.requests).toBe(14)
  await Promise.all([completeSums(db.pool, 'ever'), completeSums(db.pool, 'ever')])
  expect((await all()).map((log) => ({ ...log, perMinute: null }))).toEqual(expected)
})

test('sums that lack nothing are left as they are, and nobody who counts waits for whoever compares them (0089)', async () => {
  await store([count(new Date().toISOString(), { requests: 5 })])
  await transaction(db.pool, async (tx) => {
    await tx.query('select from access_zone for share')
    await completeSums(db.pool, 'ever')
  })
  const { rows } = await db.pool.query('select sum(requests)::int as requests from access_day_status')
  expect(rows).toEqual([{ requests: 5 }])
})

test('days that a release before moves to another zone are moved in the sums too that it does not know (R8.1, 0089)', async () => {
  await store([count('2024-09-11T01:00Z', { requests: 5 }), count('2024-09-11T15:00Z', { requests: 2 })])
  const days = async () => (await read({ first: '2024-09-10', last: '2024-09-11' })).series.map((day) => day.requests)
  expect(await days()).toEqual([5, 2])
  await without(BY_WORDS, () => changeZone(db.pool, 'UTC'))
  await completeSums(db.pool, 'ever')
  expect(await days()).toEqual([0, 7])
})

test('how long a stream took is told too where a release before measured nothing but its end (R8.1, 0089)', async () => {
  const now = new Date().toISOString()
  await store([count(now)])
  await without(BY_WORDS, () => store([count(now, { requests: 0, durationMs: 90, durations: [0, 1] })]))
  await completeSums(db.pool, 'recent')
  expect((await read({ first: 'today' })).durations).toMatchObject([{ kind: 'page', measured: 1, meanMs: 90 }])
})

test('weeks that lack nothing stay as they are between two that do (0089)', async () => {
  await store(['2024-09-04', '2024-09-11', '2024-09-18'].map((day) => count(`${day}T15:00Z`)))
  const weeks = async () => {
    const { rows } = await db.pool.query<{ week: string; made: string }>(
      'select week::text, xmin::text as made from access_week_status order by week',
    )
    return rows
  }
  const [, between] = await weeks()
  await db.pool.query(`delete from access_week_status where week <> '2024-09-09'`)
  await completeSums(db.pool, 'ever')
  const made = await weeks()
  expect(made.map(({ week }) => week)).toEqual(['2024-09-02', '2024-09-09', '2024-09-16'])
  expect(made[1]).toEqual(between)
})
