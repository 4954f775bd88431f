import { gamesDayAt } from '@games/contract/clock'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useGames } from '../app-shell/games-context.ts'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView, useViews } from '../cache/use-view.ts'
import { BoardView } from '../features/board/index.ts'
import { medalTableQuery } from '../features/medals/index.ts'
import { dayPartQuery } from '../features/schedule/index.ts'
import { unitQuery } from '../features/units/index.ts'
import { venueQuery } from '../features/venues/index.ts'
import { CURSOR, searchOf } from '../page-search.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'
import { usePwa } from '../pwa/pwa-state.ts'
import { takeUpdate } from '../pwa/update.ts'

/** A television in a hall (decision 0108): nobody touches it for days. */
export const Route = createFileRoute('/board/$venue')({
  staticData: { layout: 'bare', messages: ['board', 'units', 'status'] },
  // the code of the court that is shown; without it all of the venue
  validateSearch: (search: Readonly<Record<string, unknown>>) =>
    searchOf<{ court?: string }>({ court: CURSOR }, search),
  loader: async ({ context: { api, views, games }, params }) => {
    await Promise.all([
      orNotFound(views.ensure(venueQuery(api, params.venue, games.today))),
      views.ensure(dayPartQuery(api, games.today, { venue: params.venue, finals: '1' })),
      views.ensure(medalTableQuery(api, 'all')),
    ])
  },
  component: Board,
})

function Board() {
  const t = useT()
  const text = useText()
  const { api, games } = Route.useRouteContext()
  const { venue: code } = Route.useParams()
  const { court } = Route.useSearch()
  const now = useGamesNow()
  const views = useViews()
  const query = venueQuery(api, code, games.today)
  const view = useView(query)
  // the key identifies the query; a query object is made anew by every render
  // oxlint-disable-next-line react/exhaustive-deps
  const refetch = useCallback(() => void views.refetch(query.key), [views, code, games.today])
  const finals = useView(dayPartQuery(api, games.today, { venue: code, finals: '1' }))
  const medals = useView(medalTableQuery(api, 'all'))
  useFreshBoard(now === null ? games.today : gamesDayAt(now, games.utcOffset), games.today)
  const names = useGames()
  const name = text(view.venue.name, view.venue.code)
  return (
    <>
      <title>{`${t('board.title', { name })} · ${text(names.name, names.competitionCode ?? '')}`}</title>
      <BoardView
        unitQuery={(code) => unitQuery(api, code)}
        view={view}
        finals={finals}
        medals={medals}
        court={court}
        onRunOut={refetch}
        time={now === null ? null : new Date(now + games.utcOffset * 60_000).toISOString().slice(11, 16)}
      />
    </>
  )
}

/** Nobody is there to press: another day and a newer build load the page anew. */
function useFreshBoard(day: string, shown: string): void {
  const { waiting } = usePwa()
  useEffect(() => {
    if (day !== shown) location.reload()
  }, [day, shown])
  useEffect(() => {
    if (waiting) void takeUpdate()
  }, [waiting])
}
