import type { Api, PublishedMedals } from '@games/contract'
import { useViewState } from '../../cache/use-view.ts'
import type { ViewCache } from '../../cache/view-cache.ts'
import type { MedalSearch } from './medal-search.ts'
import { publishedMedalsQuery } from './medals.query.ts'

/** In a browser our table waits this long for the published one. Milliseconds. */
const MAX_WAIT = 1_000

/** Loads the published medal table of a page. Never rejects: our table is shown without it. */
export async function loadPublished(
  { api, views }: { readonly api: Api; readonly views: ViewCache },
  { at }: MedalSearch,
): Promise<void> {
  if (at !== undefined) return
  const loading = views.ensure(publishedMedalsQuery(api)).catch(() => null)
  await (import.meta.env.SSR ? loading : Promise.race([loading, new Promise((settle) => setTimeout(settle, MAX_WAIT))]))
}

/** The published medal table; null without one, and for a past moment. */
export function usePublishedTable(api: Api, { at }: MedalSearch): PublishedMedals['table'] {
  const { view } = useViewState(publishedMedalsQuery(api))
  return at === undefined ? (view?.table ?? null) : null
}
