import { typedEventOf } from '@games/domain/sports/typed-event'
import type { TableRow } from '../columns.ts'

/** How many times the median a result may be: metres are 100 times fewer than centimetres. */
const MAX_RATIO = 8

/** Rows of results that differ from the others of their unit by an order of magnitude: centimetres among metres, a lost decimal comma. */
export function unlikelyResults(
  rows: readonly TableRow<'results'>[],
  typeCode: (unit: string) => string,
): TableRow<'results'>[] {
  return [...Map.groupBy(rows, ({ cells }) => cells.unit).values()].flatMap((list) => {
    const { measure, form } = typedEventOf(typeCode(list[0]?.cells.unit ?? ''))?.type ?? {}
    const isScored = form === 'apparatus' || form === 'routine'
    if (measure !== 'distance' && measure !== 'height' && !isScored) return []
    const measured = list.flatMap((row) => {
      const value = row.cells.wlt ? Number.NaN : Number(row.cells.result ?? Number.NaN)
      return Number.isFinite(value) && value > 0 ? [{ row, value }] : []
    })
    const values = measured.map(({ value }) => value).toSorted((a, b) => a - b)
    const highest = values.at(-1) ?? 0
    const lowest = values[0] ?? 0
    if (highest < MAX_RATIO * lowest) return []
    const median = values[Math.floor((values.length - 1) / 2)] ?? 0
    const outliers = measured.filter(({ value }) => value >= MAX_RATIO * median || median >= MAX_RATIO * value)
    return (outliers.length > 0 ? outliers : measured).map(({ row }) => row)
  })
}
