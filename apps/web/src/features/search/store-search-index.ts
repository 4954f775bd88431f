import type { Api } from '@games/contract'
import { readOfflineView, storeViews, trim } from '../../cache/offline-views.ts'
import { searchIndexQuery } from './search.query.ts'

/** Names change seldom: an index this young is good enough. Milliseconds. */
const GOOD_FOR = 12 * 3_600_000

/** Keeps on the device what can be searched for besides people and teams. Never rejects: what does not come now comes another time. */
export async function storeSearchIndex(api: Api, now: number = Date.now()): Promise<void> {
  const { key, load } = searchIndexQuery(api)
  const stored = await readOfflineView(key)
  if (stored && now - stored.at < GOOD_FOR) return
  try {
    const view = await load({})
    if (await storeViews([{ key, view, at: now }])) await trim()
  } catch {
    // no network, or no answer: the next page asks again
  }
}
