import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery } from '../features/disciplines/index.ts'
import {
  MEDAL_DIVISIONS,
  MEDAL_GENDERS,
  MedalChoice,
  type MedalSearch,
  MedalStandings,
  type MedallistSearch,
  closed,
  loadStandings,
  loadedFor,
  medalAddress,
  medalTableQuery,
  medallistSearchOf,
  medallistsQuery,
  tableSearchOf,
  usePartName,
  useRequestedTable,
} from '../features/medals/index.ts'
import { useT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy.tsx'

/** The tabs of a discipline's medals (R2.2): its table, that of a gender or a division, and who won. */
const TABS = ['all', 'gender', 'division', 'medallists'] as const
type Tab = (typeof TABS)[number]

/** In the address: a table's search, of which gender or division (`?of=W`), and on its tab what of the medallists is shown. */
type Search = MedalSearch & Omit<MedallistSearch, 'discipline' | 'medal'>

const searchOf = (search: Readonly<Record<string, unknown>>): Search => {
  const { discipline: _in, ...medallists } = medallistSearchOf(search)
  return { ...medallists, ...tableSearchOf(search) }
}

/** Who won is another tab than the tables: the one does not load the other's script. */
const medallistsPart = lazyPart(
  async () => (await import('../features/medals/MedallistsView.tsx')).MedallistsView,
  '.medals-filters',
)

export const Route = createFileRoute('/discipline/$key/_sections/medals/{-$tab}')({
  staticData: { messages: ['medals'] },
  validateSearch: searchOf,
  beforeLoad: ({ params }) => {
    const medalTab = TABS.find((tab) => tab === (params.tab ?? 'all'))
    if (medalTab === undefined) throw notFound()
    return { medalTab }
  },
  loaderDeps: ({ search: { sort: _sort, ...loaded } }) => loaded,
  loader: async ({ context, deps }) => {
    const { api, views, discipline, medalTab } = context
    const scope = `discipline:${discipline}`
    if (medalTab === 'medallists') {
      const search = { ...medallistSearchOf({ ...deps }), discipline }
      await Promise.all([
        views.ensure(medallistsQuery(api, search)),
        views.ensure(medalTableQuery(api, scope)),
        medallistsPart.preload(),
      ])
      return
    }
    const { events } = await views.ensure(disciplineQuery(api, discipline))
    const part = partShown(medalTab, events, deps.of)
    if (medalTab !== 'all' && part === undefined) throw notFound()
    await loadStandings(context, part === undefined ? scope : `${scope}:${medalTab}:${part}`, loadedFor(deps))
  },
  component: DisciplineMedals,
})

interface Parted {
  readonly gender: string
  readonly division: number | null
}

/** The genders or divisions of a discipline's events, in their order; none on the tabs that are not by part. */
function partsOfTab(tab: Tab, events: readonly Parted[]): string[] {
  if (tab === 'gender') return MEDAL_GENDERS.filter((one) => events.some(({ gender }) => gender === one))
  if (tab === 'division')
    return MEDAL_DIVISIONS.filter((one) => events.some(({ division }) => String(division) === one))
  return []
}

function partShown(tab: Tab, events: readonly Parted[], of: string | undefined): string | undefined {
  const parts = partsOfTab(tab, events)
  return parts.find((part) => part === of) ?? parts[0]
}

function DisciplineMedals() {
  const { api, discipline, medalTab } = Route.useRouteContext()
  const search = Route.useSearch()
  const t = useT()
  const { events } = useView(disciplineQuery(api, discipline))
  const root = `/discipline/${discipline}/medals`
  const tabs = TABS.filter((tab) => tab === 'all' || tab === 'medallists' || partsOfTab(tab, events).length > 1)
  const options = tabs.map((tab) => ({
    address: tab === 'all' ? root : `${root}/${tab}`,
    text: t(`discipline.medals-${tab}`),
    shown: tab === medalTab,
  }))
  const part = partShown(medalTab, events, search.of)
  const nameOf = usePartName()
  const path = medalTab === 'all' ? root : `${root}/${medalTab}`
  const asked = useRequestedTable(root, { path, search })
  return (
    <>
      <MedalChoice label={t('discipline.medal-tabs')} options={options} />
      {medalTab === 'gender' || medalTab === 'division' ? (
        <MedalChoice
          label={t(`medals.${medalTab}`)}
          options={partsOfTab(medalTab, events).map((one) => ({
            address: medalAddress(`${root}/${medalTab}`, { ...closed(asked.search), of: one }),
            text: nameOf(medalTab, one),
            shown: one === partShown(medalTab, events, asked.search.of),
          }))}
        />
      ) : null}
      {medalTab === 'medallists' ? (
        <MedallistsOf discipline={discipline} search={search} path={`${root}/medallists`} />
      ) : (
        <MedalStandings
          api={api}
          scope={part === undefined ? `discipline:${discipline}` : `discipline:${discipline}:${medalTab}:${part}`}
          root={root}
          path={path}
          search={search}
          {...(part === undefined || medalTab === 'all' ? {} : { of: nameOf(medalTab, part) })}
        />
      )}
    </>
  )
}

function MedallistsOf({ discipline, search, path }: { discipline: string; search: MedallistSearch; path: string }) {
  const { api } = Route.useRouteContext()
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const shown = useMemo(() => ({ ...medallistSearchOf({ ...search }), discipline }), [search, discipline])
  return (
    <medallistsPart.Part api={api} search={useDeferredValue(shown)} disciplines={null} path={path} onSearch={goTo} />
  )
}
