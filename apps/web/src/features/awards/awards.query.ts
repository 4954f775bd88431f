import type { Api, AwardsDay } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The awards of a day; its units' changed rows are put into it like into any schedule day. */
export const awardsQuery = (api: Api, day: string): ViewQuery<AwardsDay> => ({
  key: ['awards', day],
  topic: topics.scheduleDay(day),
  load: (options) => api.getAwards({ params: { day } }, options),
})

/** The same day as the organiser publishes its own awards and words: a view follows one topic. */
export const publishedAwardsQuery = (api: Api, day: string): ViewQuery<AwardsDay> => ({
  ...awardsQuery(api, day),
  key: ['awards', day, 'published'],
  topic: topics.content('award'),
})
