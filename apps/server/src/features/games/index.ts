export { readGamesClock, setGamesClock } from './clock.queries.ts'
export { competitionCode, venueOffset } from './games.queries.ts'
export { games } from './present.ts'
export { type GamesWatch, watchGames } from './watch-games.ts'
