export { MatchDays } from './MatchDays.tsx'
export { MatchView } from './MatchView.tsx'
export { type MatchSearch, matchSearchOf } from './match-search.ts'
export { matchDayQuery, matchQuery } from './matches.query.ts'
