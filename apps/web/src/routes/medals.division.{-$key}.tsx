import { createFileRoute } from '@tanstack/react-router'
import { loadStandings } from '../features/medals/load-standings.ts'
import { chosen, MEDAL_DIVISIONS } from '../features/medals/medal-key.ts'
import { loadedFor, medalSearchOf } from '../features/medals/medal-search.ts'
import { PartStandings } from '../features/medals/PartStandings.tsx'

export const Route = createFileRoute('/medals/division/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, params, deps }) =>
    loadStandings(context, `division:${chosen(MEDAL_DIVISIONS, params.key)}`, deps),
  component: DivisionMedals,
})

function DivisionMedals() {
  const { api } = Route.useRouteContext()
  const part = chosen(MEDAL_DIVISIONS, Route.useParams().key)
  return <PartStandings api={api} by="division" part={part} search={Route.useSearch()} />
}
