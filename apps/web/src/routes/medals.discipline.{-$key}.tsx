import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { DisciplineList, disciplineKey, disciplineQuery, programmeQuery } from '../features/disciplines/index.ts'
import {
  DisciplineCrumb,
  MedalStandings,
  MedalsPage,
  loadStandings,
  loadedFor,
  medalSearchOf,
} from '../features/medals/index.ts'
import { useT, useText } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/discipline/{-$key}')({
  staticData: { messages: ['medals', 'discipline'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: async ({ context, params, deps }) => {
    const { api, views } = context
    if (params.key === undefined) return void (await views.ensure(programmeQuery(api)))
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await Promise.all([
      orNotFound(views.ensure(disciplineQuery(api, key))),
      loadStandings(context, `discipline:${key}`, deps),
    ])
  },
  component: DisciplineMedals,
})

function DisciplineMedals() {
  const { key } = Route.useParams()
  return key === undefined ? <Choose /> : <Table code={key.toUpperCase()} />
}

function Choose() {
  const t = useT()
  const { disciplines } = useView(programmeQuery(Route.useRouteContext().api))
  return (
    <MedalsPage tab="discipline" of={t('medals.tab-discipline')}>
      <DisciplineList disciplines={disciplines} address={(code) => `/medals/discipline/${code}`} />
    </MedalsPage>
  )
}

function Table({ code }: { code: string }) {
  const { api } = Route.useRouteContext()
  const text = useText()
  const { discipline } = useView(disciplineQuery(api, code))
  const name = text(discipline.name, code)
  return (
    <MedalsPage tab="discipline" of={name}>
      <DisciplineCrumb tab="discipline" name={name} />
      <MedalStandings
        api={api}
        scope={`discipline:${code}`}
        root={`/medals/discipline/${code}`}
        search={Route.useSearch()}
        of={name}
      />
    </MedalsPage>
  )
}
