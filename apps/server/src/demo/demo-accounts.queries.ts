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

/** Deletes accounts with an office role that have one of these addresses. */
export async function deleteStaff(pool: Pool, emailKeys: readonly string[]): Promise<void> {
  await pool.query('delete from account where role is not null and email_key = any($1)', [emailKeys])
}

/** Id of the account that the demo's files are from: its operator, or its user where others can reach the demo; null: both are gone. */
export async function uploaderId(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from account where (username_key, email_key) in (('operator', 'operator@demo.invalid'), ('demo', 'demo@demo.invalid'))
     order by role nulls last limit 1`,
  )
  return rows[0]?.id ?? null
}
