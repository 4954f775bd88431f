import { certainlyMet, metBefore } from './same-match.ts'
import type { SheetContext } from './sheet-context.ts'

/**
 * The units of matches whose list is in force under another code, by row: an earlier sheet had no day or no number. If several lists are possible
 * the organiser chooses; null until then.
 */
export function matchesInForce(sheet: SheetContext): ReadonlyMap<number, string | null> {
  const { index, resolver, texts } = sheet
  const matches = [...sheet.matches.values()]
  const dayOf = (unit: string) => index.whenOf(unit)?.slice(0, 10) || null
  const before = metBefore(matches, index.known.met ?? [], dayOf)
  const certain = certainlyMet(matches, before)
  return new Map(
    [...sheet.matches].flatMap(([row, { unit }]) => {
      const lists = before.get(unit)
      if (lists === undefined) return []
      const [same, key] = [certain.get(unit), `again ${unit.slice(22)}`]
      if (same !== undefined) return [[row, same]]
      const { words = '', when = null } = texts.get(row) ?? {}
      const written = [words, when].filter(Boolean).join(', ')
      const suggestions = lists.map(({ code, score }) => ({ code, name: score }))
      return [[row, sheet.code(resolver.unit(unit, unit, { written, met: key }, suggestions, row), row)]]
    }),
  )
}
