export type { Change, Subject } from './diff.ts'
export { type ImportKind, type ImportOutcome, type PastImport, planRows, summaryOf, type TablePlan } from './plan.ts'
export { type ImportDeps, importRoutes } from './routes.ts'
export {
  createTableImports,
  type HandedIn,
  type HandedRows,
  type ImportFault,
  type Planned,
  type TableImports,
  type UndoFault,
} from './table-imports.ts'
