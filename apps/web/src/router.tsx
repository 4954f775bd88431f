import type { Api, Games } from '@games/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { GamesContext } from './frame/games-context.ts'
import { LanguageProvider } from './i18n/provider.tsx'
import type { Locale } from './i18n/locale.ts'
import type { Noun } from './i18n/messages.gen.d.ts'
import type { Translate } from './i18n/translator.ts'
import { LiveProvider } from './live/live-provider.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What every route's loader and component can reach. */
export interface AppContext {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly games: Games
  readonly locale: Locale
  readonly t: Translate
}

/** `ssr`: the page is rendered on the server or taken over from it, which must give the same Suspense boundaries. */
export function createAppRouter(context: AppContext, { ssr, history }: { ssr: boolean; history?: RouterHistory }) {
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    // TanStack Query decides what is stale
    defaultPreloadStaleTime: 0,
    // spec §9: navigation waits 100 ms before it shows a pending state
    defaultPendingMs: 100,
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>
        <LanguageProvider language={context}>
          <GamesContext value={context.games}>
            <LiveProvider games={context.games}>{children}</LiveProvider>
          </GamesContext>
        </LanguageProvider>
      </QueryClientProvider>
    ),
  })
  if (ssr) router.ssr = { manifest: undefined }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** HTTP status of the page where it is not 200. */
    status?: number
    /** What the page says besides the frame's own words: the nouns of messages that come before it is shown. */
    messages?: readonly Noun[]
  }
}
