import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { AmbassadorsPage, ambassadorFilterOf, ambassadorsQuery } from '../features/organisation/index.ts'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/ambassadors')({
  staticData: { messages: ['organisation', 'pages'] },
  validateSearch: ambassadorFilterOf,
  loader: async ({ context: { api, views } }) => {
    await views.ensure(ambassadorsQuery(api))
  },
  component: Ambassadors,
})

function Ambassadors() {
  const { api } = Route.useRouteContext()
  const filter = Route.useSearch()
  const view = useView(ambassadorsQuery(api))
  if (view.ambassadors.length === 0) return <SectionPage section="ambassadors" />
  return <AmbassadorsPage view={view} filter={filter} />
}
