import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { VolunteersPage, volunteersQuery } from '../features/organisation/index.ts'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/volunteers')({
  staticData: { messages: ['organisation', 'pages'] },
  loader: async ({ context: { api, views } }) => {
    await views.ensure(volunteersQuery(api))
  },
  component: Volunteers,
})

function Volunteers() {
  const { api } = Route.useRouteContext()
  const view = useView(volunteersQuery(api))
  return view.teams.length === 0 ? <SectionPage section="volunteers" /> : <VolunteersPage view={view} />
}
