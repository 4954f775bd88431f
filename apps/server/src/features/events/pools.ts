import type { PoolRow, PoolTable } from '@games/contract'
import { PLACEHOLDERS, rscPrefix, trimRsc, UNIT_KIND } from '@games/domain'
import type { OdfResult, OdfResults } from '@games/odf'
import { presentRow, type RowContext, type UnitRow } from '../units/index.ts'
import type { PhaseListRow } from './events.queries.ts'

/**
 * The lists that are tables of pools (ODF §9): the standings sent, and of phases without one the phase's result where it counts matches.
 * By phase.
 */
export function poolListsOf(lists: readonly PhaseListRow[]): PhaseListRow[] {
  const standings = new Set(lists.filter(isStanding).map(({ code }) => code))
  return lists.filter((list) => isStanding(list) || (!standings.has(list.code) && list.results.some(countsMatches)))
}

const isStanding = ({ document_type }: PhaseListRow): boolean => document_type === 'DT_POOL_STANDING'
const countsMatches = ({ played, won, lost }: OdfResult): boolean => (played ?? won ?? lost) !== null

/** A table in the order sent. `units`: the phase's, for how far it is where the list does not say. */
export function presentPool(
  list: PhaseListRow,
  units: readonly UnitRow[],
  name: PoolTable['name'],
  context: RowContext,
): PoolTable {
  return {
    code: trimRsc(rscPrefix(list.code, 'phase')),
    name,
    progress: progressOf(list.progress, units),
    rows: list.results.map((row) => presentPoolRow(row, context)),
  }
}

function presentPoolRow(row: OdfResult, context: RowContext): PoolRow {
  const { position, rank, rankEqual, competitor, irm, qualificationMark } = presentRow(row, context)
  const { result, played, won, tied, lost, for: scored, against, ratio } = row
  return {
    position,
    rank,
    rankEqual,
    competitor,
    points: result,
    irm,
    qualificationMark,
    played,
    won,
    tied,
    lost,
    for: scored,
    against,
    ratio,
    opponents: row.competitor.opponents
      .filter(({ code, unit, result: met }) => !PLACEHOLDERS.has(code) && (unit !== null || met !== null))
      .toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0))
      .map(({ code, unit, result: met }) => ({ code, unit, result: met })),
  }
}

/** By the list's own word, else by the phase's units; null where all have been played or none is known. */
function progressOf(sent: OdfResults['progress'], units: readonly UnitRow[]): PoolTable['progress'] {
  const counted = units.filter(({ status }) => status !== 'CANCELLED')
  const all = sent?.unitsTotal ?? counted.length
  const over = sent?.unitsComplete ?? counted.filter(({ status }) => UNIT_KIND[status] === 'final').length
  return over >= all ? null : { over, units: all }
}
