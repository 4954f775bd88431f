import type { UnitSummary } from '@games/contract'
import { isCompetition, UNIT_KIND } from '@games/domain'

/** Whether there may be a result to tell: a contest that is on or over. */
export const isTold = (unit: UnitSummary): boolean =>
  isCompetition(unit) && (UNIT_KIND[unit.status] === 'live' || UNIT_KIND[unit.status] === 'final')
