export { eventQuery } from './events.query.ts'
export { eventPart } from './later-parts.ts'
