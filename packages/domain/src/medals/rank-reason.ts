import { MEDALS, type Medal } from './medal-table.ts'

/** What of a row of the table decides its rank. */
export interface RankedRow {
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}

/** The two orders of the table: by gold, then silver, then bronze; or by the total alone. */
export type RankOrder = 'gold' | 'total'

/**
 * Why a row stands where it stands (spec R5.6), against its neighbours in the table:
 * `tied` with all of `with`; `more` or `fewer` of `column` than `with`, after being level in everything that counts before it (`level`).
 * `alone`: there is nobody to compare it with.
 */
export type RankReason<R> =
  | { readonly kind: 'alone' }
  | { readonly kind: 'tied'; readonly with: readonly R[] }
  | {
      readonly kind: 'more' | 'fewer'
      readonly column: Medal | 'total'
      readonly level: readonly Medal[]
      readonly with: R
    }

/** The columns of an order, the one that decides first in front. */
const columnsOf = (order: RankOrder): readonly (Medal | 'total')[] => (order === 'gold' ? MEDALS : ['total'])

/**
 * Why `row` has its rank among `rows`: a shared rank names those it is shared with; otherwise the row is compared with the best of those
 * below it; the last, against the one above it. `rows` in any order; `row` is one of them.
 */
export function rankReason<R extends RankedRow>(row: R, rows: readonly R[], order: RankOrder): RankReason<R> {
  const compare = (a: R, b: R): number => {
    for (const column of columnsOf(order)) if (a[column] !== b[column]) return b[column] - a[column]
    return 0
  }
  const others = rows.filter((one) => one !== row)
  const ties = others.filter((one) => compare(one, row) === 0)
  if (ties.length > 0) return { kind: 'tied', with: ties }
  const ordered = [...others].sort(compare)
  const below = ordered.find((one) => compare(row, one) < 0)
  const beside = below ?? ordered.at(-1)
  if (!beside) return { kind: 'alone' }
  const columns = columnsOf(order)
  const at = columns.findIndex((column) => row[column] !== beside[column])
  return {
    kind: below ? 'more' : 'fewer',
    column: columns[at] as Medal | 'total',
    level: columns.slice(0, at) as Medal[],
    with: beside,
  }
}
