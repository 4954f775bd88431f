export { officeLogCalls } from './calls.ts'
export type { RecordedState } from './office-log.queries.ts'
export { type Action, recordAction, type Subject } from './record-action.ts'
export { type CanUndo, changedMeanwhile, notUndoable, type Undoer, type Undoers } from './undo.ts'
