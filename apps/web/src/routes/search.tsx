import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView, useViews } from '../cache/use-view.ts'
import { Found, NoQuery, SearchView, searchQuery, searchedIn } from '../features/search/index.ts'

export const Route = createFileRoute('/search')({
  staticData: { messages: ['search'] },
  validateSearch: searchedIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { q } }) => {
    if (q) await context.views.ensure(searchQuery(context.api, q))
  },
  component: SearchPage,
})

function SearchPage() {
  const { q = '' } = Route.useSearch()
  const router = useRouter()
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return (
    <SearchView q={q} onSearch={goTo}>
      {q ? <Results q={q} /> : <NoQuery />}
    </SearchView>
  )
}

function Results({ q }: { q: string }) {
  const { api } = Route.useRouteContext()
  const views = useViews()
  const query = searchQuery(api, q)
  return <Found q={q} answer={useView(query)} onRetry={() => void views.refetch(query.key)} />
}
