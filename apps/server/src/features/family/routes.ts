import { ApiFailure, type Games } from '@games/contract'
import { gamesTimeAt } from '@games/contract/clock'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createServerApi, type Handlers } from '../../http/api/handlers.ts'
import { fallbackPage } from '../../http/pages/fallback-page.ts'
import { localeInAddress, localeOf } from '../../http/pages/locale.ts'
import { loadFallbackWords, loadFamilyPage } from '../../http/pages/pages.ts'
import type { ReadLimit } from '../../http/response-cache/read-limit.ts'
import { type HeaderRecord, send } from '../../http/response-cache/respond.ts'
import type { ResponseCache } from '../../http/response-cache/response-cache.ts'
import { failureOf, retryAfterOf } from '../../http/server/failures.ts'
import { digests, isSecure, pageSecurity } from '../../http/server/security.ts'
import type { SiteOrigin } from '../../http/server/site-origin.ts'
import { squareCode } from '../books/index.ts'

export interface FamilyDeps {
  readonly handlers: Handlers
  readonly responseCache: ResponseCache
  readonly games: () => Games
  readonly siteOrigin: SiteOrigin
  readonly readLimit: ReadLimit
  readonly log: (line: string, error?: unknown) => void
}

/** All but the pages' own service worker, which is a file of the build. */
const PAGE = '/family/:id{(?!sw\\.js$)[^/]+}'
/** Longer ids are nobody's. */
const LONGEST_ID = 64
const MINUTE_MS = 60_000

/**
 * `GET /family/{id}?lang=`: one athlete for a family, as a document that needs no script (R5.4). It says the minute it is of, so it is cached for
 * that minute of the games and until one of its topics changes. 404 for nobody, and 503 while the database is away, each in a few words.
 */
export function familyRoutes({ handlers, responseCache, games, siteOrigin, readLimit, log }: FamilyDeps): Hono {
  const app = new Hono()
  app.get(PAGE, async (c) => {
    const { id } = c.req.param() as { id: string }
    const requested = localeInAddress(new URL(c.req.url).search)
    const locale = requested ?? localeOf(c)
    const path = `/family/${encodeURIComponent(id)}`
    const here = requested ? `${path}?lang=${requested}` : path
    const { renderFamilyPage, FAMILY_SCRIPT, FAMILY_STYLE } = await loadFamilyPage()
    const now = Math.floor(gamesTimeAt(games().clock, Date.now()) / MINUTE_MS) * MINUTE_MS
    const site = siteOrigin(c.req.header('host'), isSecure(c))
    try {
      if (id.length > LONGEST_ID) throw new ApiFailure(404, 'not-found', `athlete ${id.slice(0, LONGEST_ID)}…`)
      const build = async () => {
        const topics = new Set<string>()
        const api = createServerApi(handlers, games, (made) => made.forEach((topic) => topics.add(topic)))
        const profile = await api.getAthlete({ params: { id } })
        const code = squareCode(site + path)
        const body = await renderFamilyPage({ profile, games: games(), now, locale, here, code })
        return { status: 200, type: 'text/html; charset=utf-8', body, topics: [...topics], seq: profile.seq }
      }
      const answer = await responseCache.getOrBuild(`family ${locale} ${now} ${site}${here}`, build, {
        group: 'family',
        limit: readLimit(c),
      })
      return send(c, responseCache, answer, headersOf(c, [FAMILY_STYLE], [FAMILY_SCRIPT]))
    } catch (error) {
      const failure = whoIsThere(failureOf(error))
      if (failure.status >= 500) log('the page of a family failed', error)
      const words = await (await loadFallbackWords())(failure.status, locale)
      const retryAfter = retryAfterOf(failure)
      return c.html(fallbackPage(failure.status, locale, words), failure.status as ContentfulStatusCode, {
        ...headersOf(c, [], []),
        'cache-control': 'no-store',
        ...(retryAfter && { 'retry-after': retryAfter }),
      })
    }
  })
  return app
}

/** An id that cannot be one is nobody's. */
const whoIsThere = (failure: ApiFailure): ApiFailure =>
  failure.status === 400 ? new ApiFailure(404, 'not-found', failure.message) : failure

/** Nothing is let in but what stands in the document, and the worker that keeps it. Where the page leads is told of it by nobody, and search engines leave it out. */
function headersOf(c: Context, styles: readonly string[], scripts: readonly string[]): HeaderRecord {
  return {
    ...pageSecurity(c),
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${digests(styles)}`,
      `script-src ${digests(scripts)}`,
      "worker-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  }
}
