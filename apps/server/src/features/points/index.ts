export { awardPoints, type PointReason } from './award.queries.ts'
export { pointCalls, wholeLedger } from './ledger.ts'
