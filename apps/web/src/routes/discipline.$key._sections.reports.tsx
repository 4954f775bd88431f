import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { reportSearchOf } from '../features/reports/report-search.ts'
import { narrowedReportsQuery } from '../features/reports/reports.query.ts'
import { disciplineDocuments } from '../parts/documents-part.ts'

export const Route = createFileRoute('/discipline/$key/_sections/reports')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  validateSearch: reportSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps }) => {
    await Promise.all([
      orNotFound(views.ensure(narrowedReportsQuery(api, views, discipline, deps))),
      disciplineDocuments.bring(),
    ])
  },
  component: Reports,
})

function Reports() {
  const { api, views, discipline } = Route.useRouteContext()
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const asked = Route.useLoaderDeps()
  const page = useDeferredValue(useView(narrowedReportsQuery(api, views, discipline, asked)))
  const search = useDeferredValue(asked)
  return (
    <disciplineDocuments.Part
      api={api}
      page={page}
      search={search}
      path={`/discipline/${discipline}/reports`}
      onSearch={goTo}
    />
  )
}
