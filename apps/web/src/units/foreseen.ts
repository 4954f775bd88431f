import type { UnitSummary } from '@games/contract'
import { saidStart } from '@games/domain/predicted-starts/starts-at'
import { UNIT_KIND } from '@games/domain/units/status'

/** What is foreseen of a unit's start at games time `now`, where that is not as printed; null on the server and until hydrated. */
export const foreseenOf = (unit: UnitSummary, now: number | null) =>
  now === null || !unit.forecast || !unit.start || UNIT_KIND[unit.status] !== 'scheduled'
    ? null
    : saidStart(unit.forecast, unit.hideStart ? null : Date.parse(unit.start), now)

/** When a countdown to a unit ends: as foreseen, else as printed (epoch milliseconds); null where that is not known or not to be shown. */
export function countedTo(unit: UnitSummary, now: number): number | null {
  const foreseen = foreseenOf(unit, now)
  if (foreseen) return foreseen.expected
  return unit.start === null || unit.hideStart ? null : Date.parse(unit.start)
}
