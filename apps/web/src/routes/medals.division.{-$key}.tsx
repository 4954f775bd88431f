import { createFileRoute } from '@tanstack/react-router'
import {
  MEDAL_DIVISIONS,
  PartStandings,
  chosen,
  loadStandings,
  loadedFor,
  medalSearchOf,
} from '../features/medals/index.ts'

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
