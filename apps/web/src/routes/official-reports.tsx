import { createFileRoute } from '@tanstack/react-router'
import { FreshnessLine } from '../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { useView } from '../cache/use-view.ts'
import { OfficialReportList, officialReportsQuery } from '../features/informativos/index.ts'
import { SectionPage } from '../features/pages/index.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/official-reports')({
  staticData: { messages: ['content', 'pages'] },
  loader: async ({ context: { api, views } }) => {
    await views.ensure(officialReportsQuery(api))
  },
  component: OfficialReportsPage,
})

function OfficialReportsPage() {
  const t = useT()
  const view = useView(officialReportsQuery(Route.useRouteContext().api))
  if (view.reports.length === 0) return <SectionPage section="official-reports" />
  return (
    <>
      <PageTitle title={t('pages.title-official-reports')} />
      <FreshnessLine text="" />
      <OfficialReportList view={view} />
    </>
  )
}
