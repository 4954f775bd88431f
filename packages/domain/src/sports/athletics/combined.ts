import { eventTypeOf } from '../../rsc.ts'
import { partColumns } from '../parts.ts'
import type { Column, SportUnit } from '../sport.ts'
import { PARTS_IN_ORDER, partName } from './events.ts'

/** A column for each part of a combined event: the performance, below it its points and its wind. */
export function combinedColumns(unit: SportUnit): Column[] {
  const type = eventTypeOf(unit.typeCode)
  const inOrder = type.startsWith('DECATH')
    ? PARTS_IN_ORDER.DECATH
    : type.startsWith('HEPTATH')
      ? PARTS_IN_ORDER.HEPTATH
      : []
  return partColumns(unit, (order, phase) => {
    const code = phase || inOrder[order - 1]
    return code
      ? { label: partName(code), ...(/^\d+$/.test(code) ? {} : { short: code }) }
      : { label: { por: `Prova ${order}`, eng: `Event ${order}`, spa: `Prueba ${order}` }, short: String(order) }
  })
}
