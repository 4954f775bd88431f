export { participantCalls } from './calls.ts'
export { daysOfEvents, type EventDay, entriesOfTeams } from './participants.queries.ts'
export { athleteRows } from './present.ts'
