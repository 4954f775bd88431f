import type { Locale } from '@games/web/i18n/locale.ts'
import type { Noun as WebNoun } from '@games/web/i18n/messages.gen.d.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageFailed } from './frame/PageFailed.tsx'
import { PageLoading } from './frame/PageLoading.tsx'
import type { Noun } from './i18n/messages.gen.d.ts'
import type { PageAudience } from './menu.ts'
import { routeTree } from './routes.tsx'

/** `history`: the browser's own by default. */
export const createOfficeRouter = (locale: Locale, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: '/office',
    context: { locale },
    search: { strict: true },
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>
  }
  interface StaticDataRouteOption {
    /** The nouns of messages that are loaded before the page is shown, besides the frame's: the office's own, the web app's, the desk's for limits. */
    messages?: readonly (Noun | WebNoun | 'desk-limits')[]
    /** For whom the page is; `operator` where it is not said. */
    audience?: PageAudience
    /** The place of the menu (menu.ts) that the page belongs to. */
    place?: string
    /** The sidebar is narrow: an editor. */
    rail?: true
  }
}
