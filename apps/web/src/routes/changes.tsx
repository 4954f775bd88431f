import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { ChangesView, changesQuery, changesRequest, changesSearchOf, useLastVisit } from '../features/changes/index.ts'
import { useGamesNow } from '../live/live-context.ts'
import { useMyDelegation } from '../session/my-delegation.ts'

export const Route = createFileRoute('/changes')({
  staticData: { messages: ['changes', 'units'] },
  validateSearch: changesSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, games, views }, deps }) => {
    await views.ensure(changesQuery(api, changesRequest(deps, games)))
  },
  component: WhatChanged,
})

function WhatChanged() {
  const { api, games } = Route.useRouteContext()
  const search = Route.useSearch()
  const now = useGamesNow()
  const lastVisit = useLastVisit(now)
  return (
    <ChangesView
      view={useView(changesQuery(api, changesRequest(search, games)))}
      search={search}
      today={games.today}
      lastVisit={lastVisit}
      mine={useMyDelegation()}
    />
  )
}
