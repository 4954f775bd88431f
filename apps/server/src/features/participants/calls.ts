import { innerTopics } from '../../facts/inner-topics.ts'
import type { Viewed } from '../../http/api/handlers.ts'
import type { Calls, Edge } from '../edge.ts'
import { delegationPage } from './delegation.ts'
import { athleteList, delegationList, teamList } from './present.ts'
import { athleteProfile } from './profile.ts'
import { teamPage } from './team.ts'

type Names = 'listAthletes' | 'getAthlete' | 'listTeams' | 'getTeam' | 'listDelegations' | 'getDelegation'

export const participantCalls = ({ read, found, search }: Edge) =>
  ({
    listAthletes: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('athlete', query.q)
      return withNames(query, await read((tx, seq) => athleteList(tx, seq, query, near)))
    },
    getAthlete: ({ params: { id } }) => found(`athlete ${id}`, (tx, seq) => athleteProfile(tx, seq, id)),
    listTeams: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('team', query.q)
      return withNames(query, await read((tx, seq) => teamList(tx, seq, query, near)))
    },
    getTeam: ({ params: { code } }) => found(`team ${code}`, (tx, seq) => teamPage(tx, seq, code)),
    listDelegations: () => read(delegationList),
    getDelegation: ({ params: { code } }) => found(`delegation ${code}`, (tx, seq) => delegationPage(tx, seq, code)),
  }) satisfies Calls<Names>

/** A list that may have been found by names as they are in memory. */
const withNames = <V>({ q }: { readonly q?: string | undefined }, { view, topics }: Viewed<V>): Viewed<V> => ({
  view,
  topics: q === undefined ? topics : [...topics, innerTopics.namesRead()],
})
