export { accessLogCalls } from './calls.ts'
export { type AccessCount, addCounts } from './store.queries.ts'
