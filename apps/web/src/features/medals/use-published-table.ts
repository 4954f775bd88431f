import type { Api, PublishedMedals } from '@games/contract'
import { useDeferredValue } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import type { ViewCache } from '../../cache/view-cache.ts'
import { publishedPart } from './later-parts.ts'
import type { MedalSearch } from './medal-search.ts'
import { publishedMedalsQuery } from './medals.query.ts'

interface Loading {
  readonly api: Api
  readonly views: ViewCache
}

/** In a browser our table waits this long for the published one. Milliseconds. */
const MAX_WAIT = 1_000

/** Loads the published medal table of a page, and the part that shows it. Never rejects. */
export async function loadPublished(context: Loading, { at }: MedalSearch): Promise<void> {
  if (at !== undefined) return
  const loading = load(context)
  await (import.meta.env.SSR ? loading : Promise.race([loading, new Promise((settle) => setTimeout(settle, MAX_WAIT))]))
}

async function load({ api, views }: Loading): Promise<void> {
  const view = await views.ensure(publishedMedalsQuery(api)).catch(() => null)
  if (view?.table) await publishedPart.preload()
}

/** The published medal table; null without one, and for a past moment. */
export function usePublishedTable(api: Api, { at }: MedalSearch): PublishedMedals['table'] {
  const { view } = useViewState(publishedMedalsQuery(api))
  return useDeferredValue(at === undefined ? (view?.table ?? null) : null)
}
