import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const FIRST = 'create table unit (code text primary key);'
const SECOND = 'alter table unit add column name text;'

/** An empty database and a folder with these migrations. The folder's name contains special characters of globs. */
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

/** A connection that is closed after the test. */
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

test('exactly one of several processes that start at once migrates, and all find the schema', async () => {
  const { url, folder } = await given(FIRST, SECOND)
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)))
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['001.do.step.sql', '002.do.step.sql'], [], [], []])
})

test('a failed migration is named and rolls the others back', async () => {
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

test('a migration waits while another server applies a message; an up-to-date database is opened without waiting (R12.1)', async () => {
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

test('a database of a development version before 0.9.0 is refused with what to do, and unchanged', async () => {
  const { url, folder } = await given(FIRST)
  await rowsOf(
    url,
    `create table schema_version (version bigint primary key, name text, md5 text, run_at timestamptz);
     insert into schema_version values (0, null, null, null), (1, 'inbox', 'a checksum', now()), (67, 'older-releases-apply-nothing', 'a checksum', now())`,
  )
  await expect(migrate(url, folder)).rejects.toThrow(
    /^this database was created by a development version before 0\.9\.0 and cannot be upgraded: copy .* delete DATA_DIR or set DATABASE_URL/,
  )
  expect(await columns(url)).toEqual([])
  expect(await rowsOf(url, 'select count(*)::int from schema_version')).toEqual([{ count: 3 }])
})
