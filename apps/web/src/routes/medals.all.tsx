import { createFileRoute } from '@tanstack/react-router'
import { loadStandings } from '../features/medals/load-standings.ts'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { loadedFor, medalSearchOf } from '../features/medals/medal-search.ts'

export const Route = createFileRoute('/medals/all')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, deps }) => loadStandings(context, 'all', deps),
  component: Medals,
})

function Medals() {
  const { api } = Route.useRouteContext()
  return (
    <MedalsPage tab="all">
      <MedalStandings api={api} scope="all" search={Route.useSearch()} />
    </MedalsPage>
  )
}
