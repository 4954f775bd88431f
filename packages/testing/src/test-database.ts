import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../../../apps/server/src/db/database.ts'
import { openPool } from '../../../apps/server/src/db/pool.ts'
import './test-cluster.ts'

/** An empty, migrated database of one test file. */
export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Ends the pool and drops the database. */
  close(): Promise<void>
}

/** A fresh copy of the migrated template (some 50 ms), for test files of the project whose global setup is test-cluster.ts. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url: maintenance, template } = inject('testCluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(maintenance, name, template)
  const address = new URL(maintenance)
  address.pathname = `/${name}`
  const pool = openPool(address.href, 10, () => {})
  return {
    url: address.href,
    pool,
    async close() {
      await pool.end()
      const client = new pg.Client({ connectionString: maintenance })
      await client.connect()
      await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
      await client.end()
    },
  }
}
