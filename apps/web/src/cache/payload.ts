import type { Games } from '@games/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Locale } from '../i18n/locale.ts'

/** What a rendered page carries besides its HTML, and what its `_payload.json` holds (R3.9). */
export interface Payload {
  readonly games: Games
  readonly locale: Locale
  /** Everything the page's loaders brought. */
  readonly views: readonly { readonly key: QueryKey; readonly view: unknown }[]
}

/** The views a cache holds. */
export const viewsOf = (queryClient: QueryClient): Payload['views'] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey: key, state }) => ({ key, view: state.data }))

/** Puts views into the cache. They were current when they were sent, however long the server had kept them: their age counts from now. */
export function takeViews(queryClient: QueryClient, views: Payload['views']): void {
  for (const { key, view } of views) queryClient.setQueryData(key, view)
}
