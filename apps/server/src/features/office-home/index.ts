export { officeHomeCalls } from './calls.ts'
export type { FoundNeed, NeedSource } from './needs.ts'
export { undoHandled } from './handled.ts'
export { unitNeeds } from './unit-needs.ts'
