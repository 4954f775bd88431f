import type { Medal } from './medal-table.ts'

/** The medals of one event that more than one has: two bronzes, a dead heat. */
export function sharedMedals(medals: readonly { readonly medal: Medal }[]): ReadonlySet<Medal> {
  return repeated(medals.map(({ medal }) => medal))
}

/** The ranks of a list that more than one row has, whether or not its source says so (RankEqual is missing in feeds, ODF §13). */
export const sharedRanks = (rows: readonly { readonly rank: string | null }[]): ReadonlySet<string> =>
  repeated(rows.flatMap(({ rank }) => rank ?? []))

const repeated = <T>(values: readonly T[]): ReadonlySet<T> =>
  new Set(values.filter((value, at) => values.indexOf(value) !== at))
