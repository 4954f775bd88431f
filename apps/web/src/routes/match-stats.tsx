import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { MatchDays, MatchView, matchDayQuery, matchQuery, matchSearchOf } from '../features/matches/index.ts'

export const Route = createFileRoute('/match-stats')({
  staticData: { messages: ['matches', 'units', 'status'] },
  validateSearch: matchSearchOf,
  loaderDeps: ({ search: { unit, day } }) => ({ unit, day }),
  loader: async ({ context: { api, games, views }, deps: { unit, day } }) => {
    if (unit === undefined) await orNotFound(views.ensure(matchDayQuery(api, day ?? games.today)))
    else await orNotFound(views.ensure(matchQuery(api, unit)))
  },
  component: MatchStats,
})

function MatchStats() {
  const { unit } = Route.useSearch()
  return unit === undefined ? <Days /> : <OneMatch unit={unit} />
}

function Days() {
  const { api, games } = Route.useRouteContext()
  const { day } = Route.useSearch()
  const view = useView(matchDayQuery(api, day ?? games.today))
  return <MatchDays view={view} />
}

function OneMatch({ unit }: { unit: string }) {
  const { api } = Route.useRouteContext()
  const { show = 'all', order = 'newest' } = Route.useSearch()
  const match = useView(matchQuery(api, unit))
  return <MatchView match={match} show={show} order={order} />
}
