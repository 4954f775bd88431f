import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { transaction } from './transaction.ts'

let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await testDatabase()
  database = await openDatabase({ url: copy.url }, { log: () => {} })
  await database.pool.query('create table note (text text primary key)')
})
afterAll(async () => {
  await database.close()
  await copy.close()
})
beforeEach(async () => {
  await database.pool.query('truncate note')
})

const notes = async () =>
  (await copy.pool.query<{ text: string }>('select text from note order by 1')).rows.map(({ text }) => text)

/** Ends every other connection to this database, as a restart of PostgreSQL does. */
const cutConnections = () =>
  copy.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

test('int8 comes as a number, date as its text whatever the zone, timestamptz as a Date', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::int8 as seq, '2026-07-16'::date as day, '2026-07-16T09:40:00-03:00'::timestamptz as at`,
  )
  expect(rows[0]).toEqual({ seq: 9007199254740991, day: '2026-07-16', at: new Date('2026-07-16T12:40:00Z') })
})

test('an int8 that no number holds exactly rejects instead of becoming another one', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a transaction that resolves is committed and gives its result', async () => {
  const result = await transaction(database.pool, async (client) => {
    await client.query(`insert into note values ('kept')`)
    expect(await notes()).toEqual([])
    return 7
  })
  expect(result).toBe(7)
  expect(await notes()).toEqual(['kept'])
})

test('a transaction that throws leaves nothing and passes on what it threw', async () => {
  const failure = new Error('the third heat is missing')
  const failed = transaction(database.pool, async (client) => {
    await client.query(`insert into note values ('lost')`)
    throw failure
  })
  await expect(failed).rejects.toBe(failure)
  expect(await notes()).toEqual([])
})

test('repeatable read sees one snapshot, and read only refuses to write', async () => {
  await transaction(
    database.pool,
    async (client) => {
      const count = async () => (await client.query<{ n: number }>('select count(*) as n from note')).rows[0]?.n
      expect(await count()).toBe(0)
      await copy.pool.query(`insert into note values ('later')`)
      expect(await count()).toBe(0)
      await expect(client.query(`insert into note values ('x')`)).rejects.toMatchObject({ code: '25006' })
      throw new Error('done')
    },
    { isolation: 'repeatable read', readOnly: true },
  ).catch((error: unknown) => expect(error).toMatchObject({ message: 'done' }))
})

test('connections lost while idle or in the middle of a transaction reject, and neither end the process nor come back', async () => {
  const cut = transaction(database.pool, async (client) => {
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
    await cutConnections()
    await lost
    await client.query(`insert into note values ('lost')`)
  })
  await expect(cut).rejects.toThrow(/connection|terminat/i)
  const answers = Array.from({ length: 10 }, () => database.pool.query<{ one: number }>('select 1 as one'))
  expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.one)).toEqual(Array(10).fill(1))
  expect(await notes()).toEqual([])
})

test('a listener receives what is notified, reports a gap, and goes on receiving', async () => {
  const payloads: string[] = []
  let gaps = 0
  const listening = await database.listen(
    'Games events',
    (payload) => payloads.push(payload),
    () => gaps++,
  )
  const notify = (payload: string) => copy.pool.query(`select pg_notify('Games events', $1)`, [payload])
  await notify('1')
  await expect.poll(() => payloads).toEqual(['1'])
  await cutConnections()
  await expect.poll(() => gaps).toBe(1)
  await notify('2')
  await expect.poll(() => payloads).toEqual(['1', '2'])
  await listening.stop()
  const later: string[] = []
  const another = await database.listen(
    'Games events',
    (payload) => later.push(payload),
    () => {},
  )
  // once another listener has received a later notification, an earlier one is no longer on its way
  for (const payload of ['3', '4']) {
    await notify(payload)
    await expect.poll(() => later).toContain(payload)
  }
  await another.stop()
  expect(payloads).toEqual(['1', '2'])
})

test('a database that cannot be reached rejects', async () => {
  const nowhere = new URL(copy.url)
  nowhere.pathname = '/nowhere'
  await expect(openDatabase({ url: nowhere.href })).rejects.toBeInstanceOf(pg.DatabaseError)
})
