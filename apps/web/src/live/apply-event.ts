import type { ScheduleDay, TopicEvent } from '@games/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { View } from '../cache/live-query.ts'
import { tell } from '../cache/told.ts'
import { applyUnits } from './apply-units.ts'
import { viewOf } from './followed.ts'

/**
 * Puts a topic event into the cache: a whole view replaces an older one, changed rows are put into a day. Never lets an older event
 * touch a newer view. Gives true when the event asks for a fetch instead: it says only that something changed, or its rows do not
 * join up with what is held (`complete`: the number up to which an earlier such fetch must first have brought the view).
 */
export function applyEvent(queryClient: QueryClient, event: TopicEvent, complete: number): boolean {
  tell(queryClient, event.topic, event.seq)
  let fetchNeeded = false
  for (const query of queryClient.getQueryCache().findAll({ predicate: (q) => q.meta?.topic === event.topic })) {
    const held = viewOf(query)
    if (!held) continue
    if (event.kind === 'whole' && !query.meta?.derived) {
      if (event.view.seq > held.seq) queryClient.setQueryData<View>(query.queryKey, event.view)
    } else if (held.seq >= event.seq) continue
    else if (event.kind === 'units' && !query.meta?.derived && query.isActive() && held.seq >= complete)
      queryClient.setQueryData<View>(query.queryKey, applyUnits(held as ScheduleDay, event.units, event.seq))
    else {
      // a view nobody looks at missed events while it was not followed: its next visitor fetches it
      query.invalidate()
      fetchNeeded ||= query.isActive()
    }
  }
  return fetchNeeded
}
