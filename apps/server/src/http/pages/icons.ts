import { ApiFailure } from '@games/contract'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import { Hono } from 'hono'
import type { IconSets } from '../../icons/icon-sets.ts'
import { acceptsBrotli, brotliOf, bytesOf, etagOf, matches } from '../response-cache/encoding.ts'
import { API_SECURITY } from '../server/security.ts'

export interface IconDeps {
  readonly iconSets: IconSets
}

/** As Iconify names icons. */
const NAME = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
const MOST = 100

/**
 * `GET /api/icons/{prefix}.json?icons=a,b`, the icon service (R3.11) in Iconify's shape: the icons, and `not_found` with the names that
 * are none. A browser stores a response for a week. 400 for names nobody could mean, 404 for a set that is not bundled.
 */
export function iconRoutes({ iconSets }: IconDeps): Hono {
  const app = new Hono()
  app.get('/api/icons/:file{.+\\.json}', async (c) => {
    const prefix = c.req.param('file').slice(0, -'.json'.length)
    const names = wanted(c.req.query('icons'))
    const set = await iconSets(prefix)
    if (!set) throw new ApiFailure(404, 'not-found', `no icon set ${prefix}`)
    const body = bytesOf(JSON.stringify(getIcons(set, names, true)))
    const headers = {
      ...API_SECURITY,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      vary: 'Accept-Encoding',
      etag: etagOf(body),
    }
    if (matches(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
    const brotli = acceptsBrotli(c.req.header('accept-encoding')) ? await brotliOf(body) : null
    return brotli ? c.body(brotli, 200, { ...headers, 'content-encoding': 'br' }) : c.body(body, 200, headers)
  })
  return app
}

/** The names of a query, each once and in order, so that one wish has one answer. */
function wanted(query: string | undefined): string[] {
  const names = [...new Set(query?.split(','))].toSorted()
  if (names.length === 0) throw new ApiFailure(400, 'invalid-input', 'icons: the names, separated by commas')
  if (names.length > MOST) throw new ApiFailure(400, 'invalid-input', `icons: at most ${MOST} names`)
  const wrong = names.find((name) => !NAME.test(name))
  if (wrong !== undefined)
    throw new ApiFailure(400, 'invalid-input', `icons: ${JSON.stringify(wrong.slice(0, 70))} is no name`)
  return names
}
