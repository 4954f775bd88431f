import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView, useViews } from '../cache/use-view.ts'
import { changesHintPart } from '../features/changes/index.ts'
import {
  DayView,
  dayAddress,
  dayFilterOf,
  dayToolsPart,
  dayUnitsPart,
  narrowedDayQuery,
  useShownDay,
  wholeDayQuery,
} from '../features/schedule/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/schedule/days')({
  staticData: { messages: ['schedule', 'units', 'status', 'changed'] },
  validateSearch: dayFilterOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, games }, deps }) => {
    await Promise.all([
      orNotFound(views.ensure(narrowedDayQuery(api, views, deps.day ?? games.today, deps))),
      dayToolsPart.preload(),
      dayUnitsPart.preload(),
      changesHintPart.preload(),
    ])
  },
  component: ScheduleDays,
})

function ScheduleDays() {
  const { api, games } = Route.useRouteContext()
  const filter = Route.useSearch()
  const router = useRouter()
  const views = useViews()
  const now = useGamesNow()
  const day = filter.day ?? games.today
  const view = useView(narrowedDayQuery(api, views, day, filter))
  // the day whose rest was requested
  const [whole, setWhole] = useState<string>()
  const queryOf = (one: string, all: boolean) =>
    all ? wholeDayQuery(api, one, filter) : narrowedDayQuery(api, views, one, filter)
  const shown = useShownDay(view, filter.day ?? null, games, now, queryOf, whole === day)
  const { delegation, from } = filter
  const onRest = useCallback(() => {
    setWhole(day)
    // once more what failed; what is under way, or was never requested, stays as it is
    void views.refetch(wholeDayQuery(api, day, delegation ? { delegation } : {}).key)
  }, [api, views, day, delegation])
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <DayView
      {...shown}
      api={api}
      choices={view.choices}
      onRest={from === undefined ? onRest : undefined}
      days={view.days}
      now={now}
      filter={filter}
      address={dayAddress}
      onFilter={goTo}
    >
      {shown.day === shown.today ? <changesHintPart.Part api={api} /> : null}
    </DayView>
  )
}
