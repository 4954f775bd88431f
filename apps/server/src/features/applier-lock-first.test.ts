import type { Settings } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertRebuild } from '../ingest/rebuild-jobs.queries.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { startRebuildJobs } from '../ingest/rebuild-jobs.ts'
import { transaction } from '../db/transaction.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { POLICY } from '../testing/feed.ts'
import type { Visitor } from '../testing/visitor.ts'

/**
 * Whoever needs the applier's lock takes it first (R12.1, 0100): a migration holds it, and locks whole tables under it. Who waited for it
 * with a row of one in hand would wait for the migration, and the migration for them.
 */

let db: TestDatabase
let site: AccountsApp
let carla: Visitor
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  carla = await site.signedUp('carla')
  await db.pool.query(`update account set role = 'admin'`)
})
beforeEach(() => emptyTables(db.pool, 'office_action'))
afterAll(async () => {
  await site.close()
  await db.close()
})

/** Undoes a line of the record; gives the status. */
async function undo(kind: string, subject: string, action: string, before: object | null, after: object | null) {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into office_action (action, subject_kind, subject_id, before, after) values ($1, $2, $3, $4, $5) returning id`,
    [action, kind, subject, before, after],
  )
  return (await carla.call('POST', `/api/office/actions/${rows[0]?.id}/undo`)).status
}
async function changeSetting(): Promise<number> {
  const { settings } = (await carla.call('GET', '/api/office/settings')).body as unknown as Settings
  const expected = settings.find(({ key }) => key === 'login_enabled')?.state
  return (await carla.call('PUT', '/api/office/settings/login_enabled', { value: false, expected })).status
}

/** Rebuilds everything; gives how it ended. */
async function rebuildAll(): Promise<string | undefined> {
  await transaction(db.pool, (tx) => insertRebuild(tx, null))
  const jobs = startRebuildJobs({
    pool: db.pool,
    policy: POLICY,
    log: (line, error) => {
      throw new Error(line, { cause: error })
    },
    onCommitted: () => {},
  })
  await jobs.idle()
  await jobs.close()
  const { rows } = await db.pool.query<{ outcome: string }>('select outcome from rebuild order by id desc limit 1')
  return rows[0]?.outcome
}

/** The tables of which who waits for the applier's lock holds something; null: nobody waits. */
async function heldByWhoWaits(q: PoolClient): Promise<string[] | null> {
  const { rows } = await q.query<{ pid: number; held: string[] | null }>(
    `select w.pid, (select array_agg(distinct c.relname::text) from pg_locks l join pg_class c on c.oid = l.relation
         where l.pid = w.pid and l.granted and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace) as held
     from pg_locks w where w.locktype = 'advisory' and not w.granted and w.objid = $1
       and w.database = (select oid from pg_database where datname = current_database())`,
    [APPLY_LOCK],
  )
  return rows[0] ? (rows[0].held ?? []) : null
}

test.each<[string, () => Promise<unknown>, unknown]>([
  ['the undoing of a sheet', () => undo('sheet', '1', 'import', null, {}), 409],
  ['the undoing of a timing file', () => undo('venue-file', '1', 'import', null, { import: 1 }), 409],
  ['the undoing of a setting', () => undo('setting', 'login_enabled', 'set', { value: true }, { value: null }), 200],
  ['a setting', changeSetting, 200],
  ['a rebuild', rebuildAll, 'done'],
])('%s holds nothing while a migration makes it wait, and goes on after it (R12.1, 0100)', async (_, begin, end) => {
  const migration = await db.pool.connect()
  try {
    await migration.query('begin')
    await migration.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    const done = begin()
    await expect.poll(() => heldByWhoWaits(migration)).toEqual([])
    await migration.query(`set local lock_timeout = '5s'`)
    for (const table of ['office_action', 'setting', 'rebuild'])
      await migration.query(`alter table ${table} add column of_a_later_release int`)
    await migration.query('rollback')
    expect(await done).toEqual(end)
  } finally {
    migration.release(true)
  }
})

test('who may not undo a line does not wait for the applier (R4.7)', async () => {
  await db.pool.query(`update account set role = 'operator'`)
  const applying = await db.pool.connect()
  try {
    await applying.query('begin')
    await applying.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    expect(await undo('setting', 'login_enabled', 'set', { value: true }, { value: null })).toBe(403)
  } finally {
    applying.release(true)
    await db.pool.query(`update account set role = 'admin'`)
  }
})
