export { DayView } from './DayView.tsx'
export { type DayFilter, dayAddress, dayFilterOf } from './day-filter.ts'
export { scheduleDayQuery } from './schedule.query.ts'
