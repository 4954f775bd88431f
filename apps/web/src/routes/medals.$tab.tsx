import { createFileRoute, notFound } from '@tanstack/react-router'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { type MedalSort, parseMedalSort } from '../features/medals/medal-order.ts'
import { medalTableQuery } from '../features/medals/medals.query.ts'

export const Route = createFileRoute('/medals/$tab')({
  staticData: { messages: ['medals'] },
  validateSearch: (search): { sort?: MedalSort } => parseMedalSort(search.sort),
  beforeLoad: ({ params }) => {
    if (params.tab !== 'all') throw notFound()
  },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(medalTableQuery(context.api, 'all'))
  },
  component: Medals,
})

function Medals() {
  const { api } = Route.useRouteContext()
  const { sort = 'gold' } = Route.useSearch()
  return <MedalsPage api={api} sort={sort} />
}
