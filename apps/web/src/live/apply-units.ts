import type { ScheduleDay, UnitSummary } from '@games/contract'
import { medalOf } from '../units/unit-kinds.ts'

/** A unit belongs to a day's list when it is on that day and shown at all (ODF §6: UNSCHEDULED is not). */
const belongs = (unit: UnitSummary, day: string): boolean => unit.day === day && unit.status !== 'UNSCHEDULED'

/** Units without a start are sorted after all others. */
const startKey = (unit: UnitSummary): number =>
  unit.start === null ? Number.POSITIVE_INFINITY : Date.parse(unit.start)

/**
 * A schedule day with changed units put in place by code: replaced where their start is the same, moved to where their start belongs
 * otherwise, added when new, taken out when they left the day. The day strip's own count moves with them.
 */
export function applyUnits(view: ScheduleDay, changed: readonly UnitSummary[], seq: number): ScheduleDay {
  const units = [...view.units]
  let added = 0
  let addedGolds = 0
  for (const unit of changed) {
    const at = units.findIndex((known) => known.code === unit.code)
    const known = units[at]
    const stays = belongs(unit, view.day)
    added += Number(stays) - Number(known !== undefined)
    addedGolds += Number(stays && medalOf(unit) === 'gold') - Number(known !== undefined && medalOf(known) === 'gold')
    if (known && stays && known.start === unit.start) units[at] = unit
    else {
      if (known) units.splice(at, 1)
      if (stays) units.splice(insertionPoint(units, unit), 0, unit)
    }
  }
  const days =
    // a row that a narrowed view does not hold may have been counted
    view.narrowed || (added === 0 && addedGolds === 0)
      ? view.days
      : view.days.map((d) => (d.day === view.day ? { ...d, units: d.units + added, golds: d.golds + addedGolds } : d))
  return { ...view, seq, days, units }
}

/** Before the first unit that starts later, or at the same time with a greater code. */
function insertionPoint(units: readonly UnitSummary[], unit: UnitSummary): number {
  const start = startKey(unit)
  const at = units.findIndex(
    (known) => startKey(known) > start || (startKey(known) === start && known.code > unit.code),
  )
  return at < 0 ? units.length : at
}
