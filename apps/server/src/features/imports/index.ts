export { type ImportOutcome, type PastImport, summaryOf, type TablePlan } from './plan.ts'
export { type ImportDeps, importRoutes } from './routes.ts'
export {
  createTableImports,
  type HandedIn,
  type ImportFault,
  type TableImports,
  type UndoFault,
} from './table-imports.ts'
