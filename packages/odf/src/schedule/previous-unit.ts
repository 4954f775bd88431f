import type { OdfPreviousUnit } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { child, rsc, text, type XmlElement } from '../xml/element.ts'
import { markup } from '../xml/markup.ts'

/** Where the competitor of a start or of a place in a bracket comes from (ODF §6, §9); null when it is not given. */
export function readPreviousUnit(parent: XmlElement, warnings: Warnings): OdfPreviousUnit | null {
  const previous = child(parent, 'PreviousUnit')
  if (!previous) return null
  return { unit: rsc(previous, 'Unit', warnings), value: text(previous, 'Value'), wlt: text(previous, 'WLT') }
}

export const writePreviousUnit = (previous: OdfPreviousUnit | null): string =>
  previous === null ? '' : markup('PreviousUnit', { Unit: previous.unit, Value: previous.value, WLT: previous.wlt })
