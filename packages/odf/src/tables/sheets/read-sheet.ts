import type { SheetField, SheetKind } from '@games/domain'
import { classesOfSheets } from './class-captions.ts'
import { columnsOf, type TableColumns } from './columns-by-values.ts'
import { findTables } from './find-tables.ts'
import type { FoundTable, PassedOver } from './found-table.ts'
import { KnownIndex } from './known.ts'
import { withCups } from './cup-columns.ts'
import { withDelegationColumns, withMemberColumn, withMembersBelow, withMembersTogether } from './joined-names.ts'
import { withMarkedEvents, withSeveralEvents } from './marked-events.ts'
import { medalNotesOf } from './medal-notes.ts'
import { withMedallistRows } from './podium-columns.ts'
import { isOfBothSides, kindOfTable, withProgramme, withResults } from './programme-tables.ts'
import { readTable } from './read-table.ts'
import type { ReadSheetOptions, SheetReading, TableNotRead, TableShown } from './reading.ts'
import { WordResolver } from './resolve-words.ts'
import type { Sheet } from './sheet.ts'
import { SheetContext, type WorkbookTitles } from './sheet-context.ts'
import { withSidesAboveNames } from './sides-of-groups.ts'
import { withTotalsOfPoints } from './rows-of-points.ts'
import { sheetReadingOf } from './sheet-reading.ts'
import { withRanksOfClasses } from './shared-ranks.ts'
import { withGendersOfWeights } from './weights-with-letters.ts'
import { standingsIn, withRanksInOrder } from './standings.ts'
import { unreadBeside } from './unread-tables.ts'

const NO_SHEET: Sheet = { name: '', rows: [] }

/** Rows between two reports of the progress. */
const PROGRESS_ROWS = 1_000

/**
 * A sheet as its author made it → typed rows with codes (decision 0100), by its words only. The result is the same wherever the tables are in the
 * sheet, and in whichever of the three languages their columns are named.
 */
export const readSheet = (sheet: Sheet, options: ReadSheetOptions): SheetReading => readSheets([sheet], options)

/**
 * Several sheets of a workbook as one, whose rows are `inWorkbook`. The kind is that of the first table that has one. Results in other tables than
 * the programme of their matches are read after it, as if it were imported.
 */
export function readSheets(sheets: readonly Sheet[], options: ReadSheetOptions): SheetReading {
  const { isProgramme, reading } = readTables(sheets, options, null)
  if (!isProgramme) return reading
  const known = withProgramme(options.known, reading)
  return withResults(reading, readTables(sheets, { ...options, known }, 'results').reading)
}

/**
 * Reads the tables of one kind. `part`: the part of a programme with results that is read; null: the programme, if there are both.
 * `isProgramme`: the reading is of a programme whose results are in other tables.
 */
function readTables(
  sheets: readonly Sheet[],
  options: ReadSheetOptions,
  part: 'results' | null,
): { readonly isProgramme: boolean; readonly reading: SheetReading } {
  const remembered = options.columns ?? new Map<string, readonly (SheetField | null)[]>()
  const found = sheets.map((sheet) => ({ sheet, ...findTables(sheet, new Set(remembered.keys())) }))
  const index = new KnownIndex(options.known)
  const resolver = new WordResolver(index, options.answers ?? new Map())
  const answered = (header: string) => resolver.columnAnswer(header)
  const hasMatches = found.some(({ tables: ofSheet }) => ofSheet.some(({ fields }) => fields.includes('side1')))
  const passed: PassedOver[] = []
  const tables = found.flatMap(({ sheet, tables: ofSheet }) => {
    const medalNotes = medalNotesOf(sheet, ofSheet)
    return ofSheet.flatMap((written) => {
      const asFound = withGendersOfWeights(withSidesAboveNames(written))
      const isChosen = remembered.has(asFound.key)
      const state = isChosen || asFound.unread !== undefined ? null : standingsIn(asFound, hasMatches)
      if (state === 'follow') {
        passed.push(...rowsOf(asFound).map((row): PassedOver => ({ row, why: 'standings' })))
        return []
      }
      const split = withMemberColumn(withDelegationColumns(state === 'asked' ? withRanksInOrder(asFound) : asFound))
      const { table: whole, members } = withMembersBelow(withMembersTogether(split))
      passed.push(...members.map((row): PassedOver => ({ row, why: 'team-member' })))
      const named = withTotalsOfPoints(whole)
      const ranked = withCups(withMedallistRows(named))
      const table = withMarkedEvents(withSeveralEvents(ranked), [sheet.name, ...asFound.above], index)
      const titled = { ...table, above: [sheet.name, ...table.above] }
      const columns = columnsOf(titled, remembered.get(table.key), answered, options.kind ?? null, index)
      const isUnread = table.unread !== undefined && !remembered.has(table.key)
      const kind = isUnread ? null : kindOfTable(table, columns.fields)
      const rows = columns.classes < 0 ? table.rows : withRanksOfClasses(table.rows, columns.fields, columns.classes)
      const read = { ...table, ...columns, rows, sheet, isUnread, kind, medalNotes, standings: state }
      // the other columns of standings are known
      return [state === 'asked' ? { ...read, unknown: [] } : read]
    })
  })
  const isOfMatches = (ofKind: SheetKind) => tables.some((one) => one.kind === ofKind && isOfBothSides(one, one.fields))
  const isPair = options.kind == null && isOfMatches('schedule') && isOfMatches('results')
  const isOfPair = (ofTable: SheetKind | null) => isPair && (ofTable === 'schedule' || ofTable === 'results')
  const first = tables.find((table) => table.kind !== null)?.kind ?? null
  const kind = options.kind ?? (isOfPair(first) ? (part ?? 'schedule') : first)
  const readable = tables.filter(({ isUnread }) => !isUnread)
  const areOfKind = readable.some((table) => table.kind === kind)
  const ofKind = readable.filter(
    (table) => (table.kind ?? kind) === kind || (options.kind && !areOfKind) || readable.length === 1,
  )
  const notRead = tables.flatMap((table) =>
    ofKind.includes(table)
      ? columnsNotRead(table)
      : (kind === null && table.unread !== 'bracket') || (isOfPair(kind) && isOfPair(table.kind))
        ? []
        : [notReadOf(table)],
  )
  const ofNotRead = new Set(notRead.flatMap(({ row, rows, why }) => (why === 'columns' ? [] : [row, ...rows])))
  const onRow = progressOf(rowCount(ofKind), options.onRows)
  const context = new SheetContext(sheets[0] ?? NO_SHEET, kind, options, index, resolver, titlesOf(sheets, options))
  const sheetNames = classesOfSheets(ofKind)
  const read = ofKind
    .filter(({ unknown }) => kind !== null || unknown.length > 0)
    .map((table) => readTable(context, { ...table, sheetNames: sheetNames.get(table) ?? null }, onRow))
  const reading: SheetReading = {
    tables: tables
      .filter(({ unread }) => unread !== 'bracket')
      .map((table) => ({ ...shownTable(table), kind: table.kind })),
    kind,
    ...sheetReadingOf(context, read),
    passedOver: [...found.flatMap(({ passedOver }) => passedOver), ...passed, ...context.passedOver]
      .filter(({ row }) => !ofNotRead.has(row))
      .toSorted((a, b) => a.row - b.row),
    notRead,
    found: rowCount(tables),
  }
  return { isProgramme: isOfPair(kind) && part === null, reading }
}

const MAX_WORDS = 120

function notReadOf({
  header,
  headerRow,
  rows,
  unread,
  kind,
}: FoundTable & { readonly kind: SheetKind | null }): TableNotRead {
  const [first] = rows
  const cells = headerRow === null ? (first?.cells ?? []) : header
  const words = cells.filter((cell) => cell !== '').join(', ')
  return {
    row: headerRow ?? Math.floor(first?.row ?? 0),
    words: words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words,
    rows: [...new Set(rows.map(({ row }) => Math.floor(row)))],
    why: unread ?? (kind === null ? 'unknown-columns' : 'other-kind'),
    kind,
  }
}

/** Columns of another table beside one that is read. */
function columnsNotRead({
  header,
  headerRow,
  rows,
  fields,
  passed,
  unknown,
}: FoundTable & TableColumns): TableNotRead[] {
  const open = new Set(unknown.map(({ at }) => at))
  const beside = unreadBeside(header, (at) => fields[at] === null && passed[at] !== 'row-number' && !open.has(at))
  const filledRows = rows.filter(({ cells }) => beside.some(({ at }) => (cells[at] ?? '') !== ''))
  if (filledRows.length === 0 || headerRow === null) return []
  return [
    {
      row: headerRow,
      words: beside.map(({ words }) => words).join(', '),
      rows: filledRows.map(({ row }) => row),
      why: 'columns',
      kind: null,
    },
  ]
}

/** The numbers of the rows of a table, with its header. */
const rowsOf = ({ headerRow, rows }: FoundTable): number[] => [
  ...(headerRow === null ? [] : [headerRow]),
  ...rows.map(({ row }) => row),
]

/** The first rows of a sheet, which can contain its titles. */
const TITLE_ROWS = 60

/** The titles of a file: of its sheets, also of those that are not read, then its name. */
function titlesOf(sheets: readonly Sheet[], { workbook }: ReadSheetOptions): WorkbookTitles {
  const all = workbook?.sheets ?? sheets
  return {
    sheets: all.map(({ name, rows }) => {
      const looked = rows.slice(0, TITLE_ROWS)
      const [table] = findTables({ name, rows: looked }).tables
      return [name, ...(table?.above ?? looked.flatMap(({ cells }) => onlyCell(cells)))]
    }),
    fileName: workbook?.fileName.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ') ?? null,
  }
}

/** The only filled cell of a row, as of a cover; empty: the row has several, or none. */
function onlyCell(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 ? filled : []
}

const rowCount = (tables: readonly FoundTable[]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0)

/** Counts rows and reports some of the counts. `all`: the number of rows. */
function progressOf(all: number, onRows: ReadSheetOptions['onRows']): () => void {
  let done = 0
  return () => {
    if (done % PROGRESS_ROWS === 0) onRows?.(done, all)
    done += 1
  }
}

function shownTable({
  headerRow,
  header,
  key,
  fields,
  passed,
  rows,
}: FoundTable & TableColumns): Omit<TableShown, 'kind'> {
  const firstValue = (column: number) => rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? ''
  return {
    headerRow,
    header,
    headerKey: key,
    fields,
    passed,
    example: header.map((_, column) => (passed[column] === 'personal' ? '' : firstValue(column))),
    rows: rows.length,
  }
}
