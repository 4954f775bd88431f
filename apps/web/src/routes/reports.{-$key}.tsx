import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineKey, disciplineQuery } from '../features/disciplines/index.ts'
import { SectionPage } from '../features/pages/index.ts'
import { useText } from '../i18n/use-t.ts'

export const Route = createFileRoute('/reports/{-$key}')({
  staticData: { messages: ['pages'] },
  loader: async ({ context: { api, views }, params }) => {
    if (params.key === undefined) return
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await orNotFound(views.ensure(disciplineQuery(api, key)))
  },
  component: Reports,
})

function Reports() {
  const { key } = Route.useParams()
  return key === undefined ? <SectionPage section="reports" /> : <DisciplineReports code={key.toUpperCase()} />
}

function DisciplineReports({ code }: { code: string }) {
  const text = useText()
  const { discipline } = useView(disciplineQuery(Route.useRouteContext().api, code))
  return <SectionPage section="reports" of={text(discipline.name, code)} />
}
