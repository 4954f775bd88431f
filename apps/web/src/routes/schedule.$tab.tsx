import type { UnitSummary } from '@games/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { type DayFilter, DayView, dayFilterOf, scheduleDayQuery } from '../features/schedule/index.ts'
import { UnitRow } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/schedule/$tab')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  validateSearch: (search): DayFilter => dayFilterOf(search),
  beforeLoad: ({ params }) => {
    if (params.tab !== 'days') throw notFound()
  },
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: async ({ context, deps }) => {
    await orNotFound(
      context.queryClient.ensureQueryData(scheduleDayQuery(context.api, deps.day ?? context.games.today)),
    )
  },
  component: ScheduleDays,
})

const renderUnit = (unit: UnitSummary, startsIn: number | null) => <UnitRow unit={unit} startsIn={startsIn} />

function ScheduleDays() {
  const { api, games } = Route.useRouteContext()
  const filter = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const { data: day } = useSuspenseQuery(scheduleDayQuery(api, filter.day ?? games.today))
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <DayView
      day={day}
      today={games.today}
      utcOffset={games.utcOffset}
      now={now}
      filter={filter}
      onFilter={goTo}
      renderUnit={renderUnit}
    />
  )
}
