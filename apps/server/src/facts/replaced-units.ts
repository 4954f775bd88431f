import { rscPrefix } from '@games/domain'
import type { ScheduleEntry } from './schedule-entry.ts'

/** A unit of a programme with the competitors of its sides, as far as they are known. */
export interface PlannedUnit extends ScheduleEntry {
  readonly sides: readonly string[]
}

/**
 * The units that a new programme does not have, each with the new unit that is the same contest under another code: it has the same event, name,
 * start and place, no other unit has them, and the sides do not differ. `former` and `next`: the whole programme of a discipline.
 */
export function replacedUnits(
  former: readonly PlannedUnit[],
  next: readonly PlannedUnit[],
): readonly { readonly code: string; readonly unit: string }[] {
  const [before, after] = [codesOf(former), codesOf(next)]
  const gone = Map.groupBy(
    former.filter(({ code }) => !after.has(code)),
    placed,
  )
  const added = Map.groupBy(
    next.filter(({ code }) => !before.has(code)),
    placed,
  )
  return [...gone].flatMap(([key, [unit, ...others]]) => {
    const [successor, ...rivals] = added.get(key) ?? []
    const isOne = others.length + rivals.length === 0
    return unit && successor && unit.start !== null && isOne && sidesAgree(unit, successor)
      ? [{ code: unit.code, unit: successor.code }]
      : []
  })
}

const codesOf = (units: readonly PlannedUnit[]): ReadonlySet<string> => new Set(units.map(({ code }) => code))
const placed = ({ code, name, start, venue, location }: PlannedUnit): string =>
  JSON.stringify([rscPrefix(code, 'event'), name, start && Date.parse(start), venue, location])
const sidesAgree = ({ sides }: PlannedUnit, { sides: others }: PlannedUnit): boolean =>
  sides.length === 0 || others.length === 0 || sides.toSorted().join(' ') === others.toSorted().join(' ')
