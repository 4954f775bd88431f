import { lastPoint } from '../race.ts'
import { isRelay, legColumns, splitsPerLeg } from '../relay.ts'
import { splitColumns, timingOf } from '../splits.ts'
import type { Column, SportModule, SportUnit } from '../sport.ts'
import { valueColumn } from '../values.ts'
import { combinedColumns } from './combined.ts'
import { formOf } from './events.ts'
import { heightOfTheBar } from './facts.ts'
import { attemptColumns, heightColumns } from './field.ts'
import { lineOfAthletics } from './lines.ts'
import { ATHLETICS_EVENT_TYPES } from './event-types.ts'

/**
 * Athletics. Races have ER/INTERMEDIATE and UI/WIND_SPEED, throws and long jumps ER/ATTEMPT, high jump and pole vault ER/HEIGHT, a
 * combined event ER/PART or result items; ER/RULE is the rule a disqualification names. Ranks after a countback or a jump-off are the
 * source's.
 */
const RULE = { por: 'Regra', eng: 'Rule', spa: 'Regla' }

export const athletics: SportModule = {
  eventTypes: ATHLETICS_EVENT_TYPES,
  form: formOf,
  columns: (unit) => [...ownColumns(unit), valueColumn('rule', RULE, 'RULE')],
  facts: (unit) => [...lastPoint(unit), ...heightOfTheBar(unit)],
  line: lineOfAthletics,
}

function ownColumns(unit: SportUnit): Column[] {
  switch (formOf(unit)) {
    case 'attempts':
      return attemptColumns(unit)
    case 'height':
      return heightColumns(unit)
    case 'combined':
      return combinedColumns(unit)
    case 'race':
      return raceColumns(unit)
  }
}

function raceColumns(unit: SportUnit): Column[] {
  const timing = timingOf(unit)
  const splits = splitColumns(timing, (pos) => ({
    label: { por: `Parcial ${pos}`, eng: `Split ${pos}`, spa: `Parcial ${pos}` },
    short: pos,
  }))
  if (!isRelay(unit)) return splits
  return [...legColumns(unit, timing), ...(splitsPerLeg(unit, timing) === null ? splits : [])]
}
