import type { Pool } from 'pg'

/** Which of these usernames somebody has. */
export async function usernamesOf(pool: Pool, usernameKeys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ username_key: string }>(
    'select username_key from account where username_key = any($1)',
    [usernameKeys],
  )
  return rows.map(({ username_key }) => username_key)
}

/** Deletes accounts that have one of these names with one of these addresses. */
export async function deleteAccounts(
  pool: Pool,
  usernameKeys: readonly string[],
  emailKeys: readonly string[],
): Promise<void> {
  await pool.query('delete from account where username_key = any($1) and email_key = any($2)', [
    usernameKeys,
    emailKeys,
  ])
}

/** Id of the demo's own operator; null: there is none. */
export async function operatorId(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from account where username_key = 'operator' and email_key = 'operator@demo.invalid'`,
  )
  return rows[0]?.id ?? null
}
