import { eventTypeOf } from '../../rsc.ts'
import { isOver, lastPoint, sharedFirst } from '../race.ts'
import { isRelay, legColumns, splitsPerLeg } from '../relay.ts'
import { pointsTotal, splitColumns, timingOf } from '../splits.ts'
import type { Column, SportModule, SportUnit } from '../sport.ts'
import { SWIMMING_EVENT_TYPES } from './event-types.ts'

/**
 * Swimming. ER/INTERMEDIATE at every 50 m (Value since the start, Value2 the length), in a relay at least at every take-over; its
 * members have ER/LEG_TIME and ER/REACT_TIME of their own. A dead heat is a shared place.
 */
export const sport: SportModule = {
  eventTypes: SWIMMING_EVENT_TYPES,
  hasTimesInHundredths: true,
  form: () => 'race',
  columns,
  facts: lastPoint,
  line: sharedFirst,
}

function columns(unit: SportUnit): Column[] {
  const timing = timingOf(unit)
  const step = stepOf(unit, timing.positions)
  const splits = splitColumns(timing, (pos) => {
    const metres = step === null ? null : `${Number(pos) * step} m`
    const name = metres ?? pos
    return { label: { por: `Parcial ${name}`, eng: `Split ${name}`, spa: `Parcial ${name}` }, short: name }
  })
  if (!isRelay(unit)) return splits
  return [...legColumns(unit, timing), ...(splitsPerLeg(unit, timing) === 1 ? [] : splits)]
}

/** Metres between two splits: the distance over their number; until that is known every 50 m. Null when it makes no lengths. */
function stepOf(unit: SportUnit, positions: readonly string[]): number | null {
  const [, legs = '1', metres] = /^(?:(\d+)X)?(\d+)M/.exec(eventTypeOf(unit.typeCode)) ?? []
  const distance = Number(legs) * Number(metres ?? Number.NaN)
  const count = pointsTotal(unit) ?? (isOver(unit) && isRelay(unit) ? Number(positions.at(-1)) : distance / 50)
  const step = distance / count
  return step > 0 && step % 25 === 0 ? step : null
}
