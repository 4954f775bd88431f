export { type ReportFile, reportFiles } from './files.ts'
export { reportIndex, reportsOf } from './present.ts'
