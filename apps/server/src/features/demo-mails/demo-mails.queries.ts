import type { Pool } from 'pg'

/** Which of these accounts exist and have no office role, not even one that has ended. */
export async function visitorAccounts(pool: Pool, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>('select id from account where id = any($1) and role is null', [ids])
  return new Set(rows.map(({ id }) => id))
}
