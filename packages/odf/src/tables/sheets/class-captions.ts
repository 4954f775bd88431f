import type { TableColumns } from './columns-by-values.ts'
import { partsCompetitors } from './columns-by-values.ts'
import type { FoundRow, FoundTable } from './find-tables.ts'
import type { TitleReader } from './title-facts.ts'

/** Captions above the rows of a table that can tell the classes of its events apart, as a column would. */
export interface ClassCaptions {
  /** The captions as the header of such a column: `Etapa 1 · Etapa 2`. */
  readonly header: string
  captionOf(row: FoundRow): string
}

const SHOWN = 4

/**
 * The captions of a table whose words have no other meaning (`Etapa 1`, `Polo Norte`), if the ranks or results of an event begin again below each.
 * Null: no captions, or captions that are the events of their rows.
 */
export function classCaptions(table: FoundTable & TableColumns, titles: TitleReader): ClassCaptions | null {
  const { rows, fields } = table
  if (!fields.includes('event') && !fields.includes('category')) return null
  const captionOf = ({ under }: FoundRow): string => under.at(-1) ?? table.above.at(-1) ?? ''
  const captions = [...new Set(rows.map(captionOf))]
  if (captions.length < 2 || !captions.every((words) => isOpen(words, titles))) return null
  const at = Math.max(fields.length, ...rows.map(({ cells }) => cells.length))
  const withCaptions = rows.map((row) => {
    const cells = Array.from({ length: at }, (_, place) => row.cells[place] ?? '')
    return { ...row, cells: [...cells, captionOf(row)], under: [] }
  })
  if (!partsCompetitors({ ...table, rows: withCaptions }, at, fields)) return null
  return { header: captions.slice(0, SHOWN).join(' · '), captionOf }
}

/** Whether words tell nothing of the rows below that have an event: they name no class, gender, phase or sport. */
const isOpen = (words: string, titles: TitleReader): boolean =>
  Object.keys(titles.factsOf(words, true)).every((fact) => fact === 'event' || fact === 'venue' || fact === 'date')
