export { EVENT_FORMAT_KIND, eventFormatCalls, undoEventFormat } from './calls.ts'
export { openMedalNeeds } from './needs.ts'
export { pendingOfEvent, presentPending, wantPending } from './pending-of-event.ts'
export { applyChange, planChange } from './plan-change.ts'
