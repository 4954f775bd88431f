import type { TableRow } from '../columns.ts'
import { distanceOf, type Suggestion } from './known.ts'
import type { ListedBefore } from './reading.ts'
import { nameKey } from './word-codes.ts'

/**
 * Competitors of a list in force who are missing from the new list and may be the new competitor of a row: of the same delegation with a name of
 * a letter or two less, or of the same name in another delegation. By the row of the sheet. `delegation`: the words for the code of one.
 */
export function samePeople(
  list: readonly TableRow<'results'>[],
  before: readonly ListedBefore[],
  delegation: (code: string | null) => string,
): ReadonlyMap<number, readonly Suggestion[]> {
  const inSheet = new Set(list.map(({ cells }) => cells.competitor))
  const inForce = new Set(before.map(({ competitor }) => competitor))
  const missing = before.filter(({ competitor, name }) => !inSheet.has(competitor) && name !== null)
  return new Map(
    list.flatMap(({ row, cells }) => {
      if (cells.type !== 'A' || !cells.name || inForce.has(cells.competitor)) return []
      const key = nameKey(cells.name)
      // two codes of one name are namesakes
      const isOfNames = (code: string) => code.startsWith(`${cells.organisation}-`)
      const same = missing.filter(({ competitor, name, organisation }) => {
        const other = nameKey(name ?? '')
        if (organisation !== cells.organisation) return key === other
        return isNear(key, other) && !(key === other && [cells.competitor, competitor].every(isOfNames))
      })
      const people = same.map(({ competitor, name, organisation }) => ({
        code: competitor,
        name: `${name} (${delegation(organisation)})`,
      }))
      return people.length === 0 ? [] : [[row, people] as const]
    }),
  )
}

/** A letter in five may differ, and no digit: `Atleta 1` is not `Atleta 2`. */
const isNear = (one: string, other: string): boolean =>
  one.replace(/\D/g, '') === other.replace(/\D/g, '') &&
  distanceOf(one, other, Math.min(2, Math.floor(Math.max(one.length, other.length) / 5))) !== null
