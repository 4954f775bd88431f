import { lastPoint } from '../race.ts'
import { isRelay, legColumns, splitsPerLeg } from '../relay.ts'
import { splitColumns, timingOf } from '../splits.ts'
import type { Column, SportModule, SportUnit } from '../sport.ts'
import { valueColumn } from '../values.ts'
import { combinedColumns } from './combined.ts'
import { formOf, isKnownForm, isPartOfCombined } from './events.ts'
import { heightOfTheBar } from './facts.ts'
import { attemptColumns, heightColumns } from '../field.ts'
import { lineOfAthletics } from './lines.ts'
import { ATHLETICS_EVENT_TYPES, athleticsEventOf } from './event-types.ts'

/**
 * Athletics. Races have ER/INTERMEDIATE and UI/WIND_SPEED, throws and long jumps ER/ATTEMPT, high jump and pole vault ER/HEIGHT, a
 * combined event ER/PART or result items; ER/RULE is the rule a disqualification names. Ranks after a countback or a jump-off are the
 * source's.
 */
const RULE = { por: 'Regra', eng: 'Rule', spa: 'Regla' }

const MAX_METRES_WITH_WIND = 200

/** Whether the wind is measured: in sprints and hurdles up to 200 m, the long jump and the triple jump (WA TR 17, 29). */
function isWindMeasured({ typeCode }: Pick<SportUnit, 'typeCode'>): boolean {
  const event = athleticsEventOf(typeCode)
  if (event === null) return false
  const { type, variant } = event
  if (type.id === 'run' || type.id === 'hurdles')
    return (variant.metres ?? Number.POSITIVE_INFINITY) <= MAX_METRES_WITH_WIND
  return type.id === 'long-jump' || type.id === 'triple-jump'
}

export const sport: SportModule = {
  eventTypes: ATHLETICS_EVENT_TYPES,
  form: formOf,
  isKnownForm,
  isPartOfCombined,
  isWindMeasured,
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
