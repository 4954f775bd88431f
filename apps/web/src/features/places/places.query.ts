import type { Api, Places } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** Places that everybody may see: neither hotels nor hospitals. */
export const placesQuery = (api: Api): ViewQuery<Places> => ({
  key: ['places'],
  topic: topics.content('place'),
  load: (options) => api.listPlaces({}, options),
})
