import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { AppShell } from '../app-shell/AppShell.tsx'
import { bannersQuery } from '../app-shell/banners.query.ts'
import { ErrorPage } from '../app-shell/ErrorPage.tsx'
import { ErrorStatus } from '../app-shell/ErrorStatus.tsx'
import { useFollowedLinks } from '../app-shell/use-followed-links.ts'
import type { AppContext } from '../context.ts'
import { nounsOf } from '../i18n/message-nouns.ts'
import { loadMessages } from '../i18n/translator.ts'
import { pageSearchOf } from '../page-search.ts'
import { followRules, guard, isForbidden, routeRules } from '../session/guard.ts'

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: pageSearchOf,
  beforeLoad: async ({ context: { api, locale, subject }, location: { href }, matches, cause }) => {
    // the rules of a page that is loaded were followed by the server; a link that may be followed loads them
    if (cause === 'preload') void routeRules(api)
    else if (cause === 'stay') await followRules(href, api)
    const forbidden = guard(href, subject())
    await loadMessages(locale, nounsOf(matches))
    if (forbidden) throw forbidden
  },
  // what stands above a page is part of it; a browser asks once the page is there, and waits for it with nothing
  loader: async ({ context: { api, views }, location: { pathname } }) => {
    // a page stands without them where they cannot be read: it is not cached then (http/pages)
    if (import.meta.env.SSR && !pathname.startsWith('/widget/')) await views.ensure(bannersQuery(api)).catch(() => {})
  },
  component: Layout,
  notFoundComponent: ({ data }) => <ErrorStatus status={isForbidden(data) ? 403 : 404} />,
  errorComponent: (props) => (
    <AppShell>
      <ErrorPage {...props} />
    </AppShell>
  ),
})

/** The layout the page requests (R3.1): `main` by default. */
function Layout() {
  useFollowedLinks()
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout })
  if (layout !== undefined) return <Outlet />
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}
