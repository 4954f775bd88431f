import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { SponsorsPage, sponsorsQuery } from '../features/organisation/index.ts'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/sponsors')({
  staticData: { messages: ['organisation', 'pages'] },
  loader: async ({ context: { api, views } }) => {
    await views.ensure(sponsorsQuery(api))
  },
  component: Sponsors,
})

function Sponsors() {
  const { api } = Route.useRouteContext()
  const view = useView(sponsorsQuery(api))
  return view.sponsors.length === 0 ? <SectionPage section="sponsors" /> : <SponsorsPage view={view} />
}
