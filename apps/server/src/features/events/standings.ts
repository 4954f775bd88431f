import type { EventStanding } from '@games/contract'
import { disciplineOf, rscPrefix, trimRsc, UNIT_KIND, type UnitStatus } from '@games/domain'
import { meaningsOf } from '@games/domain/sports/marks/meanings'
import { sheetOf } from '@games/domain/sports/sheet'
import { sportUnit } from '../../facts/sport-unit.ts'
import { presentRow, type RowContext } from '../units/index.ts'
import type { StandingListRow } from './events.queries.ts'

/** The lists that are shown: totals always, who leads a unit (DT_CURRENT) while it is on; none of them without rows. */
export const shownStandings = (
  lists: readonly StandingListRow[],
  statusOf: (unit: string) => UnitStatus | undefined,
): StandingListRow[] =>
  lists.filter(({ code, document_type, results }) => {
    const status = statusOf(code)
    return (
      results.length > 0 &&
      (document_type === 'DT_CUMULATIVE_RESULT' || (status !== undefined && UNIT_KIND[status] === 'live'))
    )
  })

/** A list as it was sent, with the columns that its sport has for such rows. `typeCode`: of `typeCodes`. */
export function presentStanding(
  { code, document_type, status, fact, results }: StandingListRow,
  typeCode: string,
  context: RowContext,
): EventStanding {
  const shown = status === 'OFFICIAL' ? 'OFFICIAL' : 'RUNNING'
  const sheet = sheetOf(sportUnit(code, typeCode, shown, { status, fact }, results, false))
  const rows = results.map((row, at) => presentRow(row, context, sheet.cells[at]))
  return {
    code: trimRsc(code),
    kind: document_type === 'DT_CURRENT' ? 'current' : 'cumulative',
    name: context.names.phase(rscPrefix(code, 'phase')),
    columns: [...sheet.columns],
    rows,
    meanings: meaningsOf(disciplineOf(code), sheet.form, rows),
  }
}
