export { rankingCalls } from './calls.ts'
export { ownRankingCalls } from './own-calls.ts'
export { beginRankingDay, refreshRanking, watchRanking } from './refresh-ranking.ts'
