export { rankingCalls } from './calls.ts'
export { ownRankingCalls } from './own-calls.ts'
export { ownStanding } from './present.ts'
export { beginRankingDay, refreshRanking, watchRanking } from './refresh-ranking.ts'
