import type { TableRow } from '../columns.ts'
import type { SheetContext } from './sheet-context.ts'
import { isMarkOfTeam } from './team-event.ts'

type ListRow = TableRow<'results'>

const hasNothing = ({ cells }: ListRow): boolean => !cells.result && !cells.irm && !cells.rank

/**
 * Rows of the members of a team with the result of the team. A row without a result, mark and rank only names a member; a mark of one member can be
 * that of the team.
 */
export function withResultOfTeam({ members, index }: SheetContext, rows: readonly ListRow[]): ListRow[] {
  const byTeam = Map.groupBy(
    rows.filter(({ row }) => members.has(row)),
    ({ cells }) => `${cells.unit} ${cells.competitor}`,
  )
  const cellsOf = new Map<ListRow, ListRow['cells']>()
  for (const rowsOfTeam of byTeam.values()) {
    const out = rowsOfTeam.find(({ cells }) => isMarkOfTeam(index.typeCode(cells.unit), cells.irm))
    const ofTeam = out ?? rowsOfTeam.find((row) => !hasNothing(row))
    if (ofTeam !== undefined)
      for (const row of rowsOfTeam) if (out !== undefined || hasNothing(row)) cellsOf.set(row, ofTeam.cells)
  }
  return rows.map((row) => ({ ...row, cells: cellsOf.get(row) ?? row.cells }))
}
