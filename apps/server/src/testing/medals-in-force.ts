import type { Pool } from 'pg'

/** Medals in force in their order: `gold SP`. */
export async function medalsInForce(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select medal || ' ' || coalesce(fact ->> 'organisation', '') as line from fact_medal order by position`,
  )
  return rows.map(({ line }) => line)
}
