import type { Competitor, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain/units/status'

export interface Champion {
  readonly unit: UnitSummary
  readonly competitor: Competitor
}

/** Who has won the gold medal that a unit decides; null while nobody has, and of a unit for bronze. Of a list it is the first, where that is a medal. */
export function championOf(unit: UnitSummary): Champion | null {
  if (UNIT_KIND[unit.status] !== 'final') return null
  if (unit.kind === 'head-to-head') {
    const competitor = unit.sides.find(({ wlt }) => wlt === 'W')?.competitor
    return unit.medal === 'gold' && competitor ? { unit, competitor } : null
  }
  if (unit.kind !== 'ranked' || unit.leader?.medal !== 'gold') return null
  return { unit, competitor: unit.leader.competitor }
}
