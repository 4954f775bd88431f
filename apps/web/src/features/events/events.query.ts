import type { Api, EventPage } from '@games/contract'
import { topics } from '@games/contract/live'
import { trimRsc } from '@games/domain/rsc'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The course of an event, by its RSC with or without filler; fetched again when one of its units changes. Fails with 404 for an unknown one. */
export function eventQuery(api: Api, code: string): ViewQuery<EventPage> {
  const event = trimRsc(code)
  return {
    key: ['event', event],
    topic: topics.event(event),
    load: (options) => api.getEvent({ params: { event } }, options),
  }
}
