import type { Api } from '@games/contract'
import { topics } from '@games/contract/live'
import { liveQuery } from '../../cache/live-query.ts'
import type { AthleteSearch } from './athlete-search.ts'

/** A page of fifty athletes by name, from `search.cursor` on. */
export const athletesQuery = (api: Api, search: AthleteSearch) =>
  liveQuery(['athletes', search], topics.athletes(), (options) => api.listAthletes({ query: search }, options))

/** An athlete's profile. Fails with ApiFailure 404 for an id the games do not know. */
export const athleteQuery = (api: Api, id: string) =>
  liveQuery(['athlete', id], topics.athlete(id), (options) => api.getAthlete({ params: { id } }, options))
