/** A row with its place: `rank` null for who has none, shared with `equal`; the order of the answer is that of the list. */
export interface Ranked<T> {
  readonly row: T
  readonly rank: number | null
  readonly equal: boolean
}

/**
 * Rows best first by `compare` (below zero: the first is better; zero: they share the rank, and the next ranks are left out, 1 2 2 4).
 * Those without a place follow, in the order of `unplaced`. Rows that share keep the order given (ODF §8).
 */
export function ranked<T>(
  rows: readonly T[],
  isPlaced: (row: T) => boolean,
  compare: (a: T, b: T) => number,
  unplaced: (row: T) => number = () => 0,
): Ranked<T>[] {
  const placed = rows.filter(isPlaced).sort(compare)
  const ranks = placed.map((row) => 1 + placed.filter((other) => compare(other, row) < 0).length)
  const shared = new Set(ranks.filter((rank, i) => ranks.indexOf(rank) !== i))
  return [
    ...placed.map((row, i) => ({ row, rank: ranks[i] ?? null, equal: shared.has(ranks[i] ?? 0) })),
    ...rows
      .filter((row) => !isPlaced(row))
      .sort((a, b) => unplaced(a) - unplaced(b))
      .map((row) => ({ row, rank: null, equal: false })),
  ]
}

/** The first difference of several comparisons, zero without one. */
export function firstDifference(...differences: readonly number[]): number {
  return differences.find((difference) => difference !== 0) ?? 0
}

/** Two lists of figures by the first in which they differ, the greater one being better; a missing one is below all. */
export function greaterFirst(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [one, other] = [a[i] ?? Number.NEGATIVE_INFINITY, b[i] ?? Number.NEGATIVE_INFINITY]
    if (one !== other) return one > other ? -1 : 1
  }
  return 0
}
