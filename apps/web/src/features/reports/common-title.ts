/** Fewer letters in common say nothing. */
const SHORTEST = 4

/**
 * What several titles say alike at their beginning, "Resultados" of "Resultados: 100 m, final" and "Resultados: 200 m, final"; the title
 * itself where all are the same; null where they have nothing in common.
 */
export function commonTitle(titles: readonly string[]): string | null {
  const [first] = titles
  if (first === undefined) return null
  if (titles.every((title) => title === first)) return first
  let end = 0
  while (end < first.length && titles.every((title) => title[end] === first[end])) end++
  // whole words, and no more than what stands before the particulars
  const [head = ''] = first.slice(0, end).split(/[:,;(–—]| - /)
  const beginning = head.length < end ? head : head.replace(/\S*$/, '')
  return beginning.trim().length < SHORTEST ? null : beginning.trim()
}
