import { CFB, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { err, ok, type Result } from '@games/domain'
import { isDateFormat, serialToDate } from 'hucre'
import { inspectStream } from './biff-records.ts'
import { cellText, filledRows } from './cell-text.ts'
import { MAX_SHEET_ROWS, READ_COLUMNS, type ReadWorkbook, type WorkbookFault } from './workbook.ts'

/*
 * Sheets of Excel before 2007 and of programs that only name their file .xls (decision 0122). Loaded when such a file comes: its library
 * is large. Call it in the planner's thread only, whose memory and time are limited.
 */
type Read = Result<{ readonly kind: WorkbookFault }, ReadWorkbook>

/** Parts of a compound file ([MS-CFB]) as the library returns them. */
interface Container {
  readonly FullPaths: readonly string[]
  readonly FileIndex: readonly { readonly content?: Uint8Array | number[] }[]
}

set_cptable(codePages)

/** An .xls of Excel 5 to 2003 → sheets of text, formulas with the value they were saved with. */
export function readXls(bytes: Uint8Array): Read {
  try {
    const container: Container = CFB.read(bytes, { type: 'buffer' })
    const paths = container.FullPaths.map((path) => path.replace(/^[^/]*\//, ''))
    if (paths.includes('EncryptedPackage')) return err({ kind: 'encrypted' })
    const content = container.FileIndex[paths.findIndex((path) => path === 'Workbook' || path === 'Book')]?.content
    if (content === undefined) return err({ kind: paths.includes('WordDocument') ? 'other-document' : 'not-a-sheet' })
    const stream = inspectStream(Uint8Array.from(content))
    if (stream === null) return err({ kind: 'damaged' })
    if (stream.isEncrypted) return err({ kind: 'encrypted' })
    const workbook = read(bytes, { ...OPTIONS, type: 'buffer' })
    return sheetsOf(workbook, {
      valueless: stream.valueless,
      notices: [
        ...(paths.some((path) => path.startsWith('_VBA_PROJECT')) ? (['macros'] as const) : []),
        ...(stream.hasExternalLinks ? (['external-links'] as const) : []),
      ],
    })
  } catch {
    return err({ kind: 'damaged' })
  }
}

/**
 * A page of HTML with tables, or an "XML Spreadsheet 2003", which programs name .xls → sheets of text. `name`: of the table of a page that
 * has one.
 */
export function readMarkup(text: string, name: string): Read {
  if (repeatedCells(text) > MAX_REPEATED_CELLS) return err({ kind: 'too-large' })
  try {
    const workbook = read(withoutEntities(text), { ...OPTIONS, type: 'string', raw: true })
    const sheets = sheetsOf(workbook, { valueless: [], notices: [] })
    if (!sheets.ok || workbook.Workbook !== undefined || sheets.value.sheets.length > 1) return sheets
    return ok({ ...sheets.value, sheets: sheets.value.sheets.map((sheet) => ({ ...sheet, name })) })
  } catch {
    return err({ kind: 'not-a-sheet' })
  }
}

/** Cells with content that a flat document declares by repetition. */
const MAX_REPEATED_CELLS = 1_000_000

/** The number of filled cells that a flat document only declares: the library makes each of them. */
function repeatedCells(text: string): number {
  let [cells, rows] = [0, 1]
  for (const [tag, what] of text.matchAll(/<table:table-(row|cell)\b[^>]*>/g)) {
    const repeated = Number(/ table:number-(?:rows|columns)-repeated="(\d+)"/.exec(tag)?.[1] ?? 1)
    if (what === 'row') rows = repeated
    else if (!tag.endsWith('/>')) cells += rows * repeated - 1
  }
  return cells
}

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}
const SIGNS: Readonly<Record<string, string>> = { ordf: 'ª', ordm: 'º', deg: '°', ndash: '–', mdash: '—' }

/** Letters and signs that a page writes as entities, which the library does not decode. Those of markup stay. */
const withoutEntities = (text: string): string =>
  text
    .replace(/&([a-z])(acute|grave|circ|tilde|uml|ring|cedil);/gi, (_, letter: string, accent: string) =>
      `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC'),
    )
    .replace(/&(ordf|ordm|deg|ndash|mdash);/g, (_, sign: string) => SIGNS[sign] ?? '')
    .replace(/&#(?:x([0-9a-f]{2,5})|(\d{2,6}));/gi, (entity, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code < 0xa0 ? entity : String.fromCodePoint(code)
    })

const OPTIONS = { dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false } as const

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function sheetsOf(
  { SheetNames: names, Sheets: byName, Workbook: book }: WorkBook,
  { valueless, notices }: { readonly valueless: readonly ReadonlySet<string>[] } & Pick<ReadWorkbook, 'notices'>,
): Read {
  const hidden = new Set(book?.Sheets?.flatMap(({ name, Hidden: state }) => ((state ?? 0) > 0 ? [name] : [])))
  const visible = names.filter((name) => !hidden.has(name))
  if (visible.some((name) => rowsOf(byName[name] as WorkSheet).length > MAX_ROW)) return err({ kind: 'too-many-rows' })
  const is1904 = book?.WBProps?.date1904 === true
  const sheets = visible
    .map((name) => {
      const sheet = byName[name] as WorkSheet
      const merges = (sheet['!merges'] ?? []).map(({ s: start, e: end }) => ({
        startRow: start.r,
        endRow: end.r,
        startCol: start.c,
      }))
      return { name, rows: filledRows(textsOf(sheet, is1904, valueless[names.indexOf(name)]), merges) }
    })
    .filter(({ rows }) => rows.length > 0)
  if (sheets.length === 0) return err({ kind: 'empty' })
  if (sheets.some(({ rows }) => rows.length > MAX_SHEET_ROWS + 100)) return err({ kind: 'too-many-rows' })
  return ok({ sheets, notices: [...notices, ...(visible.length < names.length ? (['hidden-sheets'] as const) : [])] })
}

/** The last row that a spreadsheet can have. A file can declare a later one. */
const MAX_ROW = 1_048_576

const rowsOf = (sheet: WorkSheet) => (sheet['!type'] === undefined ? (sheet['!data'] ?? []) : [])

function textsOf(sheet: WorkSheet, is1904: boolean, valueless: ReadonlySet<string> | undefined): string[][] {
  // rows and cells without a value are holes
  return Array.from(rowsOf(sheet), (row, at) =>
    Array.from((row ?? []).slice(0, READ_COLUMNS), (cell, column) => {
      if (cell === undefined) return ''
      if (valueless?.has(`${at},${column}`)) return cellText(null, undefined, true)
      const { t: type, v: value, z: format } = cell
      if (type === 'e') return ERRORS[Number(value)] ?? '#N/A'
      const shown = format === undefined ? undefined : String(format)
      const isDate = type === 'n' && typeof value === 'number' && isDateFormat(shown ?? '')
      return cellText(isDate ? serialToDate(value, is1904) : value, shown, false)
    }),
  )
}
