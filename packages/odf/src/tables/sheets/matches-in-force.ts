import { isPoolPhase } from '@games/domain/ranking-rules/index'
import { certainlyMet, metBefore } from './same-match.ts'
import type { SheetContext } from './sheet-context.ts'

/**
 * The units of matches whose list is in force under another code, by row: an earlier sheet had no day or no number. If several lists are possible
 * the organiser chooses; null until then.
 */
export function matchesInForce(sheet: SheetContext): ReadonlyMap<number, string | null> {
  const { index, resolver, texts } = sheet
  const rows = new Map([...sheet.matches, ...matchesOfTwoRows(sheet)])
  const matches = [...rows.values()]
  const dayOf = (unit: string) => index.whenOf(unit)?.slice(0, 10) || null
  const before = metBefore(matches, index.known.met ?? [], dayOf)
  const certain = certainlyMet(matches, before)
  const first = new Map([...rows].toReversed().map(([row, { unit }]) => [unit, row]))
  return new Map(
    [...rows].flatMap(([row, { unit }]) => {
      const lists = before.get(unit)
      if (lists === undefined) return []
      // a match of the programme that is to come is another one of the same sides
      const isToCome = index.hasUnit(unit) && !isLineOfPool(unit)
      const [same, key] = [isToCome ? undefined : certain.get(unit), `again ${unit.slice(22)}`]
      if (same !== undefined) return [[row, same]]
      const { words = '', when = null } = texts.get(first.get(unit) ?? row) ?? {}
      const written = [words, when].filter(Boolean).join(', ')
      const suggestions = lists.map(({ code, score }) => ({ code, name: score }))
      return [[row, sheet.code(resolver.unit(unit, unit, { written, met: key }, suggestions, row), row)]]
    }),
  )
}

/** Whether a unit can be the line of a programme for a whole pool. */
const isLineOfPool = (unit: string): boolean => isPoolPhase(unit) && unit.endsWith('000100--')

/** Matches outside the programme, or of a line for a whole pool, whose two sides have a row each, by both rows. */
function matchesOfTwoRows({ index, lists, matches, unnumbered, dayOfUnit }: SheetContext): SheetContext['matches'] {
  const rows = lists.filter(
    ({ row, cells: { unit } }) => (!index.hasUnit(unit) || isLineOfPool(unit)) && !matches.has(row),
  )
  return new Map(
    [...Map.groupBy(rows, ({ cells }) => cells.unit)].flatMap(([unit, list]) => {
      const sides = [...new Set(list.map(({ cells }) => cells.competitor))]
      const words = unnumbered.get(unit)
      const match = { unit, sides, day: dayOfUnit.get(unit) ?? null, ...(words && { words }) }
      return list.length === 2 && sides.length === 2 ? list.map(({ row }) => [row, match] as const) : []
    }),
  )
}
