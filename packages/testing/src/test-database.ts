import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../../../apps/server/src/db/database.ts'
import { openPool } from '../../../apps/server/src/db/pool.ts'
import './test-cluster.ts'

/** A database of the run's cluster, of one test file. */
export interface CopiedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty, migrated database of one test file. */
export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Ends the pool and drops the database. */
  close(): Promise<void>
}

/** A fresh copy of the migrated template (some 50 ms), for test files of the projects whose global setup is test-cluster.ts. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyOf()
  const pool = openPool(url, 10, () => {})
  return {
    url,
    pool,
    async close() {
      await pool.end()
      await drop()
    },
  }
}

/** A copy of a template of this run; absent: of the migrated, empty one. */
export async function copyOf(template = inject('testCluster').template): Promise<CopiedDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(inject('testCluster').url, name, template)
  return {
    url: addressOf(name),
    drop: () => inDatabase(inject('testCluster').url, (client) => dropDatabase(client, name)),
  }
}

/**
 * The template called `name`, filled by whichever test file of the run asks for it first, while the others that ask wait; `fill` is given the
 * address of an empty, migrated database, and leaves no connection to it.
 */
export async function templateOf(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const template = `template_${name}`
  await inDatabase(inject('testCluster').url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const { url, drop } = await copyOf()
    try {
      await fill(url)
      const filled = client.escapeIdentifier(new URL(url).pathname.slice(1))
      await client.query(`alter database ${filled} rename to ${client.escapeIdentifier(template)}`)
    } catch (error) {
      await drop()
      throw error
    }
  })
  return template
}

function addressOf(name: string): string {
  const address = new URL(inject('testCluster').url)
  address.pathname = `/${name}`
  return address.href
}

const dropDatabase = (client: pg.Client, name: string) =>
  client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)

/** Queries a database over a connection of its own, whose end releases its locks. */
export async function inDatabase(url: string, query: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await query(client)
  } finally {
    await client.end()
  }
}
