import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  DayView,
  dayFilterOf,
  dayToolsPart,
  dayUnitsPart,
  eventDayAddress,
  filteredPartQuery,
  isPartOf,
  useShownDay,
} from '../features/schedule/index.ts'
import { useGamesNow } from '../live/live-context.ts'

const EVENT = { part: 'event' } as const

export const Route = createFileRoute('/schedule/event')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  validateSearch: dayFilterOf,
  loaderDeps: ({ search: { day, delegation } }) => ({ ...(day && { day }), ...(delegation && { delegation }) }),
  loader: async ({ context: { api, views, games }, deps }) => {
    await Promise.all([
      orNotFound(views.ensure(filteredPartQuery(api, deps.day ?? games.today, EVENT, deps))),
      dayToolsPart.preload(),
      dayUnitsPart.preload(),
    ])
  },
  component: ScheduleEvent,
})

function ScheduleEvent() {
  const { api, games } = Route.useRouteContext()
  const filter = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const queryOf = (day: string) => filteredPartQuery(api, day, EVENT, filter)
  const view = useView(queryOf(filter.day ?? games.today))
  const shown = useShownDay(view, filter.day ?? null, games, now, queryOf)
  const units = useMemo(() => shown.units.filter(isPartOf(EVENT)), [shown.units])
  const days = useMemo(() => view.days.map(({ day }) => ({ day })), [view])
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <DayView
      kind="event"
      api={api}
      {...shown}
      days={days}
      units={units}
      now={now}
      filter={filter}
      address={eventDayAddress}
      onFilter={goTo}
    />
  )
}
