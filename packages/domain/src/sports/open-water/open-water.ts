import { lastPoint, sharedFirst, winningMargin } from '../race.ts'
import { isRelay, legColumns } from '../relay.ts'
import { splitColumns, timingOf } from '../splits.ts'
import type { Column, SportModule, SportUnit } from '../sport.ts'
import { OPEN_WATER_EVENT_TYPES } from './event-types.ts'

/** Open water: the field passes turns and feeding stations (ER/INTERMEDIATE), a relay hands over; it ends as close as it ends. */
export const sport: SportModule = {
  eventTypes: OPEN_WATER_EVENT_TYPES,
  form: () => 'race',
  columns,
  facts: lastPoint,
  line: (unit) => sharedFirst(unit) ?? winningMargin(unit),
}

function columns(unit: SportUnit): Column[] {
  const timing = timingOf(unit)
  const legs = isRelay(unit) ? legColumns(unit, timing) : []
  if (legs.some(({ cell }) => unit.rows.some((row) => cell(row, unit) !== null))) return legs
  return splitColumns(timing, (pos) => ({
    label: { por: `Passagem ${pos}`, eng: `Point ${pos}`, spa: `Paso ${pos}` },
    short: pos,
  }))
}
