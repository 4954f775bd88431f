import type { PoolRow } from '@games/contract'

/** A column of a pool's table beside rank and name, in order. */
export const POOL_COLUMNS = ['played', 'won', 'tied', 'lost', 'for', 'against', 'ratio', 'points'] as const
export type PoolColumn = (typeof POOL_COLUMNS)[number]

/** The columns that any row of the table has something for: the others say nothing of the sport. */
export const poolColumns = (rows: readonly PoolRow[]): PoolColumn[] =>
  POOL_COLUMNS.filter((column) => rows.some((row) => row[column] !== null))

/** Columns that a phone has no room for in the row. */
export const isRoomy = (column: PoolColumn): boolean => column === 'for' || column === 'against' || column === 'ratio'

/** A row's opponents by their codes. */
export const opponentsOf = (row: PoolRow): ReadonlyMap<string, PoolRow['opponents'][number]> =>
  new Map(row.opponents.map((opponent) => [opponent.code, opponent]))
