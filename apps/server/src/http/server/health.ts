import { Hono } from 'hono'
import type { Live } from '../../live/index.ts'
import type { AppVersion } from '../../app-version.ts'
import { API_SECURITY } from './security.ts'

export interface HealthDeps {
  readonly appVersion: AppVersion
  readonly live: Pick<Live, 'seq' | 'followers' | 'healthy'>
  /** Number of stored messages that are not yet applied. */
  readonly pending: () => number
  /** Progress of deriving everything again by this version's rules; null: not running. */
  readonly deriving: () => { readonly done: number; readonly total: number } | null
}

/**
 * `ok` is false while the database is unavailable. The status is 200 even then, because this server still serves its caches, which it could
 * not do if a load balancer removed it.
 */
export function healthRoutes({ appVersion, live, pending, deriving }: HealthDeps): Hono {
  const app = new Hono()
  app.get('/api/health', (c) =>
    c.json(
      {
        ok: live.healthy,
        ...appVersion,
        seq: live.seq,
        followers: live.followers,
        pending: pending(),
        deriving: deriving(),
      },
      200,
      { ...API_SECURITY, 'cache-control': 'no-store' },
    ),
  )
  return app
}
