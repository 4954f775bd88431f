import type {
  Api,
  AthleteList,
  AthleteProfile,
  DelegationDay,
  DelegationPage,
  Delegations,
  HomeDay,
  TeamList,
  TeamPage,
} from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { ownSearch } from '../../page-search.ts'
import type { ParticipantSearch } from './participant-search.ts'

/** A page of fifty athletes by name, from `search.cursor` on. */
export function athletesQuery(api: Api, search: ParticipantSearch): ViewQuery<AthleteList> {
  const query = ownSearch(search)
  return {
    key: ['athletes', query],
    topic: topics.athletes(),
    load: (options) => api.listAthletes({ query }, options),
  }
}

/** An athlete's profile. Fails with ApiFailure 404 for an id the games do not know. */
export const athleteQuery = (api: Api, id: string): ViewQuery<AthleteProfile> => ({
  key: ['athlete', id],
  topic: topics.athlete(id),
  load: (options) => api.getAthlete({ params: { id } }, options),
  personal: ({ personal }) => Object.keys(personal),
})

/** A team's page. Fails with ApiFailure 404 for a code the games do not know. */
export const teamQuery = (api: Api, code: string): ViewQuery<TeamPage> => ({
  key: ['team', code],
  topic: topics.athlete(code),
  load: (options) => api.getTeam({ params: { code } }, options),
})

/** A delegation's page; fetched again when the medal table changes. Fails with ApiFailure 404 for one the games do not know. */
export const delegationQuery = (api: Api, code: string): ViewQuery<DelegationPage> => ({
  key: ['delegation', code],
  topic: topics.medals('all'),
  derived: true,
  load: (options) => api.getDelegation({ params: { code } }, options),
})

/** How a delegation stands on a day; fetched again when the medal table changes. */
export const delegationDayQuery = (api: Api, code: string, day: string): ViewQuery<DelegationDay> => ({
  key: ['delegation-day', code, day],
  topic: topics.medals('all'),
  derived: true,
  load: (options) => api.getDelegationDay({ params: { code, day } }, options),
})

/** What a delegation has on and next on a day; fetched again when the day changes, since a row does not tell whose it is. */
export const delegationScheduleQuery = (api: Api, code: string, day: string): ViewQuery<HomeDay> => ({
  key: ['delegation-schedule', code, day],
  topic: topics.scheduleDay(day),
  derived: true,
  load: (options) => api.getHome({ params: { day }, query: { organisation: code } }, options),
})

/** A page of fifty teams by name. */
export function teamsQuery(api: Api, search: ParticipantSearch): ViewQuery<TeamList> {
  const query = ownSearch(search)
  return {
    key: ['teams', query],
    topic: topics.athletes(),
    load: (options) => api.listTeams({ query }, options),
  }
}

/** Every delegation that has athletes. */
export const delegationsQuery = (api: Api): ViewQuery<Delegations> => ({
  key: ['delegations'],
  topic: topics.athletes(),
  load: (options) => api.listDelegations({}, options),
})
