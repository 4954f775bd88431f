import { createFileRoute } from '@tanstack/react-router'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { medalSearchOf } from '../features/medals/medal-sort.ts'
import { medalTableQuery } from '../features/medals/medals.query.ts'

export const Route = createFileRoute('/medals/all')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loader: async ({ context }) => {
    await context.views.ensure(medalTableQuery(context.api, 'all'))
  },
  component: Medals,
})

function Medals() {
  const { api } = Route.useRouteContext()
  const { sort = 'gold' } = Route.useSearch()
  return (
    <MedalsPage tab="all">
      <MedalStandings api={api} scope="all" sort={sort} />
    </MedalsPage>
  )
}
