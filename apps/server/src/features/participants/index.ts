export { participantCalls } from './calls.ts'
export { daysOfEvents, type EventDay, entriesOfTeams } from './participants.queries.ts'
export { type PeopleByCode, peopleByCode } from './people-by-code.ts'
export { athleteRows } from './present.ts'
