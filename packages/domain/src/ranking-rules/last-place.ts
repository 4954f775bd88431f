import type { SportUnit } from '../sports/sport.ts'
import { typedEventOf } from '../sports/typed-event.ts'
import { listKindOf } from './list-kind.ts'
import type { LevelForLast, RuleSet } from './rule-set.ts'

/**
 * How the last place that advances from a list is decided, by its sport, its kind, its distance and, where known, the number of places.
 */
export function levelForLastOf(
  unit: SportUnit,
  { lastPlace }: Pick<RuleSet, 'lastPlace'>,
  places: number | null = null,
): LevelForLast {
  const { usual, byKind, fromMetres, exempt } = lastPlace
  if (exempt !== undefined && places === exempt.places) return exempt.decides
  const kind = listKindOf(unit)
  const metres = typedEventOf(unit.typeCode)?.variant.metres ?? 0
  if (fromMetres !== undefined && metres >= fromMetres.metres) return fromMetres.decides
  return (kind === null ? undefined : byKind?.[kind]) ?? usual
}
