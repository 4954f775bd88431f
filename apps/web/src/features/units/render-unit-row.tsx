import type { UnitSummary } from '@games/contract'
import { UnitRow } from './UnitRow.tsx'

/** How lists of units draw one; the same function always, so that rows are not drawn anew. */
export const renderUnitRow = (unit: UnitSummary, startsIn: number | null) => <UnitRow unit={unit} startsIn={startsIn} />
