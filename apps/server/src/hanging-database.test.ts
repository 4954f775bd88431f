import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOdf } from '@games/odf'
import { medallists } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { testDatabase } from '@games/testing/test-database'
import { describe, type TestContext, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import { createAccount } from './features/accounts/index.ts'
import { NO_APP_SERVICES } from './features/notifications/index.ts'
import { storeTrivia } from './features/trivia/index.ts'
import { openService } from './service.ts'
import { blackHole } from './testing/black-hole.ts'
import { someTrivia } from './testing/some-trivia.ts'
import { createVisitor } from './testing/visitor.ts'

const KEY = 'a-key-for-this-test'
/** Less than the fifteen seconds after which any statement is given up: what is answered sooner was, on a slow machine too. */
const SOONER_MS = 12_000
/** Less than what anybody waits for the database. */
const AT_ONCE_MS = 2_500
/** The rule of a database that is back (0060), not a matter of pace. */
const BACK_WITHIN_MS = 5_000
/** Of what else happens by itself. */
const BY_ITSELF = { timeout: 30_000 }

/** A service of ours whose way to its database can swallow everything, until the test is over. */
async function opened({ onTestFinished }: TestContext) {
  const copy = await testDatabase()
  const way = await blackHole(copy.url)
  const database = await openDatabase({ url: way.url }, { log: () => {} })
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
    accessLog: true,
    embedOrigins: [],
    mapTiles: null,
    siteUrl: null,
    isTrusted: () => false,
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
  onTestFinished(async () => {
    await service.close()
    await database.close()
    await way.close()
    await copy.close()
  })
  const call = async (path: string, init?: RequestInit) => service.app.request(path, init)
  return {
    copy,
    way,
    service,
    call,
    send: (body: Uint8Array<ArrayBuffer>) =>
      call('/ingest/odf', { method: 'POST', headers: { 'x-api-key': KEY }, body }),
    health: async () => (await (await call('/api/health')).json()) as { ok: boolean; pending: number; seq: number },
  }
}

const message = (version: number) =>
  new Uint8Array(writeOdf(medallists({ documentCode: 'JUDW57KG', version }, [['gold', '101', 'SP']])))

async function timed<T>(task: Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now()
  const value = await task
  return { ms: performance.now() - begun, value }
}

// they wait, for one clock or another: both at once
describe.concurrent('a service whose database does not answer', () => {
  test(
    'while the database does not answer, messages and reads are 503 in bounded time, cached responses go out, health reports it; back, all is well within 5 s',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { way, service, call, send, health } = await opened(context)
      expect((await send(message(1))).status).toBe(200)
      await service.idle()
      // a response older than what the stream has announced is not cached
      const seqOfMedals = async () => ((await (await call('/api/medals/all')).json()) as { seq: number }).seq
      await expect.poll(async () => (await seqOfMedals()) === (await health()).seq, BY_ITSELF).toBe(true)
      const cached = await (await call('/api/medals/all')).text()
      expect((await health()).ok).toBe(true)

      way.swallow()
      // more than there are connections, under way and still ahead
      const waiting = [...Array.from({ length: 15 }, (_, n) => send(message(n + 2))), call('/api/venues')]
      for (const { ms, value } of await Promise.all(waiting.map(timed))) {
        expect(value.status).toBe(503)
        expect(value.headers.get('retry-after')).toBe('5')
        expect(ms).toBeLessThan(SOONER_MS)
      }
      await expect.poll(async () => (await health()).ok, BY_ITSELF).toBe(false)
      const again = await timed(call('/api/medals/all'))
      expect(await again.value.text()).toBe(cached)
      expect(again.ms).toBeLessThan(AT_ONCE_MS)

      way.open()
      const back = performance.now()
      const left = () => ({ timeout: BACK_WITHIN_MS - (performance.now() - back) })
      await expect.poll(async () => (await send(message(20))).status, left()).toBe(200)
      await expect.poll(async () => (await call('/api/venues')).status, left()).toBe(200)
      await expect.poll(async () => (await health()).ok, left()).toBe(true)
      expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS)
    },
  )

  test(
    'while the database does not answer, whoever is signed in, or signs in, is told to come back in bounded time, and goes on where they were (R4.6, R7.4)',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { copy, way, service } = await opened(context)
      await copy.pool.query(`insert into setting (key, value) values ('login_enabled', 'true')`)
      const trivia = someTrivia()
      await storeTrivia(copy.pool, trivia)
      const password = 'três tigres tristes'
      await createAccount(copy.pool, {
        username: 'maria',
        email: 'maria@b.example',
        role: null,
        type: 'guest',
        password,
      })
      await copy.pool.query('insert into trivia_entry (account_id, trivia_id) select id, $1 from account', [trivia.id])
      const one = createVisitor(service.app)
      const signIn = (who: ReturnType<typeof createVisitor>) =>
        who.call('POST', '/api/session', { identifier: 'maria', password })
      // before that, accounts without a role are refused, and each refusal counts as an attempt
      await expect.poll(async () => (await service.app.request('/transport')).status, BY_ITSELF).toBe(302)
      expect((await signIn(one)).status).toBe(200)

      // in the middle of what they do, and before the first statement
      const holder = await copy.pool.connect()
      await holder.query(
        'begin; lock table trivia_entry, point_entry, attempt, passkey_challenge in access exclusive mode',
      )
      const calls = [
        () => one.call('POST', `/api/trivia/${trivia.id}/start`),
        () => one.call('GET', '/api/trivia'),
        () => one.call('POST', '/api/trivia-codes', { code: 'BCDF-2345' }),
        () => one.call('PUT', `/api/trivia/${trivia.id}/answers/1`, { answer: 'c' }),
        () => one.call('GET', '/api/account/points'),
        () => one.call('GET', '/api/safe-sport'),
        () => one.call('POST', '/api/account/passkey-options', { password }),
        () => createVisitor(service.app, '192.0.2.2').call('POST', '/api/session/passkey-options', {}),
        () => signIn(createVisitor(service.app, '192.0.2.3')),
      ]
      const underWay = calls.map((call) => timed(call()))
      await expect
        .poll(
          async () =>
            (
              await copy.pool.query(
                `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
              )
            ).rowCount,
          BY_ITSELF,
        )
        .toBeGreaterThanOrEqual(calls.length)
      way.swallow()
      await holder.query('rollback')
      holder.release()
      for (const { ms, value } of await Promise.all([...underWay, ...calls.map((call) => timed(call()))])) {
        expect([value.status, value.body['id'], value.headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
        expect(ms).toBeLessThan(SOONER_MS)
      }

      way.open()
      await expect
        .poll(async () => (await one.call('GET', '/api/session')).status, { timeout: BACK_WITHIN_MS })
        .toBe(200)
      expect((await one.call('GET', '/api/trivia')).status).toBe(200)
      expect((await one.call('POST', '/api/account/passkey-options', { password })).status).toBe(200)
      expect((await signIn(createVisitor(service.app, '192.0.2.3'))).status).toBe(200)
    },
  )

  test(
    'a message that was being applied when the database went is applied when it is back, and never rejected for it',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { copy, way, service, send, health } = await opened(context)
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
          BY_ITSELF,
        )
        .toBe(1)
      way.swallow()
      await expect.poll(async () => (await health()).ok, BY_ITSELF).toBe(false)
      await holder.query('rollback')
      holder.release()
      way.open()
      const verdicts = async () =>
        (
          await copy.pool.query<{ verdict: string; reason: string | null }>(
            'select verdict, reason from inbox order by id',
          )
        ).rows
      // PostgreSQL frees the lock of the transaction that went silent ten seconds after it did
      await expect.poll(verdicts, BY_ITSELF).toEqual([
        { verdict: 'superseded', reason: 'message 2 is newer (version 2)' },
        { verdict: 'applied', reason: null },
      ])
      await expect.poll(async () => (await health()).seq, BY_ITSELF).toBeGreaterThanOrEqual(seq)
    },
  )
})
