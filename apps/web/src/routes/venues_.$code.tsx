import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView, useViews } from '../cache/use-view.ts'
import { VenueView, venueQuery } from '../features/venues/index.ts'
import { useGamesNow } from '../live/live-context.ts'
import { DAY, searchOf } from '../page-search.ts'

export const Route = createFileRoute('/venues_/$code')({
  staticData: { messages: ['venues', 'units', 'status'] },
  validateSearch: (search: Readonly<Record<string, unknown>>) => searchOf<{ day?: string }>({ day: DAY }, search),
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ context, params, deps }) => {
    await orNotFound(context.views.ensure(venueQuery(context.api, params.code, deps.day ?? context.games.today)))
  },
  component: Venue,
})

function Venue() {
  const { api, games } = Route.useRouteContext()
  const { code } = Route.useParams()
  const { day = games.today } = Route.useSearch()
  const views = useViews()
  const router = useRouter()
  const now = useGamesNow()
  const query = venueQuery(api, code, day)
  const view = useView(query)
  const goTo = useCallback((href: string) => void router.navigate({ href }), [router])
  // the key identifies the query; a query object is made anew by every render
  // oxlint-disable-next-line react/exhaustive-deps
  const refetch = useCallback(() => void views.refetch(query.key), [views, code, day])
  return <VenueView view={view} today={games.today} now={now} onChoose={goTo} onRunOut={refetch} />
}
