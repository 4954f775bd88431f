export { matchDay, matchView } from './present.ts'
