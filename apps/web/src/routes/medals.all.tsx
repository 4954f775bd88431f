import { createFileRoute } from '@tanstack/react-router'
import { MedalStandings, MedalsPage, loadStandings, loadedFor, medalSearchOf } from '../features/medals/index.ts'

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
      <MedalStandings api={api} scope="all" root="/medals/all" search={Route.useSearch()} />
    </MedalsPage>
  )
}
