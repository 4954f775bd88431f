export { awardPoints, type PointReason } from './award.queries.ts'
export { pointCalls } from './ledger.ts'
