import { request as send } from 'node:http'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../http/server/listen.ts'
import { testApp } from '../../testing/test-app.ts'
import { countAccesses } from './count-accesses.ts'
import { createDeviceOf } from './device-of.ts'
import { openAccessLog } from './open-access-log.ts'
import { routeOf } from './route-of.ts'
import type { AccessBatch } from './store-counts.ts'
import { emptyAccessLog } from '../../testing/empty-access-log.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyAccessLog(db.pool))

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.each([
  ['/medals/all?lang=eng', 'page', '/medals/{tabs}'],
  ['/medals/all/_payload.json', 'payload', '/medals/{tabs}'],
  ['/_payload.json', 'payload', '/'],
  ['/participants/profile/3104229', 'page', '/participants/profile/{id}'],
  ['/api/athletes/3104229', 'api', '/api/athletes/{id}'],
  ['/api/search/index', 'api', '/api/search/index'],
  ['/api/books/results/JUDW57KG.pdf', 'api', '/api/books/results/{unit}.pdf'],
  ['/api/medals/all/table.csv', 'api', '/api/medals/{scope}/table.csv'],
  ['/api/account/devices/8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11', 'private', '/api/account/devices/{id}'],
  ['/api/live?topics=medals:all', 'stream', '/api/live'],
  ['/ingest/odf/4711', 'ingest', '/ingest/odf/{id}'],
  ['/api/maria@example.org', 'api', '(unknown call)'],
  ['/office/people/maria', 'office', '/office'],
  ['/widget/medals', 'widget', '/widget/{name}'],
  ['/assets/index-C0ffee.js', 'asset', '/assets/(file)'],
  ['/wp-admin/maria', 'other', '(other)'],
  ['https://games.example/medals/all', 'page', '/medals/{tabs}'],
  [`/${'x'.repeat(70_000)}`, 'other', '(other)'],
  ['*', 'other', '(other)'],
  ['', 'other', '(other)'],
])('%.60s is %s %s: a pattern, never an address (R8.1)', (target, kind, route) => {
  expect(routeOf(target)).toEqual({ kind, route })
})

test('every call that the server takes has a pattern of its own (R8.1)', () => {
  const { app } = testApp()
  const paths = app.routes
    .filter(({ path }) => /^\/(api|ingest)\//.test(path) && !path.endsWith('*') && path !== '/api/')
    .map(({ path }) => path)
  const sample = (path: string) =>
    path
      .replace('books/:kind/:file', 'books/medals/all.pdf')
      .replace('templates/:file', 'templates/athletes.csv')
      .replace(':file{.+\\.json}', 'mdi.json')
      .replace(/:\w+\{\.\+\\\.(\w+)\}/g, 'x.$1')
      .replace(/:\w+/g, 'all')
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => routeOf(sample(path)).route === '(unknown call)')).toEqual([])
})

test.each([
  [PHONE, 'mobile'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
    'tablet',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
  [undefined, 'bot'],
  ['-', 'bot'],
  // no browser, and read in no time
  ['('.repeat(65_536), 'bot'],
])('%.40s is a %s (R8.1)', (userAgent, device) => {
  expect(createDeviceOf()(userAgent)).toBe(device)
})

test('every request of the socket is counted, a stream when it begins, and nothing of its sender is stored (R8.1)', async () => {
  const { app, fastPath } = testApp()
  const counter = openAccessLog({
    pool: db.pool,
    utcOffset: () => -180,
    build: 'this one',
    onError: (error) => expect.unreachable(String(error)),
  })
  const server = await listen(app, fastPath, { hostname: '127.0.0.1', port: 0, isTrusted: () => false, counter })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<number>((resolve) => {
      send({ port: server.port, path, method, headers: { 'user-agent': PHONE, ...headers } }, (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0))
      }).end()
    })
  const canaries = { cookie: 'platform=ios; session=canary-cookie', 'x-forwarded-for': '203.0.113.77' }
  await get('/participants/profile/canary-athlete?q=canary-query', {
    ...canaries,
    'user-agent': `${PHONE} canary-phone`,
  })
  await get('/api/health')
  await get('/api/medals/canary-scope', {}, 'DELETE')
  await server.close()
  await counter.close()
  const { rows } = await db.pool.query(
    `select kind, route, status, device, platform, sum(requests)::int as requests, sum((select sum(n) from unnest(durations) n))::int as measured
     from access_quarter q join access_key k on k.id = q.key group by 1, 2, 3, 4, 5 order by 2`,
  )
  expect(rows).toEqual([
    { kind: 'api', route: '/api/health', status: 200, device: 'mobile', platform: 'web', requests: 1, measured: 1 },
    {
      kind: 'api',
      route: '/api/medals/{scope}',
      status: 405,
      device: 'mobile',
      platform: 'web',
      requests: 1,
      measured: 1,
    },
    {
      kind: 'page',
      route: '/participants/profile/{id}',
      status: 200,
      device: 'mobile',
      platform: 'ios',
      requests: 1,
      measured: 1,
    },
  ])
  const { rows: builds } = await db.pool.query('select id from app_build')
  expect(builds).toEqual([{ id: 'this one' }])
  const tables = [
    'access_key',
    'access_quarter',
    'access_quarter_status',
    'access_day',
    'access_total',
    'access_batch',
    'access_zone',
  ]
  for (const table of tables) {
    const { rows: stored } = await db.pool.query(`select coalesce(string_agg(t::text, ' '), '') as all from ${table} t`)
    expect(stored[0].all).not.toMatch(/canary|203\.0\.113|127\.0\.0\.1|iPhone/)
  }
})

interface Fake {
  readonly batches: AccessBatch[]
  fails: boolean
}

function counting(most?: number) {
  const fake: Fake = { batches: [], fails: false }
  let now = Date.parse('2027-09-14T15:00:00Z')
  let looks = 0
  const errors = vi.fn()
  const counter = countAccesses({
    store: async (batch) => {
      fake.batches.push(batch)
      if (fake.fails) throw new Error('the database is away')
    },
    onError: errors,
    now: () => {
      looks++
      return now
    },
    everyMs: 5,
    clockEveryMs: 1,
    ...(most !== undefined && { most }),
  })
  const socket = {}
  const request = (url: string, userAgent = PHONE) =>
    ({ url, socket, headers: { 'user-agent': userAgent } }) as Parameters<typeof counter.answered>[0]
  const pass = async (ms: number) => {
    now += ms
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before)
  }
  return { fake, counter, request, errors, pass }
}

test('what was not heard of is sent again as it was, and what came meanwhile after it (R8.1)', async () => {
  const { fake, counter, request, errors } = counting()
  fake.fails = true
  counter.answered(request('/venues'), 200, 1)
  await expect.poll(() => errors.mock.calls.length).toBeGreaterThan(1)
  counter.answered(request('/venues'), 200, 1)
  fake.fails = false
  await counter.close()
  const byId = new Map(fake.batches.map((batch) => [batch.id, batch.counts.map(({ requests }) => requests)]))
  expect([...byId.values()]).toEqual([[1], [1]])
})

test('a quarter’s requests are those of its time, and a stream is measured apart from its beginning (R8.1)', async () => {
  const { fake, counter, request, pass } = counting()
  counter.opened(request('/api/live'), 200)
  await pass(900_000)
  counter.ended(request('/api/live'), 200, 900_000)
  await counter.close()
  const counts = fake.batches.flatMap((batch) => batch.counts)
  expect(
    counts.map(({ slot, requests, durationMs }) => [new Date(slot).toISOString().slice(11, 16), requests, durationMs]),
  ).toEqual([
    ['15:00', 1, 0],
    ['15:15', 0, 900_000],
  ])
})

test('a connection that names another user agent, as a proxy’s does, is counted as each of them (R8.1)', async () => {
  const { fake, counter, request } = counting()
  for (const userAgent of [PHONE, PHONE, '-', PHONE]) counter.answered(request('/venues', userAgent), 200, 0)
  await counter.close()
  const devices = fake.batches.flatMap(({ counts }) => counts.map(({ device, requests }) => [device, requests]))
  expect(devices).toEqual([
    ['mobile', 3],
    ['bot', 1],
  ])
})

test('memory has an end while the database is away, and no request is lost (R8.1)', async () => {
  const { fake, counter, request, pass } = counting(10)
  fake.fails = true
  for (let n = 0; n < 200; n++) {
    counter.answered(request(['/venues', '/', '/reports', '/medals/all'][n % 4] ?? '/'), 200, 1)
    if (n % 20 === 19) await pass(900_000)
  }
  await expect.poll(() => fake.batches.length).toBeGreaterThan(0)
  fake.fails = false
  await counter.close()
  const byId = [...new Map(fake.batches.map((batch) => [batch.id, batch.counts])).values()].flat()
  expect(byId.reduce((sum, { requests }) => sum + requests, 0)).toBe(200)
  expect(byId.length).toBeLessThan(10 + 10 + 4)
})
