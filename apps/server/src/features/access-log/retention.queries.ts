import type { Pool } from 'pg'
import type { AccessRetention } from './store-counts.ts'

/** Quarters of an hour are kept as long as anybody looks at hours, or the games move to another zone. */
const QUARTER_DAYS = 92
/** Two games and what lies between them. */
const USUAL_DAYS = 800

/** For how long counts are kept: days as the organiser says (setting `access_log_days`). */
export async function readRetention(pool: Pool): Promise<AccessRetention> {
  const { rows } = await pool.query<{ days: number | null }>(
    `select (value #>> '{}')::integer as days from setting where key = 'access_log_days'`,
  )
  const days = rows[0]?.days ?? USUAL_DAYS
  return { quarters: Math.min(QUARTER_DAYS, days), days }
}
