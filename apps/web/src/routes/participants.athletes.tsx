import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type AthleteSearch, AthletesView, athleteSearchOf, athletesQuery } from '../features/participants/index.ts'

export const Route = createFileRoute('/participants/athletes')({
  staticData: { messages: ['participants'] },
  validateSearch: (search): AthleteSearch => athleteSearchOf(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(athletesQuery(context.api, deps))
  },
  component: Athletes,
})

function Athletes() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const { data: page } = useSuspenseQuery(athletesQuery(api, search))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return <AthletesView api={api} page={page} search={search} onSearch={goTo} />
}
