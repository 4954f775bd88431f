import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { NotFound } from '../frame/NotFound.tsx'
import { partsFor } from '../i18n/message-parts.ts'
import { loadMessages } from '../i18n/translator.ts'
import type { AppContext } from '../router.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location }) => loadMessages(context.locale, partsFor(location.pathname)),
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
