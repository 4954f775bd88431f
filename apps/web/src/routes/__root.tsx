import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { NotFound } from '../frame/NotFound.tsx'
import { nounsOf } from '../i18n/message-nouns.ts'
import { loadMessages } from '../i18n/translator.ts'
import type { AppContext } from '../router.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, matches }) => loadMessages(context.locale, nounsOf(matches)),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFound,
  errorComponent: (props) => (
    <Frame>
      <ErrorPage {...props} />
    </Frame>
  ),
})
