import type { OdfExtended, OdfExtension } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { children, flag, integer, text, type XmlElement } from '../xml/element.ts'

/** `EventUnitEntry`, `ExtendedInfo`, `Extension` and their like, in document order. One without a code says nothing and is left out. */
export function readExtensions(elements: readonly XmlElement[], warnings: Warnings): OdfExtension[] {
  const extensions: OdfExtension[] = []
  for (const element of elements) {
    const extension = readExtension(element, warnings)
    if (extension) extensions.push(extension)
  }
  return extensions
}

/** One typed, coded value; null, with a warning, when it has no code. */
export function readExtension(element: XmlElement, warnings: Warnings): OdfExtension | null {
  const code = text(element, 'Code')
  if (code === null) {
    warnings.add(`${element.name} lacks Code: left out`)
    return null
  }
  const [type, pos, value] = [text(element, 'Type'), text(element, 'Pos'), text(element, 'Value')]
  return {
    ...(type === null ? {} : { type }),
    code,
    ...(pos === null ? {} : { pos }),
    ...(value === null ? {} : { value }),
  }
}

/** `ExtendedResult` and `ExtendedEntry` with their extensions (ODF §8), in document order. */
export function readExtended(elements: readonly XmlElement[], warnings: Warnings): OdfExtended[] {
  const list: OdfExtended[] = []
  for (const element of elements) {
    const extension = readExtension(element, warnings)
    if (!extension) continue
    const [value2, valueType, irm, rank, diff] = [
      text(element, 'Value2'),
      text(element, 'ValueType'),
      text(element, 'IRM'),
      text(element, 'Rank'),
      text(element, 'Diff'),
    ]
    const sortOrder = integer(element, 'SortOrder', warnings)
    const extensions = readExtensions(children(element, 'Extension'), warnings)
    list.push({
      ...extension,
      ...(value2 === null ? {} : { value2 }),
      ...(valueType === null ? {} : { valueType }),
      ...(irm === null ? {} : { irm }),
      ...(rank === null ? {} : { rank }),
      ...(flag(element, 'RankEqual') ? { rankEqual: true } : {}),
      ...(sortOrder === null ? {} : { sortOrder }),
      ...(diff === null ? {} : { diff }),
      ...(extensions.length === 0 ? {} : { extensions }),
    })
  }
  return list
}
