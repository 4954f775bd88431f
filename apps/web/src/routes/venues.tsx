import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView, useViews } from '../cache/use-view.ts'
import { SectionPage } from '../features/pages/index.ts'
import { VenueList, venuesQuery } from '../features/venues/index.ts'

export const Route = createFileRoute('/venues')({
  staticData: { messages: ['venues', 'pages', 'units'] },
  loader: async ({ context }) => {
    await context.views.ensure(venuesQuery(context.api, context.games.today))
  },
  component: Venues,
})

function Venues() {
  const { api, games } = Route.useRouteContext()
  const views = useViews()
  const router = useRouter()
  const query = venuesQuery(api, games.today)
  const view = useView(query)
  const goTo = useCallback((href: string) => void router.navigate({ href }), [router])
  // the key identifies the query; a query object is made anew by every render
  // oxlint-disable-next-line react/exhaustive-deps
  const refetch = useCallback(() => void views.refetch(query.key), [views, games.today])
  if (view.venues.length === 0) return <SectionPage section="venues" />
  return <VenueList view={view} onChoose={goTo} onRunOut={refetch} />
}
