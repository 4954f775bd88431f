import type { MedalRow } from '@games/contract'
import type { MedalSort } from './medal-search.ts'

export interface Rank {
  readonly rank: number
  /** Shared with another delegation: "10=". */
  readonly equal: boolean
}

export const rankOf = (row: MedalRow, sort: MedalSort): Rank =>
  sort === 'gold' ? { rank: row.rank, equal: row.rankEqual } : { rank: row.rankTotal, equal: row.rankTotalEqual }

/** The rows in an order. Equal totals stand in the order of their golds, equal rows by name, so that nothing jumps between two drawings. */
export const inOrder = <R extends MedalRow>(rows: readonly R[], sort: MedalSort, nameOf: (row: R) => string): R[] =>
  [...rows].sort(
    (a, b) =>
      rankOf(a, sort).rank - rankOf(b, sort).rank || a.rank - b.rank || nameOf(a).localeCompare(nameOf(b), 'pt'),
  )

export interface MedalSums {
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}

/** The sums of the columns. */
export function sumsOf(rows: readonly MedalSums[]): MedalSums {
  const sum = { gold: 0, silver: 0, bronze: 0, total: 0 }
  for (const row of rows)
    for (const column of ['gold', 'silver', 'bronze', 'total'] as const) sum[column] += row[column]
  return sum
}
