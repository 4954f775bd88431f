import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { Breadcrumb } from '../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineKey } from '../features/disciplines/index.ts'
import { EmptySection, SectionPage } from '../features/pages/index.ts'
import {
  documentIndexPart,
  documentsPart,
  narrowedReportsQuery,
  reportIndexQuery,
  reportSearchOf,
} from '../features/reports/index.ts'
import { useT, useText } from '../i18n/use-t.ts'

/** One element always: the part that is loaded later is not drawn anew. */
const nothing = <EmptySection section="reports" />

export const Route = createFileRoute('/reports/{-$key}')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  validateSearch: reportSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views }, params, deps }) => {
    if (params.key === undefined) {
      await Promise.all([views.ensure(reportIndexQuery(api)), documentIndexPart.preload()])
      return
    }
    const key = disciplineKey(params.key)
    if (key === undefined) throw notFound()
    await Promise.all([orNotFound(views.ensure(narrowedReportsQuery(api, views, key, deps))), documentsPart.preload()])
  },
  component: Reports,
})

function Reports() {
  const { key } = Route.useParams()
  return key === undefined ? <Disciplines /> : <DisciplineReports code={key.toUpperCase()} />
}

function Disciplines() {
  const t = useT()
  const page = useDeferredValue(useView(reportIndexQuery(Route.useRouteContext().api)))
  if (page.disciplines.length + page.books.length === 0) return <SectionPage section="reports" />
  return (
    <>
      <PageTitle title={t('pages.title-reports')} />
      <FreshnessLine text="" />
      <documentIndexPart.Part page={page} />
    </>
  )
}

function DisciplineReports({ code }: { code: string }) {
  const t = useT()
  const text = useText()
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const { api, views } = Route.useRouteContext()
  const filters = Route.useLoaderDeps()
  const page = useDeferredValue(useView(narrowedReportsQuery(api, views, code, filters)))
  const search = useDeferredValue(filters)
  const title = t('pages.title-reports')
  const name = text(page.discipline.name, code === 'GEN' ? t('reports.general') : code)
  return (
    <>
      <PageTitle title={title} full={`${title}, ${name}`} />
      <Breadcrumb crumbs={[{ text: title, address: '/reports' }, { text: name }]} />
      <FreshnessLine text="" />
      <documentsPart.Part api={api} page={page} search={search} path={`/reports/${code}`} onSearch={goTo}>
        {nothing}
      </documentsPart.Part>
    </>
  )
}
