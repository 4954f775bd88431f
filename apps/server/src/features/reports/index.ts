export { reportCalls } from './calls.ts'
export { reportFiles } from './files.ts'
export { type ReportDeps, reportRoutes } from './routes.ts'
