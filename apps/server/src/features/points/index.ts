export { awardPoints, type PointReason } from './award.queries.ts'
