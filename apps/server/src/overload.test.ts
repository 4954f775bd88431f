import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DESK_KEY_HEADER } from '@games/contract'
import { padRsc } from '@games/domain'
import { writeOdf } from '@games/odf'
import { aCompetitor, aResult, aUnit, medallists, results, schedule } from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import { POOL_SIZE } from './db/pool.ts'
import { createAccount } from './features/accounts/index.ts'
import { NO_APP_SERVICES } from './features/notifications/index.ts'
import { MAX_IN_PROGRESS, MAX_RUNNING } from './http/response-cache/read-limit.ts'
import { listen } from './http/server/listen.ts'
import { createIsTrusted } from './http/server/proxies.ts'
import { openService } from './service.ts'
import { receive } from './testing/feed.ts'
import { createVisitor } from './testing/visitor.ts'

const KEY = 'a-key-for-this-test'
const PASSWORD = 'um gato no telhado'
const BOUT = padRsc('JUDW57KG--------------FNL-000100')
const VENUE = 'GFA'
/** The address of the flood, and of a hall whose phones share it with the feed and the desk. */
const HALL = '192.0.2.1'
const FLOOD = 400

type Site = Awaited<ReturnType<typeof openSite>>

/** A server on a socket, with an operator, a bout of today and a scorer's link for its court. */
async function openSite() {
  const copy = await testDatabase()
  const database = await openDatabase({ url: copy.url }, { log: () => {} })
  // the proxy of these tests, which says whose a request is
  const isTrusted = createIsTrusted(['127.0.0.1'])
  const service = await openService({
    database,
    demo: false,
    ingestKey: KEY,
    accountsKey: 'a key of tests that is long enough',
    mail: null,
    watchDir: null,
    flagsBase: null,
    liveUpdateKey: null,
    appLinks: { android: null, ios: null },
    accessLog: false,
    embedOrigins: [],
    mapTiles: null,
    siteUrl: null,
    isTrusted,
    pushServices: [],
    pushApps: NO_APP_SERVICES,
    render: async () => {
      throw new Error('no page is rendered here')
    },
    files: () => undefined,
    dataDir: join(tmpdir(), 'games-files'),
    s3: null,
    log: () => {},
  })
  const server = await listen(service.app, service.fastPath, {
    hostname: '127.0.0.1',
    port: 0,
    isTrusted,
  })
  const holder = await copy.pool.connect()

  const operator = createVisitor(service.app, '192.0.2.9')
  await createAccount(copy.pool, {
    username: 'carla',
    email: 'carla@b.example',
    role: 'operator',
    type: 'guest',
    password: PASSWORD,
  })
  expect((await operator.call('POST', '/api/session', { identifier: 'carla', password: PASSWORD })).status).toBe(200)
  const { today } = (await (await service.app.request('/api/games')).json()) as { today: string }
  const at = `${today}T10:00:00-03:00`
  await receive(
    copy.pool,
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: BOUT, start: at, end: at, venue: VENUE, location: 'T1', medal: 1 }),
    ]),
    results(
      { documentCode: BOUT, resultStatus: 'START_LIST' },
      ['A', 'B'].map((code, n) =>
        aResult({ sortOrder: n + 1, startOrder: String(n + 1), competitor: aCompetitor({ code }) }),
      ),
    ),
  )
  const { body } = await operator.call('POST', '/api/office/desk-links', {
    venue: VENUE,
    location: 'T1',
    date: today,
    name: 'Tatame 1',
  })
  const deskKey = String(body['address']).split('#')[1] ?? ''
  expect(deskKey).not.toBe('')

  const url = `http://127.0.0.1:${server.port}`
  const call = (path: string, init: RequestInit = {}, address = HALL) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return fetch(url + path, { ...init, headers })
  }
  let messages = 0
  let taps = 0
  return {
    url,
    call,
    operator,
    /** A search that no other request shares. */
    search: (address = HALL) => call(`/api/athletes?q=${randomUUID()}`, {}, address),
    sendMessage: () => {
      messages += 1
      return call('/ingest/odf', {
        method: 'POST',
        headers: { 'x-api-key': KEY },
        body: new Uint8Array(
          writeOdf(medallists({ documentCode: 'JUDW57KG', version: messages }, [['gold', '101', 'SP']])),
        ),
      })
    },
    /** From a new device. */
    sendTap: () => {
      taps += 1
      const device = `device-${taps}`
      return call(`/api/desk/units/${BOUT}/taps`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [DESK_KEY_HEADER]: deskKey },
        body: JSON.stringify({
          device,
          after: 0,
          taps: [{ id: randomUUID(), unit: BOUT, device, seq: 1, deviceTime: taps, kind: 'list-confirm' }],
        }),
      })
    },
    /** From now on every statement that uses the table waits, until `letGo` or the end of the test. */
    async hold(table: string) {
      onTestFinished(async () => void (await holder.query('rollback')))
      await holder.query(`begin; lock table ${table} in access exclusive mode`)
      return {
        /** Connections that wait for the lock. */
        async waiting() {
          const { rowCount } = await copy.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rowCount ?? 0
        },
        letGo: () => holder.query('rollback'),
      }
    },
    /** Whether the server has read all events: nothing that it caches from now on is out of date. */
    async hasRead() {
      const { rows } = await copy.pool.query('select max(seq)::int as seq from event_log')
      const health = (await (await call('/api/health')).json()) as { seq: number }
      return health.seq === rows[0].seq
    },
    async close() {
      holder.release(true)
      await server.close()
      await service.close()
      await database.close()
      await copy.close()
    },
  }
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test(
  'beyond its limit an address is answered 429 with Retry-After; its cached answers and other addresses are not',
  NIGHTLY,
  async () => {
    const { call, search, hold } = site
    const cached = '/api/medals/all'
    await expect.poll(site.hasRead).toBe(true)
    expect((await call(cached)).status).toBe(200)
    const lock = await hold('competitor')
    const refused: Response[] = []
    const answered = Promise.allSettled(
      Array.from({ length: FLOOD }, async () => {
        const response = await search()
        if (response.status === 429) refused.push(response)
      }),
    )
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(FLOOD - MAX_IN_PROGRESS)

    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect(refused[0]?.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refused[0]?.json()).toMatchObject({ id: 'too-many-requests', retryAfter: 2 })
    expect((await call(cached)).status).toBe(200)
    // an uncached read of other tables has a connection too
    expect((await call('/api/sponsors', {}, '198.51.100.1')).status).toBe(200)
    expect((await call('/api/volunteers', {}, '2001:db8:1:2::1')).status).toBe(200)
    await lock.letGo()
    await answered
    expect((await search()).status).toBe(200)
  },
)

/** After an answer a client of the flood sends its request again. */
const RETRY_MS = 500

interface Flood {
  readonly what: string
  /** The locked table that the requests wait for. */
  readonly table: string
  /** Number of requests that have a connection while they wait. */
  readonly connections: number
  readonly request: (n: number) => Promise<Response>
}

test.for(
  sampled<Flood>(
    [
      {
        what: 'uncached searches from one address',
        table: 'competitor',
        connections: MAX_RUNNING,
        request: () => site.search(),
      },
      {
        what: 'uncached searches from four addresses',
        table: 'competitor',
        connections: POOL_SIZE,
        request: (n) => site.search(`192.0.2.${1 + (n % 4)}`),
      },
      {
        what: 'sign-ins by passkey',
        table: 'passkey_challenge',
        connections: POOL_SIZE,
        request: () =>
          site.call('/api/session/passkey-options', {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: site.url },
            body: '{}',
          }),
      },
      {
        what: 'files',
        table: 'file_use',
        connections: POOL_SIZE,
        request: () => site.call(`/files/${randomUUID()}/640.webp`),
      },
    ],
    4,
  ),
)(
  'while 400 $what wait for the database, every message of the feed, every tap and every office call is answered',
  async ({ request, table, connections }) => {
    const lock = await site.hold(table)
    let isLocked = true
    // on a slow machine some are answered before all connections wait
    const answered = Promise.allSettled(
      Array.from({ length: FLOOD }, async (_, n) => {
        while (isLocked) {
          await request(n)
          await sleep(RETRY_MS)
        }
      }),
    )
    onTestFinished(() => void (isLocked = false))
    await expect.poll(lock.waiting).toBeGreaterThanOrEqual(connections)

    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, async () => `message ${(await site.sendMessage()).status}`),
      ...Array.from({ length: 20 }, async () => `tap ${(await site.sendTap()).status}`),
      ...Array.from({ length: 20 }, async () => `office ${(await site.operator.call('GET', '/api/feed-desk')).status}`),
    ])
    expect(new Set(statuses)).toEqual(new Set(['message 200', 'tap 200', 'office 200']))
    isLocked = false
    await lock.letGo()
    await answered
  },
)
