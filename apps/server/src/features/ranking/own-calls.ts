import type { Pool } from 'pg'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import { ownStanding } from './present.ts'

/** `today`: the games' day. */
export const ownRankingCalls = (pool: Pool, today: () => string): PrivateCalls<'getOwnRanking'> => ({
  getOwnRanking: async ({ query }, caller) => ({
    view: { standing: await inSnapshot(pool, (tx) => ownStanding(tx, viewerOf(caller).accountId, query, today())) },
  }),
})
