import type { Competitor, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain/units/status'

export interface Champion {
  readonly unit: UnitSummary
  readonly competitor: Competitor
  readonly medal: 'gold' | 'bronze'
}

/** Who has won what a unit decides, a gold or a bronze medal; null while nobody has. Of a list it is the first, where that is a medal. */
export function championOf(unit: UnitSummary): Champion | null {
  if (UNIT_KIND[unit.status] !== 'final') return null
  if (unit.kind === 'head-to-head') {
    const competitor = unit.sides.find(({ wlt }) => wlt === 'W')?.competitor
    return unit.medal && competitor ? { unit, competitor, medal: unit.medal } : null
  }
  if (unit.kind !== 'ranked' || unit.leader?.medal !== 'gold') return null
  return { unit, competitor: unit.leader.competitor, medal: 'gold' }
}
