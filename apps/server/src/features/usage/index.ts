export { countUsage, type UsageCounter } from './count-usage.ts'
export { UsageReport } from './report.ts'
