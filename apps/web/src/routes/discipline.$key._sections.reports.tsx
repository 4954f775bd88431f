import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { EmptySection } from '../features/pages/index.ts'
import { documentsPart, narrowedReportsQuery, reportSearchOf } from '../features/reports/index.ts'

/** One element always: the part that is loaded later is not drawn anew. */
const nothing = <EmptySection section="reports" />

export const Route = createFileRoute('/discipline/$key/_sections/reports')({
  staticData: { messages: ['pages', 'reports', 'units'] },
  validateSearch: reportSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps }) => {
    await Promise.all([
      orNotFound(views.ensure(narrowedReportsQuery(api, views, discipline, deps))),
      documentsPart.preload(),
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
  const filters = Route.useLoaderDeps()
  const page = useDeferredValue(useView(narrowedReportsQuery(api, views, discipline, filters)))
  const search = useDeferredValue(filters)
  return (
    <documentsPart.Part
      api={api}
      page={page}
      search={search}
      path={`/discipline/${discipline}/reports`}
      onSearch={goTo}
    >
      {nothing}
    </documentsPart.Part>
  )
}
