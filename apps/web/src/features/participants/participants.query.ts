import type { Api, AthleteList, AthleteProfile, Delegations, TeamList } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'
import type { AthleteSearch, TeamSearch } from './athlete-search.ts'

/** A page of fifty athletes by name, from `search.cursor` on. */
export const athletesQuery = (api: Api, search: AthleteSearch): ViewQuery<AthleteList> => ({
  key: ['athletes', search],
  topic: topics.athletes(),
  load: (options) => api.listAthletes({ query: search }, options),
})

/** An athlete's profile. Fails with ApiFailure 404 for an id the games do not know. */
export const athleteQuery = (api: Api, id: string): ViewQuery<AthleteProfile> => ({
  key: ['athlete', id],
  topic: topics.athlete(id),
  load: (options) => api.getAthlete({ params: { id } }, options),
})

/** A page of fifty teams by name. */
export const teamsQuery = (api: Api, search: TeamSearch): ViewQuery<TeamList> => ({
  key: ['teams', search],
  topic: topics.athletes(),
  load: (options) => api.listTeams({ query: search }, options),
})

/** Every delegation that has athletes. */
export const delegationsQuery = (api: Api): ViewQuery<Delegations> => ({
  key: ['delegations'],
  topic: topics.athletes(),
  load: (options) => api.listDelegations({}, options),
})
