import { type Locale, pick } from '@games/domain'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Column } from './column.ts'
import { figureColumn, SECONDS_A_DAY } from './figures.ts'

export interface XlsxStyle {
  readonly locale: Locale
  /** The sheet's name: 31 characters at most. */
  readonly sheet: string
}

type Cell = string | number | null

/** A column as the sheet has it: the format of its numbers, and what stands in a row. */
interface SheetColumn<Row> {
  readonly header: string
  readonly numFmt?: string
  readonly width: number
  readonly of: (row: Row) => Cell
}

/**
 * A table as a sheet of a workbook (ISO/IEC 29500) whose first row stays in sight. Days, times and figures are the spreadsheet's own, and
 * a text is nothing but a text. Rows become bytes one after another: what is in memory is the file, never the sheet.
 */
export async function xlsxOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { locale, sheet }: XlsxStyle,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = columns.map((column) => sheetColumn(column, rows, locale))
  const stream = writeXlsxStream(cellsOf(made, rows), {
    name: sheet,
    columns: made,
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function* cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Generator<Cell[]> {
  for (const row of rows) yield columns.map(({ of }) => of(row))
}

function sheetColumn<Row>({ head, kind, of }: Column<Row>, rows: readonly Row[], locale: Locale): SheetColumn<Row> {
  const header = pick(head, locale)
  const { format, cell } = typed(kind, rows, of)
  return {
    header,
    width: widthOf(header, rows, of),
    ...(format === undefined ? {} : { numFmt: format }),
    of: (row) => {
      const value = of(row)
      return typeof value === 'string' ? cell(value) : value
    },
  }
}

/** How a column's numbers are written, and its texts as what they are. */
interface Typed {
  readonly format: string | undefined
  readonly cell: (text: string) => Cell
}

function typed<Row>(kind: Column<Row>['kind'], rows: readonly Row[], of: Column<Row>['of']): Typed {
  if (kind === 'day') return { format: 'yyyy-mm-dd', cell: dayNumber }
  if (kind === 'clock') return { format: 'hh:mm', cell: clockNumber }
  if (kind === 'figure') return figureColumn(rows.map(of).filter((value) => typeof value === 'string'))
  return { format: undefined, cell: (text) => text }
}

/** Days since the beginning of spreadsheets' time; a text that is no day stays one. */
function dayNumber(text: string): Cell {
  const instant = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(instant) ? text : (instant - Date.UTC(1899, 11, 30)) / (SECONDS_A_DAY * 1_000)
}

/** A time of day as a part of it; what stands in its place, as "a seguir", stays a text. */
function clockNumber(text: string): Cell {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  return hours === undefined ? text : (Number(hours) * 60 + Number(minutes)) / (SECONDS_A_DAY / 60)
}

/** Wide enough for the longest text, up to what can be read at a glance. */
const WIDEST = 48
function widthOf<Row>(header: string, rows: readonly Row[], of: Column<Row>['of']): number {
  let longest = header.length
  for (const row of rows) longest = Math.max(longest, String(of(row) ?? '').length)
  return Math.min(longest, WIDEST) + 2
}
