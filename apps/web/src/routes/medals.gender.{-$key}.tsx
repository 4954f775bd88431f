import { createFileRoute } from '@tanstack/react-router'
import {
  MEDAL_GENDERS,
  PartStandings,
  chosen,
  loadStandings,
  loadedFor,
  medalSearchOf,
} from '../features/medals/index.ts'

export const Route = createFileRoute('/medals/gender/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, params, deps }) => loadStandings(context, `gender:${chosen(MEDAL_GENDERS, params.key)}`, deps),
  component: GenderMedals,
})

function GenderMedals() {
  const { api } = Route.useRouteContext()
  const part = chosen(MEDAL_GENDERS, Route.useParams().key)
  return <PartStandings api={api} by="gender" part={part} search={Route.useSearch()} />
}
