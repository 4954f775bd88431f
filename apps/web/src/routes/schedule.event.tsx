import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  DayView,
  dayFilterOf,
  dayPartQuery,
  eventDayAddress,
  isPartOf,
  useShownDay,
} from '../features/schedule/index.ts'
import { renderUnitRow } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'

const EVENT = { part: 'event' } as const

export const Route = createFileRoute('/schedule/event')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  validateSearch: dayFilterOf,
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ context, deps }) => {
    await orNotFound(context.views.ensure(dayPartQuery(context.api, deps.day ?? context.games.today, EVENT)))
  },
  component: ScheduleEvent,
})

function ScheduleEvent() {
  const { api, games } = Route.useRouteContext()
  const filter = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const view = useView(dayPartQuery(api, filter.day ?? games.today, EVENT))
  const shown = useShownDay(view, filter.day ?? null, games, now, (day) => dayPartQuery(api, day, EVENT))
  const units = useMemo(() => shown.units.filter(isPartOf(EVENT)), [shown.units])
  const days = useMemo(() => view.days.map(({ day }) => ({ day })), [view])
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <DayView
      kind="event"
      {...shown}
      days={days}
      units={units}
      now={now}
      filter={filter}
      address={eventDayAddress}
      onFilter={goTo}
      renderUnit={renderUnitRow}
    />
  )
}
