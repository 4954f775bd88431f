import { metCode } from './contests.ts'
import type { MetBefore } from './known.ts'
import type { UnitWords } from './word-codes.ts'

/** A match of a sheet: its unit, both sides and its day; null: the sheet has no day. */
export interface MatchOfSheet {
  readonly unit: string
  readonly sides: readonly string[]
  readonly day: string | null
  /** The words of a contest without a number, if its unit has the first number of the phase. */
  readonly words?: Pick<UnitWords, 'bronze' | 'isOther'>
}

/**
 * The lists in force that each match of a sheet may be, by its unit: the same two sides in the same phase. Left out are matches of another
 * number or another day, and units that have a list already. `dayOf`: the day of a unit in the programme; null: unknown.
 */
export function metBefore(
  matches: readonly MatchOfSheet[],
  lists: readonly MetBefore[],
  dayOf: (unit: string) => string | null,
): ReadonlyMap<string, readonly MetBefore[]> {
  if (matches.length === 0) return new Map()
  const inSheet = new Set(matches.map(({ unit }) => unit))
  const ofSides = Map.groupBy(lists, ({ code, sides }) => keyOf(code, sides))
  const inForce = new Map(lists.map(({ code, sides }) => [code, keyOf(code, sides)]))
  return new Map(
    matches.flatMap((match) => {
      const sides = keyOf(match.unit, match.sides)
      const listed = inForce.get(match.unit)
      // a match without a number is another one than the first of its phase if its sides are others
      if (listed !== undefined && (match.words === undefined || listed === sides)) return []
      const same = (ofSides.get(sides) ?? []).filter(
        ({ code }) => !inSheet.has(code) && isSameNumber(match, code) && isSameDay(match, code, dayOf(code)),
      )
      return same.length === 0 ? [] : [[match.unit, same] as const]
    }),
  )
}

/** The matches of a sheet that are certainly a list in force: one of these sides in the sheet, and one in force. */
export function certainlyMet(
  matches: readonly MatchOfSheet[],
  before: ReadonlyMap<string, readonly MetBefore[]>,
): ReadonlyMap<string, string> {
  const inSheet = Map.groupBy(matches, ({ unit, sides }) => keyOf(unit, sides))
  return new Map(
    matches.flatMap(({ unit, sides }) => {
      const [list, ...others] = before.get(unit) ?? []
      const met = inSheet.get(keyOf(unit, sides)) ?? []
      const isOnly = new Set(met.map((one) => `${one.unit} ${one.day}`)).size === 1
      return list !== undefined && others.length === 0 && isOnly ? [[unit, list.code] as const] : []
    }),
  )
}

const keyOf = (unit: string, sides: readonly string[]): string => [unit.slice(0, 26), ...sides.toSorted()].join(' ')

/** Two numbers, or a match for bronze and another one, are two matches. */
function isSameNumber({ unit, sides, words }: MatchOfSheet, other: string): boolean {
  const [a, b] = [words === undefined ? unit.slice(26) : metCode(sides, undefined, words), other.slice(26)]
  return isOfSides(a) ? !isOfSides(b) || a[0] === b[0] : isOfSides(b)
}

const isOfSides = (unit: string): boolean => /^[BPQ][0-9A-Z]{7}$/.test(unit)

/** Whether a list may be of the day of a match: the code of a list without a line in the programme can contain its day. */
function isSameDay({ sides, day }: MatchOfSheet, code: string, known: string | null): boolean {
  if (day === null) return true
  if (known !== null) return known === day
  const words = { bronze: code[26] === 'B', isOther: code[26] === 'Q' }
  return !isOfSides(code.slice(26)) || [undefined, day].some((one) => code.endsWith(metCode(sides, one, words)))
}
