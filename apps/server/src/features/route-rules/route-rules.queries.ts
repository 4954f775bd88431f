import type { Pool } from 'pg'

/** What the organiser has written as `route_rules`, whatever it is; null where nothing is. */
export async function writtenRouteRules(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select value from setting where key = 'route_rules'`)
  return rows[0]?.value ?? null
}
