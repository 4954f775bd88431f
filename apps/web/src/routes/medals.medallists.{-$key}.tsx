import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { DisciplineList, disciplineKey, disciplineQuery, programmeQuery } from '../features/disciplines/index.ts'
import { DisciplineCrumb } from '../features/medals/DisciplineCrumb.tsx'
import { Medallists } from '../features/medals/Medallists.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { disciplineMedallistsQuery } from '../features/medals/medals.query.ts'
import { useText } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/medallists/{-$key}')({
  staticData: { messages: ['medals', 'discipline'] },
  loader: async ({ context: { api, views }, params }) => {
    if (params.key === undefined) return void (await views.ensure(programmeQuery(api)))
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await Promise.all([
      orNotFound(views.ensure(disciplineQuery(api, key))),
      views.ensure(disciplineMedallistsQuery(api, key)),
    ])
  },
  component: MedallistsPage,
})

function MedallistsPage() {
  const { key } = Route.useParams()
  return key === undefined ? <Choose /> : <List code={key.toUpperCase()} />
}

function Choose() {
  const { disciplines } = useView(programmeQuery(Route.useRouteContext().api))
  return (
    <MedalsPage tab="medallists">
      <DisciplineList disciplines={disciplines} address={(code) => `/medals/medallists/${code}`} />
    </MedalsPage>
  )
}

function List({ code }: { code: string }) {
  const { api } = Route.useRouteContext()
  const text = useText()
  const { discipline } = useView(disciplineQuery(api, code))
  const view = useView(disciplineMedallistsQuery(api, code))
  const name = text(discipline.name, code)
  return (
    <MedalsPage tab="medallists" of={name}>
      <DisciplineCrumb tab="medallists" name={name} />
      <Medallists view={view} />
    </MedalsPage>
  )
}
