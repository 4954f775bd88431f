import type { Games } from '@games/contract'
import { Hono } from 'hono'
import { bytesOf, etagOf, matches } from '../response-cache/encoding.ts'
import { pageSecurity } from '../server/security.ts'
import { localeOf } from './locale.ts'
import { loadWebManifest } from './pages.ts'

/** `GET /manifest.webmanifest`: the app by the games' name, in the visitor's language. */
export function manifestRoutes(games: () => Games): Hono {
  const app = new Hono()
  app.get('/manifest.webmanifest', async (c) => {
    const webManifest = await loadWebManifest()
    const body = bytesOf(JSON.stringify(await webManifest(games(), localeOf(c))))
    const etag = etagOf(body)
    const headers = {
      ...pageSecurity(c),
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      etag,
    }
    return matches(c.req.header('if-none-match'), etag) ? c.body(null, 304, headers) : c.body(body, 200, headers)
  })
  return app
}
