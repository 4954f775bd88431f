import type { ResultRow, UnitPage } from '@games/contract'
import { isLaned } from '@games/domain/units/laned'

/** Which columns a list needs: those that at least one of its rows fills. */
export interface ResultColumns {
  readonly rank: boolean
  readonly bib: boolean
  readonly startOrder: boolean
  readonly reactionTime: boolean
  readonly wind: boolean
  /** False where everybody has a place and nothing beside it: the final rank of a knockout. */
  readonly result: boolean
  readonly difference: boolean
  readonly qualificationMark: boolean
  readonly records: boolean
  readonly organisation: boolean
}

export function resultColumns(rows: readonly ResultRow[]): ResultColumns {
  const some = (has: (row: ResultRow) => unknown) => rows.some((row) => Boolean(has(row)))
  return {
    rank: some((row) => row.rank ?? row.medal ?? row.irm),
    bib: some((row) => row.bib),
    startOrder: some((row) => row.startOrder),
    reactionTime: some((row) => row.reactionTime),
    wind: some((row) => row.wind),
    result: rows.some(
      (row) => !row.rank || row.result || row.irm || row.difference || row.qualificationMark || row.records.length > 0,
    ),
    difference: some((row) => row.difference),
    qualificationMark: some((row) => row.qualificationMark),
    records: some((row) => row.records.length > 0),
    organisation: some((row) => row.competitor.organisation && row.competitor.type === 'A'),
  }
}

/** No track and no pool has more: what is numbered higher starts side by side, as a marathon does. */
const LANES = 10
export const hasLanes = ({
  unit,
  form,
  startList,
}: Pick<UnitPage, 'unit' | 'form'> & { readonly startList: readonly Pick<ResultRow, 'startOrder'>[] }): boolean =>
  isLaned(unit.discipline.code) &&
  (form === 'race' || form === 'list') &&
  startList.every(({ startOrder }) => Number(startOrder ?? 0) <= LANES)
