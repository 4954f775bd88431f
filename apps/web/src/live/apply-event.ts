import type { ScheduleDay, TopicEvent } from '@games/contract'
import type { ViewCache } from '../cache/view-cache.ts'
import { applyUnits } from './apply-units.ts'
import { viewOf } from './followed.ts'

/**
 * Puts a topic event into the cache: a whole view replaces an older one, changed rows are put into a day. Never lets an older event
 * touch a newer view. Gives true when the event needs a fetch instead: it announces only that something changed, or its rows do not
 * join up with the cached view (`complete`: the number up to which an earlier such fetch must first have loaded the view).
 */
export function applyEvent(views: ViewCache, event: TopicEvent, complete: number): boolean {
  views.requireSeq(event.topic, event.seq)
  let fetchNeeded = false
  for (const entry of views.entries()) {
    const { key, query, watched } = entry
    const shown = viewOf(entry)
    if (query?.topic !== event.topic || !shown) continue
    if (event.kind === 'whole' && !query.derived) {
      if (event.view.seq > shown.seq) views.put(key, event.view)
    } else if (shown.seq >= event.seq) continue
    else if (event.kind === 'units' && !query.derived && watched && shown.seq >= complete)
      views.put(key, applyUnits(shown as ScheduleDay, event.units, event.seq))
    else {
      // a view nobody looks at missed events while it was not followed: its next visitor fetches it
      views.invalidate(key)
      fetchNeeded ||= watched
    }
  }
  return fetchNeeded
}
