import { createFileRoute, notFound } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { MedalChoice } from '../features/medals/MedalChoice.tsx'
import { Medallists } from '../features/medals/Medallists.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { medalSearchOf } from '../features/medals/medal-sort.ts'
import { disciplineMedallistsQuery, medalTableQuery } from '../features/medals/medals.query.ts'
import { useT } from '../i18n/use-t.ts'

/** The tabs of a discipline's medals: its table, and who won. */
const TABS = ['all', 'medallists'] as const

export const Route = createFileRoute('/discipline/$key/_sections/medals/{-$tab}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  beforeLoad: ({ params }) => {
    const medalTab = TABS.find((tab) => tab === (params.tab ?? 'all'))
    if (medalTab === undefined) throw notFound()
    return { medalTab }
  },
  loader: async ({ context: { api, views, discipline, medalTab } }) => {
    if (medalTab === 'all') await views.ensure(medalTableQuery(api, `discipline:${discipline}`))
    else await views.ensure(disciplineMedallistsQuery(api, discipline))
  },
  component: DisciplineMedals,
})

function DisciplineMedals() {
  const { api, discipline, medalTab } = Route.useRouteContext()
  const { sort = 'gold' } = Route.useSearch()
  const t = useT()
  const options = TABS.map((tab) => ({
    address: `/discipline/${discipline}/medals${tab === 'all' ? '' : `/${tab}`}`,
    text: t(`discipline.medals-${tab}`),
    shown: tab === medalTab,
  }))
  return (
    <>
      <MedalChoice label={t('discipline.medal-tabs')} options={options} />
      {medalTab === 'all' ? (
        <MedalStandings api={api} scope={`discipline:${discipline}`} sort={sort} />
      ) : (
        <MedallistsOf discipline={discipline} />
      )}
    </>
  )
}

function MedallistsOf({ discipline }: { discipline: string }) {
  return <Medallists view={useView(disciplineMedallistsQuery(Route.useRouteContext().api, discipline))} />
}
