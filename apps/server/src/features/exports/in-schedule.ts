import type { UnitSummary } from '@games/contract'

/** Whether the schedule has a unit: an unscheduled one has a time that nobody may be shown (ODF §6). */
export const isInSchedule = ({ day, status }: UnitSummary): boolean => day !== null && status !== 'UNSCHEDULED'
