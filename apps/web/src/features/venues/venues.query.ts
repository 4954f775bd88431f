import type { Api, VenueDay, Venues } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The venues and what is on and next in each on a day; the day's changed rows are put into it like into any schedule day. */
export const venuesQuery = (api: Api, day: string): ViewQuery<Venues> => ({
  key: ['venues', day],
  topic: topics.scheduleDay(day),
  load: (options) => api.listVenues({ query: { day } }, options),
})

/** A venue and its part of a day, patched alike. Fails with ApiFailure 404 for a code the games do not know. */
export const venueQuery = (api: Api, code: string, day: string): ViewQuery<VenueDay> => ({
  key: ['venue', code, day],
  topic: topics.scheduleDay(day),
  load: (options) => api.getVenueDay({ params: { code, day } }, options),
})
