import type { RankedUnit, UnitSide, UnitSummary } from '@games/contract'

/** What only some kinds of units have, asked of any: nothing where its kind has none. */
export const sidesOf = (unit: UnitSummary): readonly UnitSide[] => (unit.kind === 'head-to-head' ? unit.sides : [])
export const leaderOf = (unit: UnitSummary): RankedUnit['leader'] => (unit.kind === 'ranked' ? unit.leader : null)
export const medalOf = (unit: UnitSummary): 'gold' | 'bronze' | null =>
  unit.kind === 'non-competition' ? null : unit.medal
export const lineOf = (unit: UnitSummary): RankedUnit['line'] => (unit.kind === 'non-competition' ? null : unit.line)
