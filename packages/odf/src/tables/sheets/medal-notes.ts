import type { SheetField } from '@games/domain'
import { plain } from '../values.ts'
import { isNoteLine, notesOfSheet, withoutSign } from './footnotes.ts'
import type { FoundTable } from './found-table.ts'
import type { Sheet } from './sheet.ts'
import { isOfSeveralClasses, withholdsMedals } from './withheld-medals.ts'

/** The words of a note about a row, and those of the event of the row. */
export interface MedalNoteOfRow {
  readonly words: string
  readonly event: string
}

/** A line by which an event may give no medals. */
interface MedalNote {
  readonly row: number
  readonly words: string
}

/**
 * The note about each row of the tables of a sheet by which its event may give no medals, by the number of the row. A note is in the name of the
 * sheet, or in a line that is no row of a table. One above the first table is about all tables, one beside rows about these rows.
 */
export function medalNotesOf(sheet: Sheet, tables: readonly FoundTable[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const blocks = tables.flatMap((table) => blocksOf(table))
  const all = blocks.flatMap(({ rows }) => rows)
  for (const note of notesIn(sheet, tables))
    for (const row of rowsAbout(note, sheet, blocks) ?? all) if (!found.has(row)) found.set(row, note.words)
  return found
}

/** Rows of one table with the same lines above them. */
interface Block {
  readonly titles: readonly string[]
  readonly rows: readonly number[]
  readonly first: number
  readonly last: number
}

const blocksOf = ({ headerRow, above, rows }: FoundTable): Block[] =>
  [...Map.groupBy(rows, ({ under }) => under.join('\n')).values()].map((own, at) => {
    const numbers = own.map(({ row }) => Math.floor(row))
    return {
      titles: [...(at === 0 ? above : []), ...(own[0]?.under ?? [])],
      rows: numbers,
      first: at === 0 && headerRow !== null ? headerRow : Math.min(...numbers),
      last: Math.max(...numbers),
    }
  })

/** Fields of competitors. */
const COMPETITORS: ReadonlySet<SheetField | null> = new Set([
  'athlete',
  'family_name',
  'given_name',
  'team',
  'organisation',
  'side1',
  'side2',
])

const competitorsIn = ({ fields, rows }: FoundTable): string[] =>
  rows.flatMap(({ cells }) => cells.filter((_, at) => COMPETITORS.has(fields[at] ?? null)))

/** A sign and its meaning in a legend: `n/s = no medal`. */
const LEGEND = /(?<!\p{L})([^\s;,|()=]{1,5})\s*=\s*([^;|=]+)/gu

/** Notes that name no single competitor, that no sign in a cell refers to, and that explain no sign without a cell. */
function notesIn(sheet: Sheet, tables: readonly FoundTable[]): MedalNote[] {
  const { footnotes, notes } = notesOfSheet(sheet)
  const ofTables = new Set(
    tables.flatMap((table) => [table.headerRow, ...table.rows.map(({ row }) => Math.floor(row))]),
  )
  const cells = tables.flatMap((table) => table.rows.flatMap((row) => row.cells))
  const isSigned = (row: number) =>
    footnotes.some((note) => note.row === row && cells.some((cell) => withoutSign(cell, 0, [note]) !== null))
  const ofOneRow = new Set(notes.flatMap(({ words, below }) => (below === null ? [] : words)))
  const names = new Set(tables.flatMap(competitorsIn).map(plain))
  const isWithoutCell = (words: string) => {
    const signs = [...words.matchAll(LEGEND)].flatMap(([, sign = '', meaning = '']) =>
      withholdsMedals(meaning) ? [sign.toLowerCase()] : [],
    )
    const hasSign = (cell: string) => signs.some((sign) => ` ${cell.toLowerCase()}`.endsWith(` ${sign}`))
    return signs.length > 0 && !cells.some(hasSign)
  }
  const isAboutOne = (words: string) =>
    ofOneRow.has(words) || [...names].some((one) => one.length > 3 && `_${plain(words)}_`.includes(`_${one}_`))
  const isOfGuests = (row: number) =>
    tables.some(
      (table) => table.rows.find((one) => one.row > row)?.isGuest === true && table.rows.some((one) => one.row < row),
    )
  const lines = sheet.rows.flatMap(({ row, cells: own }) =>
    ofTables.has(row) || isSigned(row) || isOfGuests(row)
      ? []
      : own.flatMap((words) =>
          (withholdsMedals(words) || isOfSeveralClasses(words)) && !isAboutOne(words) && !isWithoutCell(words)
            ? [{ row, words }]
            : [],
        ),
  )
  return withholdsMedals(sheet.name) ? [{ row: 0, words: sheet.name }, ...lines] : lines
}

/** The rows that a note is about; null: all rows of the sheet. */
function rowsAbout({ row, words }: MedalNote, { rows }: Sheet, blocks: readonly Block[]): readonly number[] | null {
  const above = blocks.filter(({ last }) => last < row).toSorted((a, b) => b.last - a.last)[0]
  const below = blocks.filter(({ first }) => first > row).toSorted((a, b) => a.first - b.first)[0]
  const numbers = new Set(rows.map((one) => one.row))
  const isWhole = (from: number, to: number) => {
    for (let at = from; at <= to; at += 1) if (!numbers.has(at)) return false
    return true
  }
  const titled = blocks.filter(({ titles }) => titles.includes(words))
  if (above === undefined) return titled.length === 1 ? (titled[0]?.rows ?? null) : null
  const isBeside = isWhole(above.last, row)
  if (below === undefined) return isBeside ? above.rows : null
  if (isBeside !== isWhole(row, below.first)) return isBeside ? above.rows : below.rows
  if (isBeside && isNoteLine(words)) return above.rows
  return isBeside && titled.includes(below) ? below.rows : [...above.rows, ...below.rows]
}
