import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView } from '../cache/use-view.ts'
import { RankingPage, rankingQuery, rankingSearchOf } from '../features/ranking/index.ts'

export const Route = createFileRoute('/_points/ranking')({
  staticData: { messages: ['ranking'], points: 'page' },
  validateSearch: rankingSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.views.ensure(rankingQuery(context.api, deps))
  },
  component: Ranking,
})

function Ranking() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const view = useView(rankingQuery(api, search))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return <RankingPage view={view} search={search} onSearch={goTo} />
}
