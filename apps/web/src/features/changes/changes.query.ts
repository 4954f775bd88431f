import type { Api, Changes, ChangesQuery } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** What changed since an instant; fetched again when anything else has changed. */
export const changesQuery = (api: Api, filters: ChangesQuery & { readonly since: string }): ViewQuery<Changes> => ({
  key: ['changes', filters],
  topic: topics.changes(),
  load: (options) => api.listChanges({ query: filters }, options),
})
