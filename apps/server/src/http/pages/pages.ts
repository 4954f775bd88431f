import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api, ApiFailure, Games } from '@games/contract'
import { topics } from '@games/contract/live'
import { type AccessSubject, decideAccess, followRouteRules, type Locale, type RouteRule } from '@games/domain'
import { createPreload } from '@games/web/preload'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createServerApi, type Handlers } from '../api/handlers.ts'
import type { ReadLimit } from '../response-cache/read-limit.ts'
import { type HeaderRecord, send } from '../response-cache/respond.ts'
import type { BuiltResponse, ResponseCache } from '../response-cache/response-cache.ts'
import { failureOf, RETRY_AFTER, retryAfterOf } from '../server/failures.ts'
import { createPageSecurity, isSecure, type PageSecurity } from '../server/security.ts'
import type { SiteOrigin } from '../server/site-origin.ts'
import { isCrawler } from './crawlers.ts'
import { fallbackPage } from './fallback-page.ts'
import { localeInAddress, localeOf, localeParameter, withLocale } from './locale.ts'
import { isPreviewRequested, pageSearch, subjectOf, withPreview } from './subject.ts'

export interface PageDeps {
  readonly api: Api
  readonly games: Games
  readonly locale: Locale
  /** For whom: menus and what is open depend on it. */
  readonly subject: AccessSubject
}

/**
 * A page's cache key: the locale, the games' day, who it is for, and its whole address, since it names its own site. Settings
 * that change drop all.
 */
export const pageKey = (
  locale: Locale,
  today: string,
  { platform, loginType }: AccessSubject,
  address: string,
): string => `page ${locale} ${today} ${platform} ${loginType} ${address}`

/** Renders a page as HTML, or as the data its loaders load (`payload`). */
export type Render = (request: Request, kind: 'html' | 'payload', deps: PageDeps) => Promise<RenderedPage>

/** `failure` is what made it an error page: visitors see the page, the log the cause. */
export interface RenderedPage extends BuiltResponse {
  readonly body: string
  readonly failure?: unknown
}

/** The pages of the built client. The only place that knows the web's entry; imported late, since development has its own. */
export async function loadRender(clientDir: string): Promise<Render> {
  const { render } = await import('@games/web/entry.server')
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const widgetTemplate = readFileSync(join(clientDir, 'widget.html'), 'utf8')
  const preload = createPreload(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
  return (request, kind, deps) => render(request, kind, { ...deps, template, widgetTemplate, preload })
}

/** The id of the built client, which changes with any of its files. */
export const readBuildId = (clientDir: string): string =>
  (JSON.parse(readFileSync(join(clientDir, 'builds/latest.json'), 'utf8')) as { id: string }).id

/** What makes the web app manifest; imported late for the same reason. */
export const loadWebManifest = async () => (await import('@games/web/web-manifest')).webManifest

/** What books are written with, by locale; imported late for the same reason. */
export const loadBookWords = async () => (await import('@games/web/book-words')).bookWords
export type BookWords = Awaited<ReturnType<Awaited<ReturnType<typeof loadBookWords>>>>

/** What posters of trivia are written and coloured with, by locale; imported late for the same reason. */
export const loadPosterWords = async () => (await import('@games/web/poster-words')).posterWords

/** What e-mails are written with, by locale; imported late for the same reason. */
export const loadMailWords = async () => (await import('@games/web/mail-words')).mailWords
export type MailWords = Awaited<ReturnType<Awaited<ReturnType<typeof loadMailWords>>>>

/** The page of one athlete for a family; imported late for the same reason. */
export const loadFamilyPage = () => import('@games/web/family-page')

/** The words of error pages, by status and locale; imported late for the same reason. */
export const loadFallbackWords = async () => (await import('@games/web/fallback-words')).fallbackWords

/** Words of the note on a page whose form was sent before its script was there; imported late for the same reason. */
export const loadEarlyWords = async () => (await import('@games/web/fallback-words')).earlyWords

/** Which pages there are for search engines; imported late for the same reason. */
export const loadSitePages = () => import('@games/web/site-pages')

const PAYLOAD = '/_payload.json'

/** Longer addresses are answered but not cached: nothing of ours is that long. */
const LONGEST_CACHED_KEY = 300

/** Whether a page shows nothing that changes but what stands above every page: it is made anew, as one that shows nothing at all. */
const hasNothingOfItsOwn = (made: ReadonlySet<string>): boolean =>
  [...made].every((topic) => topic === topics.banners())

const PAGE_HEADERS: HeaderRecord = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
}

/** Headers of the page at a path, but for those that its content decides; the rest as in createPageSecurity. */
export function createPageHeaders(
  embedOrigins: readonly string[],
  mapOrigin: string | null,
  filmOrigins?: () => string,
): PageSecurity {
  const security = createPageSecurity(embedOrigins, mapOrigin, filmOrigins)
  const made = new Map<HeaderRecord, HeaderRecord>()
  return (path, tls) => {
    const record = security(path, tls)
    let headers = made.get(record)
    if (!headers) made.set(record, (headers = { ...record, ...PAGE_HEADERS }))
    return headers
  }
}

export interface PagesDeps {
  readonly render: Render
  readonly handlers: Handlers
  readonly games: () => Games
  readonly routeRules: () => readonly RouteRule[]
  readonly responseCache: ResponseCache
  /** Other sites' origins that may show our pages in a frame (R3.3). */
  readonly embedOrigins: readonly string[]
  /** The origin of a map's tiles; null: there is none. */
  readonly mapOrigin: string | null
  /** The other sites that the film about safe sport is fetched from. */
  readonly filmOrigins: () => string
  readonly siteOrigin: SiteOrigin
  readonly readLimit: ReadLimit
  readonly log: (line: string, error?: unknown) => void
}

/** A request for a page, as it is decided about. */
interface PageRequest {
  readonly key: string
  /** The site as its visitors know it. */
  readonly origin: string
  /** The page's own path, without the payload's suffix. */
  readonly path: string
  readonly search: string
  readonly kind: 'html' | 'payload'
  readonly locale: Locale
  readonly subject: AccessSubject
  readonly headers: HeaderRecord
}

/**
 * Any page by its path, or its data at `{path}/_payload.json`. The organiser's route rules apply first, then the guard, and only then
 * the database is queried. Bytes are cached by address, locale, platform, login and the games' day, until one of the topics on
 * the page changes; what is cached was open when it was made.
 */
export function pages({
  render,
  handlers,
  games,
  routeRules,
  responseCache,
  embedOrigins,
  mapOrigin,
  filmOrigins,
  siteOrigin,
  readLimit,
  log,
}: PagesDeps): (c: Context, path: string) => Response | Promise<Response> {
  const headersOf = createPageHeaders(embedOrigins, mapOrigin, filmOrigins)
  const built =
    (c: Context, { key, origin, path, search, kind, locale, subject }: PageRequest) =>
    async (): Promise<BuiltResponse> => {
      // A view can depend on more than the one topic its query follows: the units beside it, the days' counts.
      const madeFrom = new Set<string>()
      const failures: ApiFailure[] = []
      const api = createServerApi(
        handlers,
        games,
        (made) => made.forEach((topic) => madeFrom.add(topic)),
        (failure) => failures.push(failure),
      )
      const request = new Request(origin + path + pageSearch(search), { headers: c.req.raw.headers })
      const page = await render(request, kind, { api, games: games(), locale, subject })
      if (page.failure !== undefined) log(`the page ${path} failed`, causeOf(page.failure))
      else if (failures[0]) log(`the page ${path} lacks a part`, causeOf(failures[0]))
      for (const topic of page.topics) madeFrom.add(topic)
      return {
        ...page,
        ...(page.location !== undefined && { location: withLocale(page.location, search) }),
        headers: retryAfterHeader(page.status),
        topics:
          // what lacks a part is whole the next time
          failures.length > 0 ||
          key.length > LONGEST_CACHED_KEY ||
          isPreviewRequested(search) ||
          hasNothingOfItsOwn(madeFrom)
            ? []
            : [...madeFrom],
      }
    }
  const renderAndSend = async (c: Context, requested: PageRequest): Promise<Response> => {
    const { key, path, kind, locale, headers } = requested
    const plain = async (status: number, retryAfter = retryAfterOf({ status, details: {} })) => {
      const words = await (await loadFallbackWords())(status, locale)
      return c.html(fallbackPage(status, locale, words), status as ContentfulStatusCode, {
        ...headers,
        ...NO_STORE,
        ...(retryAfter && { 'retry-after': retryAfter }),
      })
    }
    try {
      const answer = await responseCache.getOrBuild(key, built(c, requested), {
        group: `page ${path.split('/', 2)[1]}`,
        limit: readLimit(c),
      })
      if (answer.status >= 400 && kind === 'html' && isCrawler(c.req.header('user-agent')))
        return await plain(answer.status)
      return send(c, responseCache, answer, headers)
    } catch (error) {
      // the page itself is broken: its words are left, without the app around them
      const failure = failureOf(error)
      // a flood that is refused does not fill the log
      if (failure.status !== 429) log(`the page ${path} could not be rendered`, error)
      return await plain(failure.status, retryAfterOf(failure))
    }
  }
  /** Leads elsewhere; from a page's data to the other's data. */
  const lead = (c: Context, { kind, search, headers }: PageRequest, rule: string, status: RouteRule['status']) => {
    const to = withLocale(rule, search)
    const query = to.search(/[?#]|$/)
    const location = kind === 'payload' && to.startsWith('/') ? withPayload(to.slice(0, query)) + to.slice(query) : to
    return c.body(null, status, { ...headers, ...NO_STORE, location })
  }
  const decided = (c: Context, requested: PageRequest): Response | Promise<Response> => {
    const address = requested.path + requested.search
    const ruled = followRouteRules(address, routeRules())
    if (ruled) return lead(c, requested, ruled.to, ruled.status)
    const access = decideAccess(address, requested.subject)
    // what is forbidden is rendered: by the same rule it becomes the page that says so
    if (access.kind !== 'redirect') return renderAndSend(c, requested)
    return lead(c, requested, withPreview(access.to, requested.search, games().previews), 302)
  }
  return (c, path) => {
    const query = c.req.url.indexOf('?')
    const search = query < 0 ? '' : c.req.url.slice(query)
    const requested = path.startsWith('/widget/') ? localeParameter(c.req.query('lang')) : localeInAddress(search)
    const locale = requested ?? localeOf(c)
    const { today, loginEnabled, previews } = games()
    const subject = subjectOf(
      c.req.url,
      { cookie: c.req.header('cookie'), userAgent: c.req.header('user-agent') },
      { loginEnabled, previews },
    )
    const origin = siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))
    const key = pageKey(locale, today, subject, origin + path + search)
    const headers = headersOf(path, isSecure(c))
    const cached = responseCache.find(key)
    if (cached) return send(c, responseCache, cached, headers)
    // as received: the app's path is decoded
    const { pathname } = new URL(c.req.url)
    const payload = pathname.endsWith(PAYLOAD)
    return decided(c, {
      key,
      origin,
      path: payload ? pathname.slice(0, -PAYLOAD.length) || '/' : pathname,
      search,
      kind: payload ? 'payload' : 'html',
      locale,
      subject,
      headers,
    })
  }
}

const retryAfterHeader = (status: number): HeaderRecord => (status === 503 ? { 'retry-after': RETRY_AFTER } : {})

const NO_STORE: HeaderRecord = { 'cache-control': 'no-store' }

const withPayload = (path: string): string => (path === '/' ? PAYLOAD : path + PAYLOAD)

/** The cause of the failure that visitors see. */
const causeOf = (failure: unknown): unknown => (failure instanceof Error && failure.cause) || failure
