import type { SportRow } from '@games/domain/sports/sport'
import { TIED_RANK, valueOf } from '@games/domain/sports/values'
import type { OdfResult } from '../message.ts'

/** Extended results without the mark of a stated tie. */
export const withoutStatedTie = (extended: OdfResult['extended']): OdfResult['extended'] =>
  extended.filter(({ code }) => code !== TIED_RANK)

/** Whether the source of a list states the rank that all of these rows share. The rules do not know a decision of the jury. */
export const isStatedTie = (rows: readonly SportRow[]): boolean =>
  rows.every((row) => row.rank !== null && valueOf(row, TIED_RANK) === row.rank)

/**
 * The results of a list with its stated ties. A tie is stated if a table has the rank of one of its competitors, and until a later table changes
 * that rank. `statesRank`: whether the table has a rank for a competitor; null: it does not say, and an earlier table may.
 */
export function withStatedTies(
  results: readonly OdfResult[],
  statesRank: (competitor: string) => boolean | null,
): readonly OdfResult[] {
  const levels = Map.groupBy(results, ({ rank }) => rank)
  const isTyped = (row: OdfResult): boolean => statesRank(row.competitor.code) ?? isStatedTie([row])
  return results.map((row) => {
    const level = row.rank === null ? [] : (levels.get(row.rank) ?? [])
    const others = withoutStatedTie(row.extended)
    if (row.rank !== null && level.length > 1 && level.some(isTyped))
      return { ...row, extended: [...others, { type: 'ER', code: TIED_RANK, value: row.rank }] }
    return others.length === row.extended.length ? row : { ...row, extended: others }
  })
}
