import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery } from '../features/disciplines/index.ts'
import {
  type DayFilter,
  DayProgramme,
  DisciplineScheduleTabs,
  dayFilterOf,
  dayOfDiscipline,
  dayPartQuery,
  daysOfDiscipline,
  disciplineDayAddress,
  isDay,
  isDisciplineScheduleTab,
  isPartOf,
  partOfDiscipline,
  useShownDay,
} from '../features/schedule/index.ts'
import { renderUnitRow } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/discipline/$key/_sections/schedule/$tab/{-$day}')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  validateSearch: (search): Pick<DayFilter, 'finals'> => {
    const { finals } = dayFilterOf(search)
    return finals ? { finals } : {}
  },
  beforeLoad: ({ params: { tab, day } }) => {
    if (!isDisciplineScheduleTab(tab) || (day !== undefined && !isDay(day))) throw notFound()
    return { tab }
  },
  loader: async ({ context: { api, views, games, discipline, tab }, params }) => {
    const { days } = await orNotFound(views.ensure(disciplineQuery(api, discipline)))
    const day = params.day ?? dayOfDiscipline(days, tab, games.today)
    await views.ensure(dayPartQuery(api, day, partOfDiscipline(discipline, tab)))
  },
  component: DisciplineSchedule,
})

function DisciplineSchedule() {
  const { api, games, discipline, tab } = Route.useRouteContext()
  const params = Route.useParams()
  const { finals } = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const page = useView(disciplineQuery(api, discipline))
  const day = params.day ?? dayOfDiscipline(page.days, tab, games.today)
  const queryOf = (one: string) => dayPartQuery(api, one, partOfDiscipline(discipline, tab))
  const shown = useShownDay(useView(queryOf(day)), params.day ?? null, games, now, queryOf)
  const units = useMemo(
    () => shown.units.filter(isPartOf(partOfDiscipline(discipline, tab))),
    [shown.units, discipline, tab],
  )
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <>
      <DisciplineScheduleTabs discipline={discipline} shown={tab} />
      <DayProgramme
        ofDiscipline
        kind={tab === 'event' ? 'event' : 'competition'}
        {...shown}
        days={daysOfDiscipline(page.days, tab)}
        units={units}
        now={now}
        filter={{ ...(params.day ? { day: params.day } : {}), ...(finals ? { finals } : {}) }}
        address={disciplineDayAddress(discipline, tab)}
        onFilter={goTo}
        renderUnit={renderUnitRow}
      />
    </>
  )
}
