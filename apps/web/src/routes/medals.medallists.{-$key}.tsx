import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineKey, disciplineQuery, programmeQuery } from '../features/disciplines/index.ts'
import {
  DisciplineCrumb,
  type MedallistSearch,
  MedallistsView,
  MedalsPage,
  medalTableQuery,
  medallistSearchOf,
  medallistsQuery,
  scopeOf,
} from '../features/medals/index.ts'
import { useNames } from '../i18n/use-names.ts'

export const Route = createFileRoute('/medals/medallists/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medallistSearchOf,
  beforeLoad: ({ params, search }) => {
    // a form without script names the discipline in the query; it has an address of its own
    const { discipline, ...rest } = search
    if (discipline !== undefined)
      throw redirect({ to: '/medals/medallists/{-$key}', params: { key: discipline }, search: rest })
    if (params.key !== undefined && disciplineKey(params.key) === undefined) throw notFound()
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views }, params, deps }) => {
    const search = { ...deps, ...disciplineOf(params.key) }
    const { discipline } = search
    await Promise.all([
      ...(discipline === undefined ? [] : [orNotFound(views.ensure(disciplineQuery(api, discipline)))]),
      views.ensure(programmeQuery(api)),
      views.ensure(medallistsQuery(api, search)),
      views.ensure(medalTableQuery(api, scopeOf(search))),
    ])
  },
  component: MedallistsPage,
})

const disciplineOf = (key: string | undefined): Pick<MedallistSearch, 'discipline'> =>
  key === undefined ? {} : { discipline: key.toUpperCase() }

function MedallistsPage() {
  const { api } = Route.useRouteContext()
  const of = disciplineOf(Route.useParams().key)
  const search = { ...Route.useSearch(), ...of }
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const disciplines = useNames().named(useView(programmeQuery(api)).disciplines.map(({ discipline }) => discipline))
  const name = disciplines.find(({ code }) => code === of.discipline)?.name ?? of.discipline
  return (
    <MedalsPage tab="medallists" {...(name === undefined ? {} : { of: name })}>
      {name === undefined ? null : <DisciplineCrumb tab="medallists" name={name} />}
      <MedallistsView api={api} search={search} disciplines={disciplines} onSearch={goTo} />
    </MedalsPage>
  )
}
