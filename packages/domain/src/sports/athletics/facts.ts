import { isOver } from '../race.ts'
import type { Fact, SportUnit } from '../sport.ts'
import { infoOf } from '../values.ts'

const BAR = { por: 'Altura do sarrafo', eng: 'Height of the bar', spa: 'Altura del listón' }

/** Where the bar lies now (UI/HEIGHT). */
export function heightOfTheBar(unit: SportUnit): Fact[] {
  const height = infoOf(unit.extendedInfos, 'HEIGHT')
  return height === null || isOver(unit) ? [] : [{ label: BAR, value: `${height} m` }]
}
