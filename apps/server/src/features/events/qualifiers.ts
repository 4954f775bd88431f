import type { Qualifier } from '@games/contract'
import { rscPrefix } from '@games/domain'
import type { OdfResult } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'
import { presentRow, type RowContext } from '../units/index.ts'
import { type MarkedRow, markedRowsOf, type PhaseListRow, unitsInPhases } from './events.queries.ts'

/**
 * The rows with a qualification mark by phase (26 characters): those of the phase's own result where it has marks, since some need all
 * heats (ODF §8), else those of its units. Each with the unit it was qualified from; the phase itself where no unit's list has it.
 */
export async function qualifierRowsOf(
  tx: Reading,
  event: string,
  lists: readonly PhaseListRow[],
): Promise<Map<string, MarkedRow[]>> {
  const ofUnits = Map.groupBy(await markedRowsOf(tx, event), ({ unit }) => rscPrefix(unit, 'phase'))
  const ofPhases = lists
    .filter(({ document_type }) => document_type === 'DT_PHASE_RESULT')
    .map(({ code, results }) => ({ code, phase: rscPrefix(code, 'phase'), rows: results.filter(isMarked) }))
    .filter(({ rows }) => rows.length > 0)
  const units = await unitsInPhases(
    tx,
    ofPhases.flatMap(({ phase, rows }) => rows.map(({ competitor }) => ({ phase, competitor: competitor.code }))),
  )
  for (const { code, phase, rows } of ofPhases)
    ofUnits.set(
      phase,
      rows.map((fact) => ({ fact, unit: units.get(`${phase} ${fact.competitor.code}`) ?? code })),
    )
  return ofUnits
}

const isMarked = ({ qualificationMark }: OdfResult): boolean => qualificationMark !== null

export function presentQualifier({ unit, fact }: MarkedRow, context: RowContext): Qualifier {
  const { competitor, qualificationMark, rank, result } = presentRow(fact, context)
  return { competitor, mark: qualificationMark ?? '', rank, result, unit }
}
