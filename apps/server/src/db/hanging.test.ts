import { NIGHTLY } from '@games/testing/suite'
import { testDatabase } from '@games/testing/test-database'
import { describe, type TestContext, test } from 'vitest'
import { blackHole } from '../testing/black-hole.ts'
import { openDatabase } from './database.ts'
import { transaction } from './transaction.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** A database of ours, and the way to it that can swallow everything, until the test is over. */
async function opened({ onTestFinished }: TestContext) {
  const copy = await testDatabase()
  const way = await blackHole(copy.url)
  const database = await openDatabase({ url: way.url }, { log: () => {} })
  onTestFinished(async () => {
    await database.close()
    await way.close()
    await copy.close()
  })
  return { copy, way, database }
}

/**
 * The rules of 0060, each with a second or two more than its clocks need: a machine that takes longer is too slow for what is promised to
 * those who wait.
 */
const FOUND_OUT_WITHIN_MS = 6_000
const CONNECTED_WITHIN_MS = 4_500
const BACK_WITHIN_MS = 5_000
const ENDED_WITHIN_MS = 8_000
const FREE_WITHIN_MS = 14_000
/** How long the client waits for PostgreSQL to keep a limit before it ends the connection. */
const GRACE_MS = 1_000

/** Milliseconds until it rejects, and with what; throws when it resolves. */
async function rejection(task: Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const begun = performance.now()
  const error = await task.then(
    () => {
      throw new Error('it resolved')
    },
    (reason: unknown) => reason,
  )
  return { ms: performance.now() - begun, error }
}

// they wait, for one clock or another: all at once
describe.concurrent('a database that does not answer', () => {
  test(
    'whatever waits on a database that has stopped to answer rejects within seconds, and its connections do not stay dead',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { copy, way, database } = await opened(context)
      const gaps: number[] = []
      const payloads: string[] = []
      await database.listen(
        'news',
        (payload) => payloads.push(payload),
        () => gaps.push(performance.now()),
      )
      // idle ones too, since the next asker would get one of them
      await Promise.all(Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.05)')))
      way.swallow()
      const waiting = [
        database.pool.query('select 1'),
        transaction(database.pool, (tx) => tx.query('select 1')),
        transaction(database.pool, (tx) => tx.query('select 1'), { limitMs: 60_000 }),
      ]
      for (const { ms, error } of await Promise.all(waiting.map(rejection))) {
        expect(ms).toBeLessThan(FOUND_OUT_WITHIN_MS)
        expect(isDatabaseUnavailable(error)).toBe(true)
      }
      // who comes now waits for a connection, and not for long
      const late = await rejection(database.pool.query('select 1'))
      expect(late.ms).toBeLessThan(CONNECTED_WITHIN_MS)
      expect(isDatabaseUnavailable(late.error)).toBe(true)

      way.open()
      const back = performance.now()
      const left = () => ({ timeout: BACK_WITHIN_MS - (performance.now() - back) })
      await expect
        .poll(
          () =>
            database.pool.query('select 1').then(
              () => true,
              () => false,
            ),
          left(),
        )
        .toBe(true)
      await expect.poll(() => gaps.length, left()).toBe(1)
      expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS)
      await copy.pool.query(`select pg_notify('news', 'it is received again')`)
      await expect.poll(() => payloads).toEqual(['it is received again'])
    },
  )

  test('a statement over its limit is cancelled by PostgreSQL, and its connection is used on', async (context) => {
    const { expect } = context
    const { database } = await opened(context)
    const limitMs = 200
    const pids: number[] = []
    const slow = transaction(
      database.pool,
      async (tx) => {
        pids.push((await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0)
        await tx.query('select pg_sleep(30)')
      },
      { limitMs },
    )
    const { ms, error } = await rejection(slow)
    expect(ms).toBeLessThan(limitMs + GRACE_MS)
    // by PostgreSQL: had the client given up, the error would be another, and the connection gone
    expect(error).toMatchObject({ code: '57014' })
    expect(isDatabaseUnavailable(error)).toBe(true)
    // the limit was that transaction's alone
    const { rows } = await database.pool.query<{ pid: number; limit: string }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') as limit`,
    )
    expect(rows).toEqual([{ pid: pids[0], limit: '0' }])
  })

  test(
    'a transaction on a connection that alone is dead is given up a second after its limit',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { way, database } = await opened(context)
      const limitMs = 500
      const { ms, error } = await rejection(
        transaction(
          database.pool,
          async (tx) => {
            way.swallow()
            await tx.query('select 1')
          },
          { limitMs },
        ),
      )
      expect(ms).toBeGreaterThan(limitMs + GRACE_MS - 100)
      expect(ms).toBeLessThan(limitMs + GRACE_MS + 1_500)
      expect(isDatabaseUnavailable(error)).toBe(true)
      way.open()
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    },
  )

  test(
    'the locks of a transaction whose client went silent are free again after ten seconds',
    NIGHTLY,
    async (context) => {
      const { expect } = context
      const { copy, way, database } = await opened(context)
      const silent = await database.pool.connect()
      await silent.query('begin')
      const begun = performance.now()
      await silent.query('select pg_advisory_xact_lock(1)')
      way.swallow()
      await transaction(copy.pool, (tx) => tx.query('select pg_advisory_xact_lock(1)'))
      expect(performance.now() - begun).toBeGreaterThan(8_000)
      expect(performance.now() - begun).toBeLessThan(FREE_WITHIN_MS)
      silent.release(true)
    },
  )

  test('a database that does not answer keeps nobody from ending', NIGHTLY, async (context) => {
    const { expect } = context
    const { way } = await opened(context)
    const other = await openDatabase({ url: way.url }, { log: () => {} })
    await other.listen(
      'news',
      () => {},
      () => {},
    )
    await other.pool.query('select 1')
    way.swallow()
    const begun = performance.now()
    await other.close()
    expect(performance.now() - begun).toBeLessThan(ENDED_WITHIN_MS)
  })
})
