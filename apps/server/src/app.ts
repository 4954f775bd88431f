import { ApiFailure, type Games } from '@games/contract'
import type { RouteRule } from '@games/domain'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AnalyticsDeps, analyticsRoutes } from './features/analytics/index.ts'
import { type AppLinkDeps, appLinkRoutes } from './features/app-links/index.ts'
import { type BookDeps, bookRoutes } from './features/books/index.ts'
import { type DemoStreamDeps, demoStreamRoutes } from './features/demo-stream/index.ts'
import { type ExportDeps, exportRoutes } from './features/exports/index.ts'
import { familyRoutes } from './features/family/index.ts'
import { type FileDeps, fileRoutes } from './features/files/index.ts'
import { type ImportDeps, importRoutes } from './features/imports/index.ts'
import { type SheetRouteDeps, sheetRoutes } from './features/sheets/index.ts'
import { type LiveUpdateDeps, liveUpdateRoutes } from './features/live-update/index.ts'
import { type PackDeps, packRoutes } from './features/offline-pack/index.ts'
import { type ReportDeps, reportRoutes } from './features/reports/index.ts'
import { type SitemapDeps, sitemapRoutes } from './features/sitemap/index.ts'
import { apiRoutes } from './http/api/api.ts'
import { apiPageRoutes } from './http/api/api-page.ts'
import type { Handlers } from './http/api/handlers.ts'
import { type IngestDeps, ingestRoutes } from './http/ingest/ingest.ts'
import { createKeyGuard, type KeyGuardOptions } from './http/ingest/key-guard.ts'
import { liveRoutes } from './http/live/live.ts'
import { earlyForm } from './http/pages/early-form.ts'
import { type FlagDeps, flagRoutes } from './http/pages/flags.ts'
import { type IconDeps, iconRoutes } from './http/pages/icons.ts'
import { localeRoutes } from './http/pages/locale.ts'
import { manifestRoutes } from './http/pages/manifest.ts'
import { pages, type Render } from './http/pages/pages.ts'
import { looksLikeFile, type StaticFiles } from './http/pages/static-files.ts'
import type { CallKeys } from './http/response-cache/call-keys.ts'
import { createReadLimit } from './http/response-cache/read-limit.ts'
import type { ResponseCache } from './http/response-cache/response-cache.ts'
import { allowedMethods } from './http/server/allowed-methods.ts'
import { failureAnswer, failureOf, retryAfterOf } from './http/server/failures.ts'
import { type HealthDeps, healthRoutes } from './http/server/health.ts'
import { API_SECURITY, pageSecurity } from './http/server/security.ts'
import type { SiteOrigin } from './http/server/site-origin.ts'
import { guestRoutes } from './http/session/guest-routes.ts'
import { type PrivateDeps, privateRoutes } from './http/session/private-routes.ts'
import type { Live } from './live/index.ts'

export interface AppDeps
  extends Omit<IngestDeps, 'authorize'>,
    Omit<ImportDeps, 'authorize'>,
    Omit<SheetRouteDeps, 'authorize'>,
    KeyGuardOptions,
    PrivateDeps,
    AnalyticsDeps,
    IconDeps,
    FlagDeps,
    ReportDeps,
    FileDeps,
    DemoStreamDeps,
    AppLinkDeps,
    PackDeps,
    Pick<LiveUpdateDeps, 'shelf'>,
    Omit<ExportDeps, 'readLimit'>,
    Pick<BookDeps, 'print'> {
  readonly handlers: Handlers
  readonly responseCache: ResponseCache
  readonly callKeys: CallKeys
  readonly live: Live
  readonly games: () => Games
  /** The organiser's redirects (R3.12). */
  readonly routeRules: () => readonly RouteRule[]
  readonly render: Render
  readonly files: StaticFiles
  readonly embedOrigins: readonly string[]
  /** The origin of a map's tiles; null: there is none. */
  readonly mapOrigin: string | null
  /** The other sites that the film about safe sport is fetched from, as a policy writes them; empty: none. */
  readonly filmOrigins: () => string
  /** The site's own address (SITE_URL). */
  readonly siteOrigin: SiteOrigin
  /** What the sitemap names. */
  readonly known: SitemapDeps['known']
  readonly pending: () => number
  readonly appVersion: HealthDeps['appVersion']
  readonly deriving: HealthDeps['deriving']
  readonly log: (line: string, error?: unknown) => void
}

/**
 * The whole server as one Hono app. Pages and files are what no route takes: a catch-all route beside the others would make Hono run
 * every request through its slow, asynchronous composition.
 */
export function createApp(given: AppDeps): Hono {
  const app = new Hono()
  const deps = { ...given, readLimit: createReadLimit(given.isTrusted) }
  app.route('/', healthRoutes(deps))
  app.route('/', liveRoutes(deps.live))
  app.route('/', privateRoutes(deps))
  app.route('/', apiRoutes(deps))
  app.route('/', exportRoutes(deps))
  app.route('/', apiPageRoutes(deps))
  app.route('/', bookRoutes(deps))
  app.route('/', reportRoutes(deps))
  app.route('/', fileRoutes(deps))
  app.route('/', familyRoutes(deps))
  app.route('/', packRoutes(deps))
  app.route('/', demoStreamRoutes(deps))
  app.route('/', liveUpdateRoutes(deps))
  app.route('/', appLinkRoutes(deps))
  const authorize = createKeyGuard(deps)
  app.route('/', ingestRoutes({ ...deps, authorize }))
  app.route('/', importRoutes({ ...deps, authorize }))
  app.route('/', sheetRoutes({ ...deps, authorize }))
  app.route('/', localeRoutes())
  app.route('/', manifestRoutes(deps.games))
  app.route('/', guestRoutes())
  app.route('/', sitemapRoutes({ ...deps, indexed: () => !deps.games().demo }))
  app.route('/', analyticsRoutes(deps))
  app.route('/', iconRoutes(deps))
  app.route('/', flagRoutes(deps))

  const page = pages(deps)
  app.notFound((c) => {
    const { path } = c.req
    const allowed = allowedMethods(app, path)
    if (allowed.length > 0) return refuseMethod(c, allowed)
    if (isCall(path)) return fail(c, new ApiFailure(404, 'not-found', 'There is no such call'))
    if (c.req.method === 'POST')
      return earlyForm(c, (request) => app.fetch(request, c.env)).then(
        (page) => page ?? refuseMethod(c, ['GET', 'HEAD']),
      )
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseMethod(c, ['GET', 'HEAD'])
    const file = deps.files(c, path)
    if (file) return file
    if (looksLikeFile(path) && !path.endsWith('/_payload.json'))
      return c.text('Not found', 404, { ...pageSecurity(c), 'cache-control': 'no-store' })
    return page(c, path)
  })
  app.onError((error, c) => {
    const failure = failureOf(error)
    if (failure.status >= 500) deps.log(`${c.req.method} ${c.req.path} failed`, error)
    return fail(c, failure)
  })
  return app
}

function refuseMethod(c: Context, allowed: readonly string[]): Response {
  c.header('allow', allowed.join(', '))
  return fail(c, new ApiFailure(405, 'method-not-allowed', `This address takes ${allowed.join(', ')}`))
}

const isCall = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/ingest/')

/** Calls get the error's id and a message for developers; a visitor gets a bare line, since it was the page itself that failed. */
function fail(c: Context, failure: ApiFailure): Response {
  if (isCall(c.req.path)) return failureAnswer(c, failure, API_SECURITY)
  const retryAfter = retryAfterOf(failure)
  return c.text(failure.message, failure.status as ContentfulStatusCode, {
    ...pageSecurity(c),
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
}
