export { officeHomeCalls } from './calls.ts'
export type { FoundNeed, NeedSource } from './needs.ts'
export { undoHandled } from './handled.ts'
export { lateCount, unitNeeds } from './unit-needs.ts'
