export { countUsage, type UsageCounter } from './count-usage.ts'
export { type UsageDeps, usageRoutes } from './routes.ts'
