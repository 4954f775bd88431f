export { RankingPage } from './RankingPage.tsx'
export { rankingQuery } from './ranking.query.ts'
export { rankingSearchOf } from './ranking-search.ts'
