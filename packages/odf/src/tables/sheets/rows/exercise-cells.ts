import { disciplineOf } from '@games/domain'
import { sportOf } from '@games/domain/sports/registry'
import { type ExerciseScore, scoreIn } from '../../values.ts'
import type { SheetRow } from '../sheet-row.ts'
import { recognisedEvent } from '../word-codes.ts'

/**
 * The scores of a row in columns of exercises, beside the total of an all-around or a team event: `Solo`, `Salto`. Their columns are read then. An
 * exercise that was not shown has no score. Undefined: the table has no such column.
 */
export function exercisesOfRow(row: SheetRow, event: string): readonly ExerciseScore[] | undefined {
  const { table, sheet, cells } = row
  const typeCode = sheet.index.typeCode(event)
  const codes = sportOf(typeCode).exercises({ typeCode })
  const read = new Set(table.places.values())
  const columns = table.header.flatMap((header, at) => {
    if (Object.keys(codes).length === 0 || read.has(at)) return []
    const { found } = recognisedEvent(disciplineOf(event), header)
    const code = found.certainty === 'certain' ? codes[found.type.id] : undefined
    return code === undefined ? [] : [{ at, code, header }]
  })
  if (columns.length === 0) return undefined
  return columns.flatMap(({ at, code, header }) => {
    row.columnsOfParts.add(at)
    const cell = cells[at] ?? ''
    const score = scoreIn(cell)
    if (score !== '') return [{ code, score }]
    if (/\d/.test(cell)) row.problem('bad-number', 'result', `${header}: ${cell}`)
    return []
  })
}
