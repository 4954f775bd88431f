import type { Warnings } from './warnings.ts'

/**
 * A list ascending by SortOrder, the only order of a list (ODF §8), or by what stands for it. Where one is missing, zero or there twice, as real feeds send
 * (ODF §13), nothing can be trusted but the order of the document: the whole list is numbered from 1 in it, with a warning.
 */
export function inSortOrder<T extends { readonly sortOrder: number }>(
  list: readonly (Omit<T, 'sortOrder'> & { readonly sortOrder: number | null })[],
  number: (one: Omit<T, 'sortOrder'>, sortOrder: number) => T,
  what: string,
  warnings: Warnings,
  attribute = 'SortOrder',
): T[] {
  const seen = new Set<number>()
  let sound = true
  for (const { sortOrder } of list) {
    if (sortOrder === null || sortOrder < 1 || seen.has(sortOrder)) sound = false
    else seen.add(sortOrder)
  }
  if (!sound) warnings.add(`${what}: ${attribute} is missing, 0 or repeated; the order of the message is kept`)
  const numbered = list.map((one, at) => number(one, sound ? (one.sortOrder ?? at + 1) : at + 1))
  return sound ? numbered.sort((a, b) => a.sortOrder - b.sortOrder) : numbered
}
