import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  AccessLogPage,
  accessLogQuery,
  accessLogSearchOf,
  filtersOf,
  logFiguresPart,
  requestsOf,
  shownPeriod,
} from '../features/access-log/index.ts'

export const Route = createFileRoute('/access-log')({
  staticData: { messages: ['access-log'] },
  validateSearch: accessLogSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views }, deps }) => {
    const [{ today }] = await Promise.all([
      views.ensure(accessLogQuery(api, filtersOf(deps))),
      logFiguresPart.preload(),
    ])
    const period = shownPeriod(deps, today)
    if (typeof period === 'string') return
    const { series, figures, before } = requestsOf(deps, period, today)
    // what fails says so in its place
    await Promise.allSettled(
      [series, figures, ...(before ? [before] : [])].map((request) => views.ensure(accessLogQuery(api, request))),
    )
  },
  component: AccessLog,
})

function AccessLog() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const goTo = useCallback((href: string) => void router.navigate({ href, resetScroll: false }), [router])
  return <AccessLogPage api={api} search={search} onSearch={goTo} />
}
