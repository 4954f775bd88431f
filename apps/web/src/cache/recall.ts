import { packView } from '../offline-pack/pack-views.ts'
import { readOfflineView } from './offline-views.ts'
import type { DatedView, ViewKey } from './view-cache.ts'

/** What the device has of a view: what was seen or what its pack of the games says, whichever is newer. Never rejects. */
export async function recallView(key: ViewKey): Promise<DatedView | undefined> {
  const [seen, packed] = await Promise.all([readOfflineView(key), packView(key)])
  return seen && packed ? (packed.at > seen.at ? packed : seen) : (seen ?? packed)
}
