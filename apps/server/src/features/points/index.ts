export { awardPoints, type PointReason } from './award.queries.ts'
export { ledgerPage, lineIn, pointCalls, wholeLedger } from './ledger.ts'
