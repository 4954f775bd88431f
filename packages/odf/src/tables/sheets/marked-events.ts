import type { FoundTable } from './found-table.ts'
import type { KnownIndex } from './known.ts'
import { partOfRow } from './sheet.ts'
import { partsOf } from './title-parts.ts'
import { disciplineCodeOf, namedEvent } from './word-codes.ts'

/** Marks of those who enter, and of reserves. */
const MARK = /^(?:x|✓|✔|s|sim|s[íi]|yes|y|1|r|res)$/i
/** Columns that a list of entries does not have. */
const OTHERS = ['event', 'result', 'rank', 'medal', 'side1'] as const
const NAMES = ['athlete', 'family_name', 'given_name'] as const

/**
 * A list of entries with a column for each event, `Arco | Bola | Fita` with a mark below, with one row for each mark and a column of events. The
 * events are those of the sport that the lines `above` name. Any other table is returned unchanged.
 */
export function withMarkedEvents(table: FoundTable, above: readonly string[], index: KnownIndex): FoundTable {
  const { header, fields, rows } = table
  if (OTHERS.some((field) => fields.includes(field)) || !NAMES.some((field) => fields.includes(field))) return table
  const sport = above.flatMap(partsOf).flatMap((words) => index.disciplineIn(words.trim()) ?? [])[0]
  if (sport === undefined) return table
  const discipline = index.discipline(sport) ?? disciplineCodeOf(sport)
  const columns = header.flatMap((words, at) => {
    const cells = rows.flatMap((row) => row.cells[at] || [])
    const isMarked = cells.length > 0 && cells.every((cell) => MARK.test(cell))
    return isMarked && fields[at] === null && namedEvent(discipline, words).certainty === 'certain' ? [at] : []
  })
  if (columns.length === 0) return table
  return {
    ...table,
    header: [...header, 'Prova'],
    fields: [...fields, 'event'],
    rows: rows.flatMap((row) => {
      const marked = columns.filter((at) => (row.cells[at] ?? '') !== '')
      return (marked.length === 0 ? [-1] : marked).map((column, part) => ({
        ...row,
        row: part === 0 ? row.row : partOfRow(row.row, part),
        cells: [...header.map((_, at) => row.cells[at] ?? ''), header[column] ?? ''],
      }))
    }),
  }
}
