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
  daysOfDiscipline,
  dayToolsPart,
  dayUnitsPart,
  disciplineDayAddress,
  filteredPartQuery,
  isDisciplineScheduleTab,
  isPartOf,
  partOfDiscipline,
  useShownDay,
} from '../features/schedule/index.ts'
import { useGamesNow } from '../live/live-context.ts'
import { isDay } from '../page-search.ts'

type DisciplineFilter = Omit<DayFilter, 'day' | 'discipline' | 'from'>

export const Route = createFileRoute('/discipline/$key/_sections/schedule/$tab/{-$day}')({
  staticData: { messages: ['schedule', 'units', 'status'] },
  // day and discipline stand in the path, and a discipline's day is loaded as a whole
  validateSearch: (search): DisciplineFilter => {
    const { day: _path, discipline: _key, from: _page, ...filter } = dayFilterOf(search)
    return filter
  },
  loaderDeps: ({ search: { delegation } }) => (delegation ? { delegation } : {}),
  beforeLoad: ({ params: { tab, day } }) => {
    if (!isDisciplineScheduleTab(tab) || (day !== undefined && !isDay(day))) throw notFound()
    return { tab }
  },
  loader: async ({ context: { api, views, games, discipline, tab }, params, deps }) => {
    const { days } = await orNotFound(views.ensure(disciplineQuery(api, discipline)))
    const day = params.day ?? dayOfDiscipline(days, tab, games.today)
    await Promise.all([
      views.ensure(filteredPartQuery(api, day, partOfDiscipline(discipline, tab), deps)),
      dayToolsPart.preload(),
      dayUnitsPart.preload(),
    ])
  },
  component: DisciplineSchedule,
})

function DisciplineSchedule() {
  const { api, games, discipline, tab } = Route.useRouteContext()
  const params = Route.useParams()
  const search = Route.useSearch()
  const router = useRouter()
  const now = useGamesNow()
  const page = useView(disciplineQuery(api, discipline))
  const day = params.day ?? dayOfDiscipline(page.days, tab, games.today)
  const queryOf = (one: string) => filteredPartQuery(api, one, partOfDiscipline(discipline, tab), search)
  const shown = useShownDay(useView(queryOf(day)), params.day ?? null, games, now, queryOf)
  const units = useMemo(
    () => shown.units.filter(isPartOf(partOfDiscipline(discipline, tab))),
    [shown.units, discipline, tab],
  )
  const filter = useMemo(() => ({ ...search, ...(params.day ? { day: params.day } : {}) }), [search, params.day])
  const address = useMemo(() => disciplineDayAddress(discipline, tab), [discipline, tab])
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return (
    <>
      <DisciplineScheduleTabs discipline={discipline} shown={tab} />
      <DayProgramme
        ofDiscipline
        api={api}
        kind={tab === 'event' ? 'event' : 'competition'}
        {...shown}
        days={daysOfDiscipline(page.days, tab)}
        units={units}
        now={now}
        filter={filter}
        address={address}
        onFilter={goTo}
      />
    </>
  )
}
