import type { UnitSide, UnitSummary } from '@games/contract'
import { isCompetition, type Localized, PLACEHOLDERS } from '@games/domain'

/** What a unit is called at first sight: who plays whom, else its event, else its own name. */
export type UnitTitle =
  | { readonly kind: 'sides'; readonly home: UnitSide; readonly away: UnitSide }
  | { readonly kind: 'name'; readonly name: Localized; readonly from: 'event' | 'unit' }
  /** The source names nothing: the phase has to do. */
  | { readonly kind: 'phase' }

/** The title of a unit (spec R2.5). Ceremonies, weigh-ins and the rest of the programme go by their own names. */
export function unitTitle(unit: UnitSummary): UnitTitle {
  if (unit.kind === 'head-to-head' && unit.sides.some(isNamed))
    return { kind: 'sides', home: unit.sides[0], away: unit.sides[1] }
  if (unit.event.name && (isCompetition(unit) || !unit.name))
    return { kind: 'name', name: unit.event.name, from: 'event' }
  if (unit.name) return { kind: 'name', name: unit.name, from: 'unit' }
  return { kind: 'phase' }
}

const isNamed = (side: UnitSide) => side.from !== null || sideCompetitor(side) !== null

/** The competitor of a side; null for the codes that stand for nobody (ODF §7). */
export const sideCompetitor = (side: UnitSide) =>
  side.competitor && !PLACEHOLDERS.has(side.competitor.code) ? side.competitor : null

/** True where a side has nobody to play against (ODF §7, BYE). */
export const isBye = (side: UnitSide): boolean => side.competitor?.code === 'BYE'
