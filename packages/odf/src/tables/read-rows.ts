import { type CellsOf, type Column, type Columns, TABLES, type TableKind, type TableRow } from './columns.ts'
import { decodeTable } from './decode.ts'
import { stops, type TableProblem } from './problem.ts'
import { type RawTable, readRecords } from './records.ts'
import { plain } from './values.ts'

export interface ReadTable<K extends TableKind> {
  /** The rows without anything that stops, in the file's order. */
  readonly rows: readonly TableRow<K>[]
  /** By row. */
  readonly problems: readonly TableProblem[]
  /** Rows that are not empty, whatever became of them. */
  readonly found: number
}

/** What a row is about: two rows of the same words are one row twice. */
const KEYS: Readonly<Record<TableKind, readonly string[]>> = {
  schedule: ['unit'],
  participants: ['code', 'discipline', 'event'],
  teams: ['code', 'discipline', 'event'],
  'start-lists': ['unit', 'competitor'],
  results: ['unit', 'competitor'],
  medallists: ['event', 'medal', 'competitor', 'unit'],
}
/** Stand-ins for a competitor may be in a list more than once (ODF §7). */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(['TBD', 'NOCOMP', 'BYE', 'NOAWARD'])

/** How the rows of a table are read. */
export interface TableShape<C extends Columns> {
  readonly columns: C
  /** What a row is about: two rows with the same in these columns are one row twice. */
  readonly key: readonly string[]
  /** What a row needs that no single column can say: the columns in which something is missing. */
  readonly lacking: (values: Readonly<Record<string, unknown>>) => readonly string[]
}

/** Rows of a table with their cells as values. */
export interface ReadRows<C extends Columns> {
  readonly rows: readonly { readonly row: number; readonly cells: CellsOf<C> }[]
  readonly problems: readonly TableProblem[]
  readonly found: number
}

/** The bytes of an organiser's table → typed rows, with every problem by row and column. */
export const readTableRows = <K extends TableKind>(kind: K, bytes: Uint8Array): ReadTable<K> =>
  // the columns of a kind are its own, which the type of a table of tables cannot say
  readRows(
    { columns: TABLES[kind], key: KEYS[kind], lacking: (values) => lacking(kind, values) },
    bytes,
  ) as ReadTable<K>

/** The same for any columns. */
export function readRows<C extends Columns>(shape: TableShape<C>, bytes: Uint8Array): ReadRows<C> {
  const problems: TableProblem[] = []
  const text = decodeTable(bytes)
  if (!text.ok) problems.push({ problem: text.error.kind, row: null, column: null, value: null })
  const raw = text.ok ? readRecords(text.value, (problem) => void problems.push(problem)) : null
  return raw ? readTable(shape, raw, problems) : { rows: [], problems, found: 0 }
}

/** The same for cells that are read already, of a workbook say. */
export function readTable<C extends Columns>(
  shape: TableShape<C>,
  raw: RawTable,
  found: readonly TableProblem[] = [],
): ReadRows<C> {
  const problems = [...found]
  const report = (problem: TableProblem) => void problems.push(problem)
  if (raw.rows.length === 0) report({ problem: 'no-rows', row: null, column: null, value: null })
  const places = placesOf(shape.columns, raw, report)
  if (problems.some(stops)) return { rows: [], problems, found: raw.rows.length }
  const rows = withoutRepeats(shape.key, typedRows(shape, raw, places, report), report)
  problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
  return { rows, problems, found: raw.rows.length }
}

/** Which column stands at each place of the header; null for one that is not ours. */
function placesOf(shape: Columns, { header, headerRow: row }: RawTable, report: (problem: TableProblem) => void) {
  const columns = Object.entries<Column<unknown>>(shape)
  // a column's own name comes before what others may be called
  const named = (written: string) =>
    columns.find(([name]) => name === written) ?? columns.find(([, { also }]) => also.includes(written))
  const taken = new Set<string>()
  const places = header.map((written) => {
    const found = named(plain(written))
    if (!found) {
      if (written !== '') report({ problem: 'unknown-column', row, column: written, value: null })
      return null
    }
    if (taken.has(found[0])) report({ problem: 'duplicate-column', row, column: found[0], value: written })
    taken.add(found[0])
    return found
  })
  for (const [name, { required }] of columns)
    if (required && !taken.has(name)) report({ problem: 'missing-column', row, column: name, value: null })
  return places
}

function typedRows<C extends Columns>(
  { lacking }: TableShape<C>,
  { rows, header }: RawTable,
  places: readonly (readonly [string, Column<unknown>] | null)[],
  report: (problem: TableProblem) => void,
): ReadRows<C>['rows'][number][] {
  const typed: ReadRows<C>['rows'][number][] = []
  for (const { row, cells } of rows) {
    let sound = true
    const refuse = (problem: TableProblem) => {
      sound = false
      report(problem)
    }
    const beyond = cells.slice(header.length).filter((cell) => cell !== '')
    // most often a comma inside a cell that nobody quoted: all cells behind it stand in the wrong column
    if (beyond.length > 0) refuse({ problem: 'too-many-cells', row, column: null, value: beyond.join(' ') })
    const values: Record<string, unknown> = {}
    for (const [at, place] of places.entries()) {
      if (!place) continue
      const [name, { parse, required }] = place
      const cell = cells[at] ?? ''
      values[name] = null
      if (cell === '') {
        if (required) refuse({ problem: 'missing-value', row, column: name, value: null })
        continue
      }
      const value = parse(cell)
      if (value.ok) values[name] = value.value
      else refuse({ problem: value.error, row, column: name, value: cell })
    }
    if (sound) for (const column of lacking(values)) refuse({ problem: 'missing-value', row, column, value: null })
    if (sound) typed.push({ row, cells: values as CellsOf<C> })
  }
  return typed
}

/** What a row needs that no single column can say. */
function lacking(kind: TableKind, values: Readonly<Record<string, unknown>>): string[] {
  const has = (column: string) => values[column] !== null && values[column] !== undefined
  // a person or team is in the message of a discipline, which the event names as well
  if (kind === 'participants' || kind === 'teams') return has('discipline') || has('event') ? [] : ['discipline']
  // a time of no day cannot be an instant
  if (kind === 'schedule') {
    if ((has('start_time') || has('end_time')) && !has('date')) return ['date']
    if ((has('end_time') || has('date')) && !has('start_time')) return ['start_time']
  }
  return []
}

/** The same row twice counts once; two rows that contradict each other are for people to decide. */
function withoutRepeats<C extends Columns>(
  keyColumns: readonly string[],
  rows: ReadRows<C>['rows'],
  report: (problem: TableProblem) => void,
): ReadRows<C>['rows'] {
  const first = new Map<string, string>()
  return rows.filter(({ row, cells }) => {
    const values = cells as Readonly<Record<string, unknown>>
    const key = JSON.stringify(keyColumns.map((column) => values[column] ?? null))
    const whole = JSON.stringify(cells)
    const earlier = first.get(key)
    if (earlier === undefined || PLACEHOLDERS.has(String(values['competitor']))) {
      first.set(key, whole)
      return true
    }
    const problem = earlier === whole ? 'repeated-row' : 'contradicting-row'
    const column = keyColumns.find((one) => one === 'competitor' || one === 'code') ?? keyColumns[0] ?? null
    report({ problem, row, column, value: column === null ? null : String(values[column]) })
    return false
  })
}
