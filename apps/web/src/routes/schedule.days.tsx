import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { DayView, dayAddress, dayFilterOf, scheduleDayQuery, useShownDay } from '../features/schedule/index.ts'
import { renderUnitRow } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/schedule/days')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  validateSearch: dayFilterOf,
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ context, deps }) => {
    await orNotFound(context.views.ensure(scheduleDayQuery(context.api, deps.day ?? context.games.today)))
  },
  component: ScheduleDays,
})

function ScheduleDays() {
  const { api, games } = Route.useRouteContext()
  const filter = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const view = useView(scheduleDayQuery(api, filter.day ?? games.today))
  const shown = useShownDay(view, filter.day ?? null, games, now, (day) => scheduleDayQuery(api, day))
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <DayView
      {...shown}
      days={view.days}
      now={now}
      filter={filter}
      address={dayAddress}
      onFilter={goTo}
      renderUnit={renderUnitRow}
    />
  )
}
