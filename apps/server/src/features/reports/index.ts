export { reportCalls } from './calls.ts'
export { type ReportFile, reportFiles } from './files.ts'
