import type { Api } from '@games/contract'
import type { Banners } from '@games/contract/content/shown-content'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../cache/view-cache.ts'

/** The communications that stand above every page. */
export const bannersQuery = (api: Api): ViewQuery<Banners> => ({
  key: ['banners'],
  topic: topics.banners(),
  beside: true,
  load: (options) => api.listBanners({}, options),
})
