import type { SheetField } from '@games/domain'
import type { SheetContext } from './sheet-context.ts'

/**
 * Rows without repetitions. Of two rows that contradict each other the second is a problem. `keyOf`: the subject of a row; `field`: of the problem.
 */
export function withoutRepeatedRows<C extends object>(
  sheet: SheetContext,
  rows: readonly { readonly row: number; readonly cells: C }[],
  keyOf: (cells: C) => string,
  field: SheetField,
  onContradiction: (cells: C) => void = () => undefined,
): { readonly row: number; readonly cells: C }[] {
  const first = new Map<string, string>()
  return rows.filter(({ row, cells }) => {
    const [key, whole] = [keyOf(cells), JSON.stringify(cells)]
    const before = first.get(key)
    if (before === undefined) {
      first.set(key, whole)
      return true
    }
    if (before === whole) sheet.passedOver.push({ row, why: sheet.members.has(row) ? 'team-member' : 'repeated-row' })
    else {
      onContradiction(cells)
      const value = sheet.texts.get(row)?.words ?? null
      sheet.problems.push({ problem: 'contradicting-row', row, column: null, field, value })
    }
    return false
  })
}
