/**
 * The order of a result list: as the source lists it, unless its ranks contradict that; then by rank, those without one last. Gives
 * the rows with their SortOrder from 1, and whether each shares its rank (ODF §8 RankEqual).
 */
export function inListOrder<Row extends { readonly rank: string | null }>(
  rows: readonly Row[],
): (Row & { readonly sortOrder: number; readonly rankEqual: boolean })[] {
  const ranks = rows.flatMap((r) => (isNumeric(r.rank) ? [Number(r.rank)] : []))
  const ascending = ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0))
  const place = (row: Row) => (isNumeric(row.rank) ? Number(row.rank) : Number.POSITIVE_INFINITY)
  const ordered = ascending ? rows : [...rows].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  const holders = new Map<string, number>()
  for (const { rank } of rows) if (rank !== null) holders.set(rank, (holders.get(rank) ?? 0) + 1)
  return ordered.map((row, i) => ({
    ...row,
    sortOrder: i + 1,
    rankEqual: row.rank !== null && (holders.get(row.rank) ?? 0) > 1,
  }))
}

/** A rank may be any text (ODF §8); only numbers order a list. */
const isNumeric = (rank: string | null): rank is string => rank !== null && /^\d+$/.test(rank)
