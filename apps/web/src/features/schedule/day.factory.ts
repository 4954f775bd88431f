import type { ScheduleDay, UnitSummary } from '@games/contract'

/** A schedule day among twelve, with the units given. */
export const aDay = (units: readonly UnitSummary[], day = '2027-09-14'): ScheduleDay => ({
  seq: 1,
  day,
  days: Array.from({ length: 12 }, (_, index) => ({
    day: `2027-09-${String(index + 8).padStart(2, '0')}`,
    units: 10,
    golds: index,
  })),
  units: [...units],
})
