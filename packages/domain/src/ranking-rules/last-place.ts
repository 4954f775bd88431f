import type { SportUnit } from '../sports/sport.ts'
import { typedEventOf } from '../sports/typed-event.ts'
import { listKindOf } from './list-kind.ts'
import type { LevelForLast, RuleSet } from './rule-set.ts'

/** How the last place that advances from a list is decided, by its sport, its kind and its distance. */
export function levelForLastOf(unit: SportUnit, { lastPlace }: Pick<RuleSet, 'lastPlace'>): LevelForLast {
  const { usual, byKind, fromMetres } = lastPlace
  const kind = listKindOf(unit)
  const metres = typedEventOf(unit.typeCode)?.variant.metres ?? 0
  if (fromMetres !== undefined && metres >= fromMetres.metres) return fromMetres.decides
  return (kind === null ? undefined : byKind?.[kind]) ?? usual
}
