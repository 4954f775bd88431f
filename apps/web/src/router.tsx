import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './app-shell/ErrorPage.tsx'
import { GamesContext } from './app-shell/games-context.ts'
import { ViewsProvider } from './cache/views-provider.tsx'
import type { AppContext } from './context.ts'
import type { Noun } from './i18n/messages.gen.d.ts'
import { LanguageProvider } from './i18n/provider.tsx'
import { drawDisciplines } from './icons/OtherDiscipline.tsx'
import { LiveProvider } from './live/live-provider.tsx'
import { routeTree } from './routeTree.gen.ts'
import { SubjectProvider } from './session/SubjectProvider.tsx'
import { ShownTimeProvider } from './time/ShownTimeProvider.tsx'
import { OtherPictogram } from './ui/Pictogram.tsx'
import { withGalleries } from './workshop/galleries.tsx'

// the galleries of components exist in development only (R2.4)
const routes = import.meta.env.DEV ? withGalleries(routeTree) : routeTree

/**
 * Whether the router puts a page where it was left, or at its top: always but on the page it takes over, where a visitor who has scrolled
 * by then stays, and is noted as any scrolling is.
 */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && scrollY > 0
    isFirst = false
    if (stays) document.dispatchEvent(new Event('scroll'))
    return !stays
  }
}

/** `ssr`: the page is rendered on the server or taken over from it, which must give the same Suspense boundaries. */
export function createAppRouter(context: AppContext, { ssr, history }: { ssr: boolean; history?: RouterHistory }) {
  const router = createRouter({
    routeTree: routes,
    context,
    ...(history ? { history } : {}),
    scrollRestoration: import.meta.env.SSR ? false : restoresScroll(),
    // a route's own reading of the query replaces it: what it leaves out must not pass unread
    search: { strict: true },
    defaultPreload: 'intent',
    // the router's own would show an error's own message, with inline styles
    defaultErrorComponent: ErrorPage,
    // the view cache decides what is stale
    defaultPreloadStaleTime: 0,
    // spec §9: navigation waits 100 ms before it shows a pending state
    defaultPendingMs: 100,
    Wrap: ({ children }) => (
      <ViewsProvider views={context.views}>
        <LanguageProvider language={context}>
          <GamesContext value={context.games}>
            <SubjectProvider subject={context.subject} onChange={guardAgain}>
              <ShownTimeProvider games={context.games}>
                <OtherPictogram value={drawDisciplines(context.games.pictograms)}>
                  <LiveProvider games={context.games}>{children}</LiveProvider>
                </OtherPictogram>
              </ShownTimeProvider>
            </SubjectProvider>
          </GamesContext>
        </LanguageProvider>
      </ViewsProvider>
    ),
  })
  const guardAgain = () => void router.invalidate()
  router.subscribe('onBeforeLoad', () => context.views.forgetFailures())
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
    /** The nouns of messages that are loaded before the page is shown, besides the app shell's. */
    messages?: readonly Noun[]
    /**
     * Layout (R3.1) where it is not `main`: `default` is a document of its own, for other sites to embed; `bare` is a page without the app's
     * bars, for the office's frame.
     */
    layout?: 'default' | 'bare'
    /** `page`: level and points (R3.1) are on the page itself, and the layout leaves them out. */
    points?: 'page'
  }
}
