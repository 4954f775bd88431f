import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BlackHole, blackHole } from '../testing/black-hole.ts'
import { isDatabaseAway } from './away.ts'
import { type Database, openDatabase } from './database.ts'
import { transaction } from './transaction.ts'

let copy: TestDatabase
let way: BlackHole
let database: Database

beforeEach(async () => {
  copy = await testDatabase()
  way = await blackHole(copy.url)
  database = await openDatabase({ url: way.url }, { log: () => {} })
})
afterEach(async () => {
  await database.close()
  await way.close()
  await copy.close()
})

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

test('whatever waits on a database that has stopped to answer rejects within seconds, and its connections do not stay dead', async () => {
  const gaps: number[] = []
  const heard: string[] = []
  await database.listen(
    'news',
    (payload) => heard.push(payload),
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
    expect(ms).toBeLessThan(6_000)
    expect(isDatabaseAway(error)).toBe(true)
  }
  // who comes now waits for a connection, and not for long
  const late = await rejection(database.pool.query('select 1'))
  expect(late.ms).toBeLessThan(4_500)
  expect(isDatabaseAway(late.error)).toBe(true)

  const back = performance.now()
  way.open()
  await expect
    .poll(
      () =>
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 5_000 },
    )
    .toBe(true)
  await expect.poll(() => gaps.length, { timeout: 5_000 - (performance.now() - back) }).toBe(1)
  await copy.pool.query(`select pg_notify('news', 'it is heard again')`)
  await expect.poll(() => heard).toEqual(['it is heard again'])
}, 40_000)

test('a statement over its limit is cancelled by PostgreSQL, and its connection is used on', async () => {
  const pids: number[] = []
  const slow = transaction(
    database.pool,
    async (tx) => {
      pids.push((await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0)
      await tx.query('select pg_sleep(30)')
    },
    { limitMs: 200 },
  )
  const { ms, error } = await rejection(slow)
  expect(ms).toBeLessThan(1_200)
  expect(error).toMatchObject({ code: '57014' })
  expect(isDatabaseAway(error)).toBe(true)
  // the limit was that transaction's alone
  const { rows } = await database.pool.query<{ pid: number; limit: string }>(
    `select pg_backend_pid() as pid, current_setting('statement_timeout') as limit`,
  )
  expect(rows).toEqual([{ pid: pids[0], limit: '0' }])
})

test('a transaction on a connection that alone is dead is given up a second after its limit', async () => {
  const { ms, error } = await rejection(
    transaction(
      database.pool,
      async (tx) => {
        way.swallow()
        await tx.query('select 1')
      },
      { limitMs: 500 },
    ),
  )
  expect(ms).toBeGreaterThan(1_400)
  expect(ms).toBeLessThan(3_000)
  expect(isDatabaseAway(error)).toBe(true)
  way.open()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('the locks of a transaction whose client went silent are free again after ten seconds', async () => {
  const silent = await database.pool.connect()
  await silent.query('begin')
  await silent.query('select pg_advisory_xact_lock(1)')
  way.swallow()
  const begun = performance.now()
  await transaction(copy.pool, (tx) => tx.query('select pg_advisory_xact_lock(1)'))
  expect(performance.now() - begun).toBeGreaterThan(8_000)
  expect(performance.now() - begun).toBeLessThan(14_000)
  silent.release(true)
}, 30_000)

test('a database that does not answer keeps nobody from ending', async () => {
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
  expect(performance.now() - begun).toBeLessThan(8_000)
})
