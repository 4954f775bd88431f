import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ViewCache, ViewQuery, ViewState } from './view-cache.ts'

export const ViewsContext = createContext<ViewCache | null>(null)

/** The page's view cache. */
export function useViews(): ViewCache {
  const views = use(ViewsContext)
  if (!views) throw new Error('there is no ViewsContext above')
  return views
}

/** Shows a view: watched while the component is on the page, rendered again on every change. */
function useWatched<V>(query: ViewQuery<V>): ViewState<V> {
  const views = useViews()
  const id = JSON.stringify(query.key)
  // the key identifies the query; a query object is made anew by every render
  // oxlint-disable-next-line react/exhaustive-deps
  const watch = useCallback((listener: () => void) => views.watch(query, listener), [views, id])
  const state = () => views.state<V>(query.key)
  return useSyncExternalStore(watch, state, state)
}

/** A view, kept fresh. Suspends until it is there; a fetch that gives up goes to the error page. */
export function useView<V>(query: ViewQuery<V>): V {
  const views = useViews()
  useWatched(query)
  return use(views.ensure(query))
}

/** A view that may take its time or fail beside others: without it `view` is undefined, and `error` is set once a fetch gave up. */
export function useViewState<V>(query: ViewQuery<V>): ViewState<V> & { readonly retry: () => void } {
  const views = useViews()
  return { ...useWatched(query), retry: () => void views.refetch(query.key) }
}
