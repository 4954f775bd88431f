import { createFileRoute } from '@tanstack/react-router'
import {
  MedalStandings,
  MedalsPage,
  loadPublished,
  loadStandings,
  loadedFor,
  medalSearchOf,
  usePublishedTable,
} from '../features/medals/index.ts'

export const Route = createFileRoute('/medals/all')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, deps }) => Promise.all([loadStandings(context, 'all', deps), loadPublished(context, deps)]),
  component: Medals,
})

function Medals() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const published = usePublishedTable(api, search)
  return (
    <MedalsPage tab="all">
      <MedalStandings api={api} scope="all" root="/medals/all" search={search} published={published} />
    </MedalsPage>
  )
}
