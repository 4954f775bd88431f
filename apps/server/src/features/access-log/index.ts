export { accessLogCalls } from './calls.ts'
export type { AccessCounter } from './count-accesses.ts'
export { openAccessLog } from './open-access-log.ts'
export { storeBatch } from './store-counts.ts'
