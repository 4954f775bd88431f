import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView } from '../cache/use-view.ts'
import { AthleteFinder, type AthleteSearch, athleteSearchOf, athletesQuery } from '../features/participants/index.ts'

export const Route = createFileRoute('/discipline/$key/_sections/participants')({
  staticData: { messages: ['participants'] },
  validateSearch: (search): Omit<AthleteSearch, 'discipline'> => {
    const { discipline: _path, ...rest } = athleteSearchOf(search)
    return rest
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps }) => {
    await views.ensure(athletesQuery(api, { ...deps, discipline }))
  },
  component: DisciplineParticipants,
})

function DisciplineParticipants() {
  const { api, discipline } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const page = useView(athletesQuery(api, { ...search, discipline }))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return (
    <AthleteFinder
      api={api}
      page={page}
      search={search}
      onSearch={goTo}
      path={`/discipline/${discipline}/participants`}
      discipline={discipline}
    />
  )
}
