import { compareKeys, MEDALS, type Medal } from './medal-table.ts'

/** Medals by colour, and their sum. */
export type MedalCounts = Readonly<Record<Medal | 'total', number>>

export interface PublishedRow extends MedalCounts {
  readonly organisation: string
}

/** A finished medal table as an organisation published it. Its medals are never counted with ours. */
export interface PublishedTable {
  /** The organisation that published it; null: unknown. */
  readonly publisher: string | null
  readonly title: string | null
  /** Its day, `YYYY-MM-DD`; null: unknown. */
  readonly day: string | null
  /** In the order of the table. */
  readonly rows: readonly PublishedRow[]
}

const byGold = (row: MedalCounts): readonly number[] => MEDALS.map((medal) => row[medal])
const byTotal = ({ total }: MedalCounts): readonly number[] => [total]

/**
 * The rows whose rank contradicts their medals. Tables are ranked by gold or by total: the order with fewer contradictions counts. Rows
 * with equal medals may share a rank or not.
 */
export function contradictingRanks<Row extends MedalCounts & { readonly rank: number }>(
  rows: readonly Row[],
): readonly Row[] {
  const [gold, total] = [contradictionsBy(rows, byGold), contradictionsBy(rows, byTotal)]
  return total.length < gold.length ? total : gold
}

function contradictionsBy<Row extends MedalCounts & { readonly rank: number }>(
  rows: readonly Row[],
  keys: (row: Row) => readonly number[],
): readonly Row[] {
  const sorted = rows.toSorted((a, b) => a.rank - b.rank || compareKeys(keys(a), keys(b)))
  return sorted.filter((row, at) => {
    const before = sorted[at - 1]
    if (before === undefined) return false
    const order = compareKeys(keys(before), keys(row))
    return before.rank === row.rank ? order !== 0 : order > 0
  })
}

/** How many medals of each colour a published row has more (negative: fewer) than our row of the same delegation. */
export type CountDifference<Row> = Readonly<Record<Medal, number>> & { readonly row: Row }

/** The delegations whose medals differ in two tables, those of `published` first; a missing row has no medals. */
export function countDifferences<Row extends MedalCounts>(
  published: readonly Row[],
  own: readonly Row[],
  codeOf: (row: Row) => string,
): CountDifference<Row>[] {
  const ownByCode = new Map(own.map((row) => [codeOf(row), row]))
  const codes = new Set(published.map(codeOf))
  const difference = (row: Row, one: Row | undefined, other: Row | undefined) => {
    const more = (medal: Medal) => (one?.[medal] ?? 0) - (other?.[medal] ?? 0)
    return { row, gold: more('gold'), silver: more('silver'), bronze: more('bronze') }
  }
  return [
    ...published.map((row) => difference(row, row, ownByCode.get(codeOf(row)))),
    ...own.filter((row) => !codes.has(codeOf(row))).map((row) => difference(row, undefined, row)),
  ].filter((one) => MEDALS.some((medal) => one[medal] !== 0))
}
