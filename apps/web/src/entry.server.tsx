import type { Api, Games } from '@games/contract'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { type Payload, viewsOf } from './cache/payload.ts'
import { createQueryClient } from './cache/query-client.ts'
import { type Locale, LOCALE_TAGS } from './i18n/locale.ts'
import { messagesAddress, nounsOf } from './i18n/message-nouns.ts'
import { translatorOf } from './i18n/translator.ts'
import { createAppRouter } from './router.tsx'

export interface RenderDeps {
  readonly api: Api
  readonly games: Games
  readonly locale: Locale
  /** The built index.html. */
  readonly template: string
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
  const { api, games, locale, template, preload } = deps
  const queryClient = createQueryClient(true)
  const context = { api, queryClient, games, locale, t: translatorOf(locale) }
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(context, { ssr: true, history: createMemoryHistory() }),
  })
  let page: Page | undefined
  try {
    const response = await handle(({ router }) => {
      const matches = router.stores.matches.get()
      const status = matches.at(-1)?.staticData.status ?? getSsrStatus(router)
      const failed = matches.find((match) => match.status === 'error')
      const outcome = { status, ...(failed ? { failure: failed.error } : {}) }
      const topics = queryClient
        .getQueryCache()
        .getAll()
        .flatMap((query) => query.meta?.topic ?? [])
      const payload: Payload = { games, locale, views: viewsOf(queryClient) }
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
        const messages = nounsOf(matches).map(
          (noun) => `<link rel="preload" as="fetch" crossorigin href="${messagesAddress(locale, noun)}">`,
        )
        const head = html.slice(0, at) + messages.join('') + preload(matches.map((match) => match.routeId))
        const body = template
          .replace(/<html lang="[^"]*"/, `<html lang="${LOCALE_TAGS[locale]}"`)
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
    return { status: response.status, type: 'text/plain; charset=utf-8', body: '', location, topics: [] }
  } finally {
    queryClient.clear()
  }
}
