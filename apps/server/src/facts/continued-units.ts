import { genderOf, rscPrefix } from '@games/domain'
import { isNumberedUnit } from '@games/odf/adapters/unit-codes'
import type { ScheduleEntry } from './schedule-entry.ts'

/**
 * The units of a new programme that are units of the former one under another code, each with its former entry. A published programme has no
 * keys: the code of a unit changes with the code of its event, which comes with the first results, and with its place among rows that nothing
 * else distinguishes. `former` and `next`: the whole programme of a discipline.
 */
export function continuedUnits(
  former: readonly ScheduleEntry[],
  next: readonly ScheduleEntry[],
): ReadonlyMap<string, ScheduleEntry> {
  const [before, after] = [byCode(former), byCode(next)]
  const left = new Set(former.filter((unit) => !isSame(unit, after.get(unit.code))))
  const open = new Set(next.filter((unit) => !isSame(unit, before.get(unit.code))))
  if (left.size === 0 || open.size === 0) return new Map()
  const successors = successorsOf(former, next)
  const eventNow = (unit: ScheduleEntry): string => successors.get(eventOf(unit)) ?? eventOf(unit)
  const found = new Map<string, ScheduleEntry>()
  for (const likeness of LIKENESSES) {
    const candidates = Map.groupBy(inOrder(left), (unit) => `${eventNow(unit)} ${likeness(unit)}`)
    for (const [key, units] of Map.groupBy(inOrder(open), (unit) => `${eventOf(unit)} ${likeness(unit)}`))
      for (const [at, unit] of units.entries()) {
        const was = candidates.get(key)?.[at]
        if (!was) continue
        found.set(unit.code, was)
        left.delete(was)
        open.delete(unit)
      }
  }
  return found
}

/** Likenesses of a unit with its former entry, from the strictest to the loosest. */
const LIKENESSES: readonly ((unit: ScheduleEntry) => string)[] = [
  (unit) => `${placed(unit)} ${phaseAndUnit(unit)}`,
  (unit) => placed(unit),
  (unit) => `${unit.name} ${phaseAndUnit(unit)}`,
  ({ name, venue, location }) => [name, venue, location].join('|'),
  ({ name }) => String(name),
]

const placed = ({ name, start, venue, location }: ScheduleEntry): string => [name, start, venue, location].join('|')
const phaseAndUnit = ({ code }: ScheduleEntry): string => code.slice(22)
const eventOf = ({ code }: ScheduleEntry): string => rscPrefix(code, 'event')
const byCode = (units: readonly ScheduleEntry[]): ReadonlyMap<string, ScheduleEntry> =>
  new Map(units.map((unit) => [unit.code, unit]))
/** A code identifies a unit, unless it only counts rows that nothing distinguishes. */
const isSame = (unit: ScheduleEntry, other: ScheduleEntry | undefined): boolean =>
  other !== undefined && (!isNumberedUnit(unit.code) || placed(unit) === placed(other))
const inOrder = (units: ReadonlySet<ScheduleEntry>): ScheduleEntry[] =>
  [...units].toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : a.start === b.start ? 0 : 1))

/** Events without units any more, each with the new event of its gender that has most of its units by name, time and place. */
function successorsOf(former: readonly ScheduleEntry[], next: readonly ScheduleEntry[]): ReadonlyMap<string, string> {
  const [before, after] = [Map.groupBy(former, eventOf), Map.groupBy(next, eventOf)]
  const successors = new Map<string, string>()
  for (const [event, units] of before) {
    if (after.has(event)) continue
    const keys = new Set(units.map(placed))
    const counted = [...after]
      .filter(([other]) => !before.has(other) && genderOf(other) === genderOf(event))
      .map(([other, theirs]) => ({ other, count: theirs.filter((unit) => keys.has(placed(unit))).length }))
      .toSorted((a, b) => b.count - a.count)
    const [most] = counted
    if (most && most.count > 0) successors.set(event, most.other)
  }
  return successors
}
