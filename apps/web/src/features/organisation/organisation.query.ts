import type { Ambassadors, Api, Sponsors, VolunteerTeams } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

export const ambassadorsQuery = (api: Api): ViewQuery<Ambassadors> => ({
  key: ['ambassadors'],
  topic: topics.content('ambassador'),
  load: (options) => api.listAmbassadors({}, options),
})

export const sponsorsQuery = (api: Api): ViewQuery<Sponsors> => ({
  key: ['sponsors'],
  topic: topics.content('sponsor'),
  load: (options) => api.listSponsors({}, options),
})

export const volunteersQuery = (api: Api): ViewQuery<VolunteerTeams> => ({
  key: ['volunteers'],
  topic: topics.content('volunteer'),
  load: (options) => api.listVolunteerTeams({}, options),
})
