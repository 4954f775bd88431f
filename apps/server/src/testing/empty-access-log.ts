import { emptyTables } from '@games/testing/empty-tables'
import type { Pool } from 'pg'

/** Empties all that is counted of accesses: every table of the access log. */
export async function emptyAccessLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename like 'access\\_%'`,
  )
  await emptyTables(pool, ...rows.map(({ name }) => name))
}
