import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useView } from '../cache/use-view.ts'
import {
  askedFor,
  ChangesView,
  changesQuery,
  changesSearchOf,
  type UnitNaming,
  useLastVisit,
} from '../features/changes/index.ts'
import { capital, unitAddress, useUnitWords } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'
import { useMyDelegation } from '../session/my-delegation.ts'

export const Route = createFileRoute('/changes')({
  staticData: { messages: ['changes', 'units'] },
  validateSearch: changesSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, games, views }, deps }) => {
    await views.ensure(changesQuery(api, askedFor(deps, games)))
  },
  component: WhatChanged,
})

function WhatChanged() {
  const { api, games } = Route.useRouteContext()
  const search = Route.useSearch()
  const words = useUnitWords()
  const now = useGamesNow()
  const lastVisit = useLastVisit(now)
  const units = useMemo(
    (): UnitNaming => ({ ...words, about: (unit) => capital(words.about(unit)), address: unitAddress }),
    [words],
  )
  return (
    <ChangesView
      view={useView(changesQuery(api, askedFor(search, games)))}
      search={search}
      today={games.today}
      lastVisit={lastVisit}
      mine={useMyDelegation()}
      units={units}
    />
  )
}
