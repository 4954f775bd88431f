import type { PrivateEndpoints } from '../private-endpoint.ts'
import { OwnRanking, RankingFilter } from '../ranking.ts'
import { Paging } from '../paging.ts'
import { Points } from './points.ts'

export const pointCalls = {
  listPoints: {
    summary: 'One’s own points, line by line, newest first, fifty a page',
    audience: 'user',
    query: Paging,
    response: Points,
  },
  getOwnRanking: {
    summary: 'Where one stands in the ranking, and how many places one moved today',
    audience: 'user',
    query: RankingFilter,
    response: OwnRanking,
  },
} as const satisfies PrivateEndpoints
