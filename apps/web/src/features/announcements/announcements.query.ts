import type { Announcements, Api } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

export const announcementsQuery = (api: Api): ViewQuery<Announcements> => ({
  key: ['announcements'],
  topic: topics.content('announcement'),
  load: (options) => api.listAnnouncements({}, options),
})
