import { createFileRoute } from '@tanstack/react-router'
import { loadStandings } from '../features/medals/load-standings.ts'
import { chosen, MEDAL_GENDERS } from '../features/medals/medal-key.ts'
import { loadedFor, medalSearchOf } from '../features/medals/medal-search.ts'
import { PartStandings } from '../features/medals/PartStandings.tsx'

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
