import type { Api, OwnRanking, Ranking } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { privateApi } from '../../session/private-api.ts'
import type { RankingSearch } from './ranking-search.ts'

const filterOf = ({ type, organisation, zeros }: RankingSearch) => ({
  ...(type && { type }),
  ...(organisation && { organisation }),
  ...(zeros && { zeros: '1' as const }),
})

/** A page of the ranking, twenty people. */
export function rankingQuery(api: Api, search: RankingSearch): ViewQuery<Ranking> {
  const query = { ...filterOf(search), page: search.page ?? 1 }
  return {
    key: ['ranking', query],
    topic: topics.ranking(),
    load: (options) => api.listRanking({ query }, options),
  }
}

/** Where an account stands within a search. It has no number of its own to be followed by: it is fetched again when the ranking has changed. */
export function ownRankingQuery(accountId: string, search: RankingSearch): ViewQuery<OwnRanking> {
  const query = filterOf(search)
  return {
    key: ['own-ranking', accountId, query],
    private: true,
    load: () => privateApi.getOwnRanking({ query }),
  }
}

/** Nobody is signed in: there is nothing to ask for. */
export const NOBODYS_RANKING: ViewQuery<OwnRanking> = {
  key: ['own-ranking'],
  private: true,
  load: () => Promise.resolve({ standing: null }),
}
