export { diffOf, unknownOf } from './diff.ts'
export { answersOf } from './answers-of.ts'
export { decided, type DecisionNames } from './decisions.ts'
export {
  type Counted,
  type ImportKind,
  lockRules,
  type PastImport,
  rememberedWords,
  rememberWords,
  type TakenWord,
} from './imports.queries.ts'
export { type InForceNow, readEvents, readInForce } from './in-force.ts'
export type { Change, Diff, Subject } from './diff.ts'
export {
  countsOf,
  type GamesClockOf,
  offsetBy,
  type PlannedRows,
  type Planning,
  plannerOf,
  summaryOf,
  type TablePlan,
  type TypedBatch,
  type TypedRows,
  withRules,
} from './plan.ts'
export type { ImportOutcome } from './plan-table.ts'
export { type ImportDeps, importRoutes } from './routes.ts'
export {
  applyDrafts,
  createTableImports,
  type HandedIn,
  type HandedRows,
  type ImportFault,
  type Planned,
  type TableImports,
  type TableImportsOptions,
  type UndoFault,
  undoImport,
} from './table-imports.ts'
