import { phaseOf } from '../rsc.ts'
import type { Localized } from '../text/localized.ts'
import { signed } from '../text/minus.ts'
import { noted } from './splits.ts'
import type { Cell, Column, SportRow, SportUnit } from './sport.ts'
import { extensionOf, valuesOf } from './values.ts'

interface Part {
  readonly label: Localized
  readonly short?: string
}

/**
 * The parts of a combined event or the rounds of a race, a column each, as ER/PART (Value the performance, Value2 its points, Pos the
 * part) or as result items of other units (ODF §8 ResultItem). `partOf` names one by its order and the phase it is, if that was sent.
 */
export function partColumns({ rows }: SportUnit, partOf: (order: number, phase: string | null) => Part): Column[] {
  const phases = new Map<number, string | null>()
  for (const row of rows) {
    for (const { pos } of valuesOf(row, 'PART')) {
      const order = Number(pos)
      if (Number.isInteger(order) && order > 0 && !phases.has(order)) phases.set(order, null)
    }
    for (const { unit, order } of row.items) if (order !== null) phases.set(order, phaseOf(unit).replace(/-+$/, ''))
  }
  return [...phases]
    .sort(([a], [b]) => a - b)
    .map(([order, phase]) => ({
      key: `part-${order}`,
      ...partOf(order, phase),
      cell: (row): Cell | null => partCell(row, order),
    }))
}

function partCell(row: SportRow, order: number): Cell | null {
  const item = row.items.find((other) => other.order === order)
  const part = valuesOf(row, 'PART').find(({ pos }) => Number(pos) === order)
  const text = part?.value ?? item?.result ?? item?.irm ?? null
  if (text === null) return null
  const wind = part && extensionOf(part, 'WIND_SPEED')
  const cell = noted(text, part?.value2, wind && `(${signed(wind)})`)
  return /\d/.test(text) ? cell : { ...cell, mark: 'failed' }
}
