import { Hono } from 'hono'
import type { Live } from '../../live/index.ts'
import { API_SECURITY } from './security.ts'

export interface HealthDeps {
  readonly live: Pick<Live, 'seq' | 'followers' | 'healthy'>
  /** Messages stored and not yet applied. */
  readonly pending: () => number
  /** How far everything is derived again by this release's rules, while it is. */
  readonly deriving: () => { readonly done: number; readonly total: number } | null
}

/**
 * `ok` is false while the database is unavailable; the status stays 200, because this node still serves what it caches: taken out of a
 * balancer with all the others, it could not even do that.
 */
export function healthRoutes({ live, pending, deriving }: HealthDeps): Hono {
  const app = new Hono()
  app.get('/api/health', (c) =>
    c.json(
      { ok: live.healthy, seq: live.seq, followers: live.followers, pending: pending(), deriving: deriving() },
      200,
      { ...API_SECURITY, 'cache-control': 'no-store' },
    ),
  )
  return app
}
