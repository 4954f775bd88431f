import type { UnitSummary } from '@games/contract'
import { saidStart } from '@games/domain/predicted-starts/starts-at'
import { UNIT_KIND } from '@games/domain/units/status'

/** What is foreseen of a unit's start at games time `now`, where that is not as printed; null on the server and until hydrated. */
export const foreseenOf = (unit: UnitSummary, now: number | null) =>
  now === null || !unit.forecast || !unit.start || UNIT_KIND[unit.status] !== 'scheduled'
    ? null
    : saidStart(unit.forecast, unit.hideStart ? null : Date.parse(unit.start), now)

/** Whole minutes until a unit begins, as foreseen, else as printed: 1 to `within`; null where it is not that soon, not known or not to be shown. */
export function minutesToStart(unit: UnitSummary, now: number | null, within: number): number | null {
  if (now === null) return null
  const printed = unit.start === null || unit.hideStart ? Number.NaN : Date.parse(unit.start)
  const minutes = Math.ceil(((foreseenOf(unit, now)?.expected ?? printed) - now) / 60_000)
  return minutes >= 1 && minutes <= within ? minutes : null
}
