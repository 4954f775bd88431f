import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { DisciplineList, disciplineKey, disciplineQuery, programmeQuery } from '../features/disciplines/index.ts'
import { DisciplineCrumb } from '../features/medals/DisciplineCrumb.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { medalSearchOf } from '../features/medals/medal-sort.ts'
import { medalTableQuery } from '../features/medals/medals.query.ts'
import { useT, useText } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/discipline/{-$key}')({
  staticData: { messages: ['medals', 'discipline'] },
  validateSearch: medalSearchOf,
  loader: async ({ context: { api, views }, params }) => {
    if (params.key === undefined) return void (await views.ensure(programmeQuery(api)))
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await Promise.all([
      orNotFound(views.ensure(disciplineQuery(api, key))),
      views.ensure(medalTableQuery(api, `discipline:${key}`)),
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
  const { sort = 'gold' } = Route.useSearch()
  const text = useText()
  const { discipline } = useView(disciplineQuery(api, code))
  const name = text(discipline.name, code)
  return (
    <MedalsPage tab="discipline" of={name}>
      <DisciplineCrumb tab="discipline" name={name} />
      <MedalStandings api={api} scope={`discipline:${code}`} sort={sort} />
    </MedalsPage>
  )
}
