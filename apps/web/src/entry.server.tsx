import type { Api, Games } from '@games/contract'
import type { AccessSubject } from '@games/domain'
import { createMemoryHistory, isNotFound, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { statusOf } from './app-shell/status-of.ts'
import { type Payload, payloadAddress, viewsOf } from './cache/payload.ts'
import { createViewCache } from './cache/view-cache.ts'
import { LOCALE_TAGS, type Locale } from './i18n/locale.ts'
import { messagesAddress, nounsOf } from './i18n/message-nouns.ts'
import { translatorOf } from './i18n/translator.ts'
import { createAppRouter } from './router.tsx'
import { loadMetaMessages, pageMeta } from './seo/page-meta.ts'
import { isForbidden } from './session/guard.ts'
import { fixedSubject } from './session/subject.ts'
import { themeOf } from './widget/widget-search.ts'

export interface RenderDeps {
  readonly api: Api
  readonly games: Games
  readonly locale: Locale
  readonly subject: AccessSubject
  /** The built index.html. */
  readonly template: string
  /** The built widget.html, for pages with the layout `default` (R3.1): they load nothing of the app. */
  readonly widgetTemplate: string
  /** Links that fetch the lazily loaded parts of the matched routes at once (`createPreload`). */
  readonly preload: (routeIds: string[]) => string
}

export interface Page {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Where a redirect leads. */
  readonly location?: string
  /** Live topics of everything the page shows: its bytes are good until one of them changes. */
  readonly topics: readonly string[]
  /** What made the page an error page, for the server's log. */
  readonly failure?: unknown
}

const ROOT = '<div id="root">'

/** Safe inside a script element: `<` could end it. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')

/** One page, as HTML or as its data (`_payload.json`), by the same loaders. Throws when the page itself is broken. */
export async function render(request: Request, kind: 'html' | 'payload', deps: RenderDeps): Promise<Page> {
  const { api, games, locale, subject, template, widgetTemplate, preload } = deps
  const views = createViewCache({ onServer: true })
  const context = { api, views, games, locale, t: translatorOf(locale), subject: fixedSubject(subject) }
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(context, { ssr: true, history: createMemoryHistory() }),
  })
  let page: Page | undefined
  await loadMetaMessages(locale)
  const response = await handle(({ router }) => {
    const matches = router.stores.matches.get()
    const failed = matches.find((match) => match.status === 'error')
    const isRefused = matches.some(({ error }) => isNotFound(error) && isForbidden(error.data))
    const usual = isRefused ? 403 : (matches.at(-1)?.staticData.status ?? getSsrStatus(router))
    const status = failed ? statusOf(failed.error) : usual
    const isFailure = status >= 500
    const outcome = { status, ...(isFailure ? { failure: failed?.error } : {}) }
    const topics = views.entries().flatMap(({ query }) => query?.topic ?? [])
    const payload: Payload = {
      games,
      locale,
      subject,
      views: viewsOf(views),
      ...(isFailure || status === 404 ? { failed: true } : {}),
    }
    const state = JSON.stringify(payload)
    if (kind === 'payload') page = { ...outcome, type: 'application/json; charset=utf-8', body: state, topics }
    else {
      // React puts the page's <title>, <meta> and <link> before the first host element
      const html = renderToString(
        <div id="root">
          <RouterProvider router={router} />
        </div>,
      )
      const at = html.indexOf(ROOT)
      const last = matches.at(-1)
      if (last?.staticData.layout === 'default') {
        const theme = themeOf(last.search)
        const body = widgetTemplate
          .replace(/<html lang="[^"]*"/, `<html lang="${LOCALE_TAGS[locale]}"${theme ? ` data-theme="${theme}"` : ''}`)
          .replace('<!--head-->', () => html.slice(0, at))
          .replace(`${ROOT}</div>`, () => html.slice(at))
        page = { ...outcome, type: 'text/html; charset=utf-8', body, topics }
        return new Response(null)
      }
      const messages = nounsOf(matches).map((noun) => messagesAddress(locale, noun))
      const own = html.slice(0, at)
      const meta = last
        ? pageMeta({ url: new URL(request.url), status, locale, games, views, match: last, head: own })
        : ''
      // for src/first-paint.ts to fetch once the page is painted
      const head = `${own}${meta}<meta name="messages" content="${messages.join(' ')}">${preload(matches.map((match) => match.routeId))}`
      const body = template
        .replace(/<html lang="[^"]*"/, `<html lang="${LOCALE_TAGS[locale]}" data-offset="${games.utcOffset}"`)
        .replace('<!--head-->', () => head)
        .replace(`${ROOT}</div>`, () => html.slice(at))
        .replace('<!--state-->', () => `<script type="application/json" id="state">${inScript(state)}</script>`)
      page = { ...outcome, type: 'text/html; charset=utf-8', body, topics }
    }
    return new Response(null)
  })
  if (page) return page
  const location = response.headers.get('location')
  if (!location) throw new Error(`${request.url} gave neither a page nor a redirect`)
  // from a page's data to the other page's data
  const to = kind === 'payload' && location.startsWith('/') ? payloadAddress(location) : location
  return { status: response.status, type: 'text/plain; charset=utf-8', body: '', location: to, topics: [] }
}
