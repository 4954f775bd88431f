import type { TableColumns } from './columns-by-values.ts'
import { partsCompetitors } from './columns-by-values.ts'
import type { FoundRow, FoundTable } from './found-table.ts'
import type { Sheet } from './sheet.ts'
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
 * `sheetNames`: the names of sheets that are such captions (`classesOfSheets`). Null: no captions, or captions that are the events of their rows.
 */
export function classCaptions(
  table: TableOfClasses & { readonly sheetNames: string | null },
  titles: TitleReader,
): ClassCaptions | null {
  const { rows, fields, sheet, sheetNames } = table
  if (sheetNames !== null && isOpen(sheet.name, titles)) return { header: sheetNames, captionOf: () => sheet.name }
  if (!fields.includes('event') && !fields.includes('category')) return null
  const captionOf = ({ under }: FoundRow): string => under.at(-1) ?? table.above.at(-1) ?? ''
  const captions = [...new Set(rows.map(captionOf))]
  if (captions.length < 2 || !captions.every((words) => isOpen(words, titles))) return null
  const at = widthOf(table, rows)
  const withCaptions = rows.map((row) => ({ ...row, cells: [...padded(row.cells, at), captionOf(row)], under: [] }))
  if (!partsCompetitors({ ...table, rows: withCaptions }, at, fields)) return null
  return { header: captions.slice(0, SHOWN).join(' · '), captionOf }
}

/**
 * The names of several sheets as the header of a column of classes (`Etapa 1 · Etapa 2`), for tables with the same header and titles, if the ranks or
 * medals of an event begin again in each sheet; null for other tables.
 */
export function classesOfSheets<T extends TableOfClasses>(tables: readonly T[]): ReadonlyMap<T, string> {
  const same = Map.groupBy(tables, ({ key, above }) => JSON.stringify([key, above]))
  return new Map(
    [...same.values()].flatMap((group) => {
      const [first] = group
      const names = [...new Set(group.map(({ sheet }) => sheet.name))]
      if (first === undefined || names.length < 2 || !isRankedByEvent(first)) return []
      const at = widthOf(
        first,
        group.flatMap((table) => table.rows),
      )
      const rows = group.flatMap((table) =>
        table.rows.map((row) => ({ ...row, cells: [...padded(row.cells, at), table.sheet.name] })),
      )
      if (!partsCompetitors({ ...first, rows }, at, first.fields)) return []
      return group.map((table) => [table, names.slice(0, SHOWN).join(' · ')] as const)
    }),
  )
}

type TableOfClasses = FoundTable & TableColumns & { readonly sheet: Sheet }

const isRankedByEvent = ({ fields }: TableColumns): boolean =>
  (fields.includes('event') || fields.includes('category')) && (fields.includes('rank') || fields.includes('medal'))

/** The column behind those of a table and its rows, from 0. */
const widthOf = ({ fields }: TableColumns, rows: readonly FoundRow[]): number =>
  rows.reduce((width, { cells }) => Math.max(width, cells.length), fields.length)

const padded = (cells: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, place) => cells[place] ?? '')

/** Whether words tell nothing of the rows below that have an event: they name no class, gender, phase or sport. */
const isOpen = (words: string, titles: TitleReader): boolean =>
  Object.keys(titles.factsOf(words, true)).every((fact) => fact === 'event' || fact === 'venue' || fact === 'date')
