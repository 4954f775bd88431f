import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineKey } from '../features/disciplines/index.ts'
import { EmptySection, SectionPage } from '../features/pages/index.ts'
import { ReportIndexView, ReportsView, reportIndexQuery, reportsQuery } from '../features/reports/index.ts'
import { unitAddress, useUnitWords } from '../features/units/index.ts'
import { Breadcrumb } from '../frame/Breadcrumb.tsx'
import { FreshnessLine } from '../frame/FreshnessLine.tsx'
import { PageTitle } from '../frame/PageTitle.tsx'
import { useT, useText } from '../i18n/use-t.ts'

export const Route = createFileRoute('/reports/{-$key}')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  loader: async ({ context: { api, views }, params }) => {
    if (params.key === undefined) {
      await views.ensure(reportIndexQuery(api))
      return
    }
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await orNotFound(views.ensure(reportsQuery(api, key)))
  },
  component: Reports,
})

function Reports() {
  const { key } = Route.useParams()
  return key === undefined ? <Disciplines /> : <DisciplineReports code={key.toUpperCase()} />
}

function Disciplines() {
  const t = useT()
  const page = useView(reportIndexQuery(Route.useRouteContext().api))
  if (page.disciplines.length === 0) return <SectionPage section="reports" />
  return (
    <>
      <PageTitle title={t('pages.title-reports')} />
      <FreshnessLine said="" />
      <ReportIndexView page={page} />
    </>
  )
}

function DisciplineReports({ code }: { code: string }) {
  const t = useT()
  const text = useText()
  const words = useUnitWords()
  const page = useView(reportsQuery(Route.useRouteContext().api, code))
  const title = t('pages.title-reports')
  const name = text(page.discipline.name, code === 'GEN' ? t('reports.general') : code)
  return (
    <>
      <PageTitle title={title} full={`${title}, ${name}`} />
      <Breadcrumb crumbs={[{ text: title, address: '/reports' }, { text: name }]} />
      <FreshnessLine said="" />
      <ReportsView page={page} naming={{ ...words, address: unitAddress }}>
        <EmptySection section="reports" />
      </ReportsView>
    </>
  )
}
