export { EVENT_TYPE_KIND, eventTypeCalls, undoEventType } from './calls.ts'
export { eventTypeNeeds } from './needs.ts'
