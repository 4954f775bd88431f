export { planGames } from './games.ts'
export type { Games } from './plan.ts'
export { initialDownload, type Moment, type StampedCue, script, timeline } from './timeline.ts'
