import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isInfrastructureError } from '../ingest/apply-batch.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const FIRST = 'create table unit (code text primary key);'
const SECOND = 'alter table unit add column name text;'

/** An empty database and a folder with these migrations; the folder's name would mislead a careless glob. */
async function given(...migrations: readonly string[]) {
  const name = `migrate_${randomBytes(6).toString('hex')}`
  const { url: maintenance } = inject('testCluster')
  await createDatabase(maintenance, name)
  const address = new URL(maintenance)
  address.pathname = `/${name}`
  const parent = mkdtempSync(join(tmpdir(), 'games-migrate-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'games [2026] (x)')
  mkdirSync(folder)
  const write = (sqls: readonly string[]) =>
    sqls.forEach((sql, index) => writeFileSync(join(folder, `00${index + 1}.do.step.sql`), sql))
  write(migrations)
  return { url: address.href, folder, write }
}

async function rowsOf(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

/** Ended with the test. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const columns = (url: string) =>
  rowsOf(url, `select column_name from information_schema.columns where table_name = 'unit' order by ordinal_position`)

test('missing migrations are applied once, in order', async () => {
  const { url, folder, write } = await given(FIRST)
  expect(await migrate(url, folder)).toEqual(['001.do.step.sql'])
  write([FIRST, SECOND])
  expect(await migrate(url, folder)).toEqual(['002.do.step.sql'])
  expect(await migrate(url, folder)).toEqual([])
  expect(await columns(url)).toEqual([{ column_name: 'code' }, { column_name: 'name' }])
})

test('of processes that start at once exactly one migrates, and all find the schema', async () => {
  const { url, folder } = await given(FIRST, SECOND)
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)))
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['001.do.step.sql', '002.do.step.sql'], [], [], []])
})

test('a migration that fails is named and leaves nothing of the others either', async () => {
  const { url, folder } = await given(FIRST, 'alter table nowhere add column name text;')
  await expect(migrate(url, folder)).rejects.toThrow('migration 002.do.step.sql: relation "nowhere" does not exist')
  expect(await columns(url)).toEqual([])
})

test('a migration edited after it was applied is refused', async () => {
  const { url, folder, write } = await given(FIRST)
  await migrate(url, folder)
  write([`${FIRST} -- edited`])
  await expect(migrate(url, folder)).rejects.toThrow('MD5 checksum failed for migration [1]')
})

test('a database of a newer release is refused', async () => {
  const { url, folder } = await given(FIRST, SECOND)
  await migrate(url, folder)
  rmSync(join(folder, '002.do.step.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('the database is at version 2, this release knows 1')
})

test('what was imported before imports were numbered is one import of its source, and can be undone (R12.7)', async () => {
  const real = join(import.meta.dirname, 'migrations')
  const earlier = readdirSync(real).filter((name) => name < '009')
  const { url, folder } = await given(...earlier.map((name) => readFileSync(join(real, name), 'utf8')))
  await migrate(url, folder)
  const message = (channel: string, source: string, verdict: string) =>
    `('${channel}', '', '', '${source}', '${verdict}', 'a key')`
  await rowsOf(
    url,
    `insert into inbox (channel, digest, body, source, verdict, replacement_key) values ${[
      message('http', 'PARIS2024', 'applied'),
      message('import', 'PARIS2024', 'applied'),
      message('import', 'PARIS2024', 'superseded'),
      message('import', 'PARIS2024', 'duplicate'),
      message('import', 'FEED', 'applied'),
    ].join()}`,
  )
  for (const name of readdirSync(real).filter((one) => one >= '009'))
    await rowsOf(url, readFileSync(join(real, name), 'utf8'))
  expect(
    await rowsOf(
      url,
      'select source, array_agg(message_id::int order by message_id) as messages from folder_import join folder_import_message on id = import_id group by 1',
    ),
  ).toEqual([{ source: 'PARIS2024', messages: [2, 3] }])
})

test('events that a desk of an earlier release had decided are looked at for what follows from them (R12.5)', async () => {
  const real = join(import.meta.dirname, 'migrations')
  const earlier = readdirSync(real).filter((name) => name < '054')
  const { url, folder } = await given(...earlier.map((name) => readFileSync(join(real, name), 'utf8')))
  await migrate(url, folder)
  const unit = (event: string, rest: string) => `${event.padEnd(22, '-')}${rest}`
  await rowsOf(
    url,
    `insert into desk_unit (unit, sent_digest) values
      ('${unit('JUDW57KG', 'FNL-000100--')}', 'x'), ('${unit('JUDW57KG', 'SFNL000100--')}', 'x'), ('${unit('JUDM60KG', 'FNL-000100--')}', null)`,
  )
  for (const name of readdirSync(real).filter((one) => one >= '054'))
    await rowsOf(url, readFileSync(join(real, name), 'utf8'))
  expect(await rowsOf(url, 'select event, seen from desk_course')).toEqual([
    { event: 'JUDW57KG'.padEnd(22, '-'), seen: '' },
  ])
  expect(await rowsOf(url, 'select followed, count(*)::int from desk_unit group by 1 order by 1')).toEqual([
    { followed: false, count: 1 },
    { followed: true, count: 2 },
  ])
})

test('keys of an earlier release lose the competition, also those that no rebuild makes again (R12.2, 0100)', async () => {
  const real = join(import.meta.dirname, 'migrations')
  const earlier = readdirSync(real).filter((name) => name < '066')
  const { url, folder } = await given(...earlier.map((name) => readFileSync(join(real, name), 'utf8')))
  await migrate(url, folder)
  const key = 'YG/2027%7C|JUD|X|DT_CODES|EVENT|'
  await rowsOf(
    url,
    `insert into inbox (channel, digest, body, verdict, replacement_key, family_key) values
      ('http', '', '', 'withdrawn', '${key}', 'YG/2027|/schedule/JUD'), ('http', '', '', 'rejected', null, null);
     insert into fact_code (code_set, code, name, replacement_key, precedence, message_id) values ('EVENT', 'A', '{}', '${key}', '', 1);
     insert into desk_course (event, keys) values ('JUDW57KG', '{"${key}",b|c|d|e|f|g}')`,
  )
  for (const name of readdirSync(real).filter((one) => one >= '066'))
    await rowsOf(url, readFileSync(join(real, name), 'utf8'))
  expect(await rowsOf(url, 'select replacement_key, family_key from inbox order by id')).toEqual([
    { replacement_key: 'JUD|X|DT_CODES|EVENT|', family_key: 'schedule/JUD' },
    { replacement_key: null, family_key: null },
  ])
  expect(await rowsOf(url, 'select replacement_key from fact_code')).toEqual([
    { replacement_key: 'JUD|X|DT_CODES|EVENT|' },
  ])
  expect(await rowsOf(url, 'select keys from desk_course')).toEqual([{ keys: ['JUD|X|DT_CODES|EVENT|', 'c|d|e|f|g'] }])
})

test('a server of a release before 066 writes no key beside those in force, and waits as if the database were away (R12.1, 0100)', async () => {
  const real = join(import.meta.dirname, 'migrations')
  const { url, folder } = await given(
    ...readdirSync(real)
      .toSorted()
      .map((name) => readFileSync(join(real, name), 'utf8')),
  )
  await migrate(url, folder)
  const key = 'JUDW57KG--------------FNL-000100--||DT_RESULT||'
  const put = (replacementKey: string) =>
    rowsOf(
      url,
      `insert into inbox (channel, digest, body, replacement_key) values ('http', '', '', '${replacementKey}')`,
    )
  await put(key)
  // stored without a key, and read afterwards
  await rowsOf(url, `insert into inbox (channel, digest, body) values ('http', '', '')`)
  const refused = await Promise.all(
    [
      put(`YG%7C2027|${key}`),
      rowsOf(
        url,
        `update inbox set verdict = 'applied', replacement_key = 'YG2027|${key}' where replacement_key is null`,
      ),
    ].map((one) => one.then(() => null).catch((error: unknown) => error)),
  )
  for (const error of refused) {
    expect(error).toMatchObject({ message: expect.stringContaining('end this server and start the newer release') })
    expect([isInfrastructureError(error), isDatabaseUnavailable(error)]).toEqual([true, true])
  }
  expect(await rowsOf(url, 'select verdict, replacement_key from inbox order by id')).toEqual([
    { verdict: 'pending', replacement_key: key },
    { verdict: 'pending', replacement_key: null },
  ])
})

test('whoever migrates waits for the message that another server applies, and one that has nothing to do waits for nobody (R12.1)', async () => {
  const { url, folder, write } = await given(FIRST)
  await migrate(url, folder)
  const applying = await connected(url)
  await applying.query('begin')
  await applying.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  expect(await migrate(url, folder)).toEqual([])
  write([FIRST, SECOND])
  const migrated = migrate(url, folder)
  await expect
    .poll(() =>
      rowsOf(url, `select from pg_locks where locktype = 'advisory' and objid = ${APPLY_LOCK} and not granted`),
    )
    .toHaveLength(1)
  expect(await columns(url)).toEqual([{ column_name: 'code' }])
  await applying.query('commit')
  expect(await migrated).toEqual(['002.do.step.sql'])
})

test('a server of the release before that reads or counts accesses meets no deadlock with whoever migrates (R8.1, 0089)', async () => {
  const real = join(import.meta.dirname, 'migrations')
  const earlier = readdirSync(real).filter((name) => name < '043')
  const { url, folder } = await given(...earlier.map((name) => readFileSync(join(real, name), 'utf8')))
  await migrate(url, folder)
  const others = await Promise.all([url, url].map((connectionString) => connected(connectionString)))
  const orders = [
    ['access_zone', 'access_day', 'access_quarter'],
    ['access_zone', 'access_key', 'access_quarter'],
  ]
  const each = (work: (other: pg.Client, tables: readonly string[]) => Promise<unknown>) =>
    Promise.all(others.map((other, place) => work(other, orders[place] ?? [])))
  await each((other) => other.query('begin'))
  await each((other, [zone, first]) => other.query(`lock table ${zone}, ${first} in access share mode`))

  const migrated = (async () => {
    const client = await connected(url)
    await client.query('begin')
    for (const name of readdirSync(real).filter((one) => one >= '043'))
      await client.query(readFileSync(join(real, name), 'utf8'))
    await client.query('commit')
  })()
  await expect
    .poll(() =>
      rowsOf(url, `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1)
  await each((other, tables) => other.query(`select from ${tables.at(-1)}`))
  await each((other) => other.query('commit'))
  await migrated
})
