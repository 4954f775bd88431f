import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { reportSearchOf } from '../features/reports/report-search.ts'
import { reportsQuery } from '../features/reports/reports.query.ts'
import { disciplineDocuments } from '../parts/documents-part.ts'

export const Route = createFileRoute('/discipline/$key/_sections/reports')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  validateSearch: reportSearchOf,
  loader: async ({ context: { api, views, discipline } }) => {
    await Promise.all([orNotFound(views.ensure(reportsQuery(api, discipline))), disciplineDocuments.bring()])
  },
  component: Reports,
})

function Reports() {
  const { api, discipline } = Route.useRouteContext()
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const page = useDeferredValue(useView(reportsQuery(api, discipline)))
  const search = useDeferredValue(Route.useSearch())
  return (
    <disciplineDocuments.Part page={page} search={search} path={`/discipline/${discipline}/reports`} onSearch={goTo} />
  )
}
