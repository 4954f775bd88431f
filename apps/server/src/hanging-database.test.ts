import { writeOdf } from '@games/odf'
import { medallists } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from './db/database.ts'
import { openService, type Service } from './service.ts'
import { type BlackHole, blackHole } from './testing/black-hole.ts'

const KEY = 'a-key-for-this-test'
/** What a sender or a visitor waits for at most. */
const ANSWERED_WITHIN_MS = 8_000
const BACK_WITHIN_MS = 5_000

let copy: TestDatabase
let way: BlackHole
let database: Database
let service: Service

beforeEach(async () => {
  copy = await testDatabase()
  way = await blackHole(copy.url)
  database = await openDatabase({ url: way.url }, { log: () => {} })
  service = await openService({
    database,
    demo: false,
    ingestKey: KEY,
    watchDir: null,
    flagsBase: null,
    embedOrigins: [],
    mapTiles: null,
    siteUrl: null,
    isTrusted: () => false,
    render: async () => {
      throw new Error('no page is asked for here')
    },
    files: () => undefined,
    log: () => {},
  })
})
afterEach(async () => {
  await service.close()
  await database.close()
  await way.close()
  await copy.close()
})

const message = (version: number) =>
  new Uint8Array(writeOdf(medallists({ documentCode: 'JUDW57KG', version }, [['gold', '101', 'SP']])))
const call = async (path: string, init?: RequestInit) => service.app.request(path, init)
const send = (body: Uint8Array<ArrayBuffer>) =>
  call('/ingest/odf', { method: 'POST', headers: { 'x-api-key': KEY }, body })
const health = async () => (await (await call('/api/health')).json()) as { ok: boolean; pending: number; seq: number }

async function timed<T>(task: Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now()
  const value = await task
  return { ms: performance.now() - begun, value }
}

test('while the database does not answer, messages and reads are 503 in bounded time, kept answers go out, health tells; back, all is well within 5 s', async () => {
  expect((await send(message(1))).status).toBe(200)
  await service.idle()
  // an answer older than what the stream has told of is not kept
  const seqOfMedals = async () => ((await (await call('/api/medals/all')).json()) as { seq: number }).seq
  await expect.poll(async () => (await seqOfMedals()) === (await health()).seq).toBe(true)
  const kept = await (await call('/api/medals/all')).text()
  expect((await health()).ok).toBe(true)

  way.swallow()
  // more than there are connections, under way and yet to come
  const waiting = [...Array.from({ length: 15 }, (_, n) => send(message(n + 2))), call('/api/venues')]
  for (const { ms, value } of await Promise.all(waiting.map(timed))) {
    expect(value.status).toBe(503)
    expect(value.headers.get('retry-after')).toBe('5')
    expect(ms).toBeLessThan(ANSWERED_WITHIN_MS)
  }
  await expect.poll(async () => (await health()).ok, { timeout: ANSWERED_WITHIN_MS }).toBe(false)
  const again = await timed(call('/api/medals/all'))
  expect(await again.value.text()).toBe(kept)
  expect(again.ms).toBeLessThan(500)

  way.open()
  const back = performance.now()
  const left = () => BACK_WITHIN_MS - (performance.now() - back)
  await expect.poll(async () => (await send(message(20))).status, { timeout: left() }).toBe(200)
  await expect.poll(async () => (await call('/api/venues')).status, { timeout: left() }).toBe(200)
  await expect.poll(async () => (await health()).ok, { timeout: left() }).toBe(true)
  expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS)
}, 60_000)

test('a message that was being applied when the database went is applied when it is back, and never rejected for it', async () => {
  expect((await send(message(1))).status).toBe(200)
  await service.idle()
  const { seq } = await health()
  // the applier waits in the middle of its transaction
  const holder = await copy.pool.connect()
  await holder.query('begin')
  await holder.query('lock table fact_medal in exclusive mode')
  expect((await send(message(2))).status).toBe(200)
  await expect
    .poll(
      async () =>
        (
          await copy.pool.query(
            `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount,
      { timeout: 5_000 },
    )
    .toBe(1)
  way.swallow()
  await expect.poll(async () => (await health()).ok, { timeout: ANSWERED_WITHIN_MS }).toBe(false)
  await holder.query('rollback')
  holder.release()
  way.open()
  const verdicts = async () =>
    (await copy.pool.query<{ verdict: string; reason: string | null }>('select verdict, reason from inbox order by id'))
      .rows
  // PostgreSQL frees the lock of the transaction that went silent ten seconds after it did
  await expect.poll(verdicts, { timeout: 15_000 }).toEqual([
    { verdict: 'superseded', reason: 'message 2 is newer (version 2)' },
    { verdict: 'applied', reason: null },
  ])
  await expect.poll(async () => (await health()).seq, { timeout: 5_000 }).toBeGreaterThanOrEqual(seq)
}, 60_000)
