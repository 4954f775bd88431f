import { byText } from '../text/by-text.ts'

/** Medals by colour, as ODF codes them: ME_GOLD, ME_SILVER, ME_BRONZE. */
export const MEDALS = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof MEDALS)[number]

/** One medal of one competitor. A team is one competitor and so one medal, whatever its size (ODF §10). */
export interface MedalWon {
  readonly organisation: string
  readonly medal: Medal
}

export interface MedalTableRow {
  readonly organisation: string
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
  /** Rank by gold, then silver, then bronze; equal ones share it and the next rank is skipped: 1, 2, 2, 4. */
  readonly rank: number
  readonly rankEqual: boolean
  /** Rank by total only, shared in the same way. */
  readonly rankTotal: number
  readonly rankTotalEqual: boolean
}

export interface MedalTable {
  /** Ordered by rank, then organisation code. */
  readonly rows: readonly MedalTableRow[]
  /** Organisations that are medallists but no row of the table (neutral athletes): counted, never ranked. */
  readonly unlisted: readonly Omit<MedalTableRow, 'rank' | 'rankEqual' | 'rankTotal' | 'rankTotalEqual'>[]
}

/** The medal table (spec R5.6) from the medals won; `isListed` tells which organisations have a row (ODF §10). */
export function medalTable(
  medals: Iterable<MedalWon>,
  isListed: (organisation: string) => boolean = () => true,
): MedalTable {
  const counts = new Map<string, { gold: number; silver: number; bronze: number }>()
  for (const { organisation, medal } of medals) {
    let count = counts.get(organisation)
    if (!count) counts.set(organisation, (count = { gold: 0, silver: 0, bronze: 0 }))
    count[medal] += 1
  }
  const all = [...counts].map(([organisation, c]) => ({ organisation, ...c, total: c.gold + c.silver + c.bronze }))
  const byCode = (a: { organisation: string }, b: { organisation: string }) => byText(a.organisation, b.organisation)
  const listed = all.filter((r) => isListed(r.organisation))
  const byTotal = ranked(listed, (r) => [r.total])
  const byGold = ranked(listed, (r) => [r.gold, r.silver, r.bronze])
  const rows = listed
    .map((r) => {
      const gold = byGold.get(r.organisation) as Shared
      const total = byTotal.get(r.organisation) as Shared
      return { ...r, rank: gold.rank, rankEqual: gold.equal, rankTotal: total.rank, rankTotalEqual: total.equal }
    })
    .sort((a, b) => a.rank - b.rank || byCode(a, b))
  return { rows, unlisted: all.filter((r) => !isListed(r.organisation)).sort(byCode) }
}

interface Shared {
  rank: number
  equal: boolean
}

/** Compares keys that are the better the higher, the first one first: negative where `a` is better. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return (b[i] as number) - value
  return 0
}

/** Competition ranks ("1, 2, 2, 4") by keys that are the better the higher. */
export function ranked<T extends { organisation: string }>(
  rows: readonly T[],
  keys: (row: T) => readonly number[],
): Map<string, Shared> {
  const compare = (a: T, b: T) => compareKeys(keys(a), keys(b))
  const sorted = [...rows].sort(compare)
  const ranks = new Map<string, Shared>()
  for (const [i, row] of sorted.entries()) {
    const before = sorted[i - 1]
    const after = sorted[i + 1]
    const tiesBefore = before !== undefined && compare(before, row) === 0
    const tiesAfter = after !== undefined && compare(after, row) === 0
    const rank = tiesBefore ? (ranks.get(before.organisation) as Shared).rank : i + 1
    ranks.set(row.organisation, { rank, equal: tiesBefore || tiesAfter })
  }
  return ranks
}
