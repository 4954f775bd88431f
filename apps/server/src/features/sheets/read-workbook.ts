import { err, ok, type Result } from '@games/domain'
import type { TextEncodingName } from '@games/domain/sheets/text-encodings'
import { decodeText, type RawRow, readCsvRows } from '@games/odf/tables/index'
import { MAX_TEXT } from '@games/odf/tables/sheets/index'
import {
  asSheetOfProgram,
  isSqlite,
  isTrf,
  MAX_LENEX_BYTES,
  rankingOfTrf,
  readJudoShiai,
  readLenex,
  readSdif,
  sheetsOfEntries,
} from '@games/odf/venue-files/index'
import { unzipSync } from 'fflate'
import { readOds } from 'hucre/ods'
import { readXlsx } from 'hucre/xlsx'
import { cellText, filledRows } from './cell-text.ts'
import { withinOdsCells } from './ods-cells.ts'
import { isPdf, readPdf } from './pdf/read-pdf.ts'
import { readDocx } from './word/read-docx.ts'
import {
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_SHEET_ROWS,
  READ_COLUMNS,
  type ReadWorkbook,
  type WorkbookFault,
} from './workbook.ts'

/** Bytes that a file may unpack to. */
const MOST_UNPACKED_BYTES = 300_000_000

const beginsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)

/** A part of a document that is read as a tree of elements. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

type Read = Result<{ readonly kind: WorkbookFault }, ReadWorkbook>

/** XLSX, ODS, XLS, CSV, text of tabs, tables of HTML, PDF or Word, entries of LENEX or SDIF, a report of a chess tournament, or a tournament of JudoShiai → sheets of text. Formulas give the value they were saved with; nothing of the file is run or fetched. `encoding`: the one that a person chose for a text. */
export async function readWorkbook(
  bytes: Uint8Array,
  fileName: string,
  encoding: TextEncodingName | null = null,
): Promise<Read> {
  const read = await readFile(bytes, fileName, encoding)
  return read.ok ? ok(withinLimits(read.value)) : read
}

/** A workbook without its columns after the last that is read. Cells with too much text are cut: their rest is not read, and slow to search. */
function withinLimits(workbook: ReadWorkbook): ReadWorkbook {
  const isWide = ({ cells }: RawRow) => cells.length > MAX_COLUMNS
  const isLong = ({ cells }: RawRow) => cells.some((cell) => cell.length > MAX_TEXT)
  const has = (over: (row: RawRow) => boolean) => workbook.sheets.some(({ rows }) => rows.some(over))
  const hasWide = has(isWide)
  if (!hasWide && !has(isLong)) return workbook
  return {
    ...workbook,
    notices: hasWide ? [...workbook.notices, 'columns-left-out'] : workbook.notices,
    sheets: workbook.sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) =>
        isWide(row) || isLong(row)
          ? { ...row, cells: row.cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_TEXT + 1)) }
          : row,
      ),
    })),
  }
}

async function readFile(bytes: Uint8Array, fileName: string, encoding: TextEncodingName | null): Promise<Read> {
  if (bytes.length === 0) return err({ kind: 'empty' })
  if (bytes.length > MAX_FILE_BYTES) return err({ kind: 'too-large' })
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return (await import('./read-xls.ts')).readXls(bytes)
  // Excel 2 to 4
  if (beginsWith(bytes, 0x09) && [0, 2, 4].includes(bytes[1] ?? -1) && bytes[3] === 0)
    return err({ kind: 'old-format' })
  if (isPdf(bytes)) return readPrinted(bytes, fileName)
  if (isSqlite(bytes)) return readTournament(bytes)
  if (!beginsWith(bytes, 0x50, 0x4b)) return readText(bytes, fileName, encoding)
  const archive = entriesOf(bytes)
  if (archive === null) return err({ kind: 'damaged' })
  const has = (part: string) => archive.some(({ name }) => name === part)
  if (archive.some(({ size, packed }) => size === 0 && packed > 2)) return err({ kind: 'damaged' })
  // packed to nothing in the directory: its sizes stand elsewhere, where nobody has counted them
  if (archive.some(({ isDeflated, packed }) => isDeflated && packed === 0)) return err({ kind: 'damaged' })
  if (archive.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES) return err({ kind: 'too-large' })
  const document = archive.find(({ name }) => /^word\/document\d*\.xml$/i.test(name))
  if (document) return readWord(bytes, document, nameOf(fileName), archive)
  if (isTextDocument(bytes)) return err({ kind: 'other-document' })
  const isXlsx = has('xl/workbook.xml')
  if (!isXlsx && !has('content.xml')) {
    // Hy-Tek packs a meet in both of its formats
    const meets = [/\.(?:lef|sd3|cl2)$/i, /\.hy3$/i].flatMap((kind) => archive.filter(({ name }) => kind.test(name)))
    const meet = meets.find(({ size }) => size <= MAX_LENEX_BYTES)?.name
    if (meet === undefined) return err({ kind: meets.length > 0 ? 'too-large' : 'not-a-sheet' })
    const document = partOf(bytes, meet)
    if (document === null) return err({ kind: 'damaged' })
    return readEntries(/\.lef$/i.test(meet) ? readLenex(document) : readSdif(document))
  }
  try {
    const document = isXlsx ? bytes : withinOdsCells(bytes)
    if (document === null) return err({ kind: 'too-large' })
    const workbook = await (isXlsx ? readXlsx : readOds)(document, { readStyles: true })
    const visible = workbook.sheets.filter((sheet) => !isHidden(sheet))
    const sheets = visible
      .map((sheet) => asSheetOfProgram({ name: sheet.name, rows: filledRows(textsOf(sheet), sheet.merges ?? []) }))
      .filter(({ rows }) => rows.length > 0)
    if (sheets.length === 0) return err({ kind: 'empty' })
    if (sheets.some(({ rows }) => rows.length > MAX_SHEET_ROWS + 100)) return err({ kind: 'too-many-rows' })
    return ok({
      sheets,
      notices: [
        ...macrosOf(archive),
        ...(archive.some(({ name }) => name.startsWith('xl/externalLinks/')) ? (['external-links'] as const) : []),
        ...(visible.length < workbook.sheets.length ? (['hidden-sheets'] as const) : []),
      ],
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'EncryptedFileError') return err({ kind: 'encrypted' })
    return err({ kind: /limit|exceed|too (?:large|many)|bomb/i.test(message) ? 'too-large' : 'damaged' })
  }
}

const nameOf = (fileName: string) => fileName.replace(/\.[^.]{1,5}$/, '')

/** The tables of a Word document. */
function readWord(bytes: Uint8Array, { name: part, size }: Entry, name: string, archive: readonly Entry[]): Read {
  if (size > MAX_DOCUMENT_BYTES) return err({ kind: 'too-large' })
  const document = partOf(bytes, part)
  if (document === null) return err({ kind: 'damaged' })
  const styles = archive.find((entry) => entry.name === 'word/styles.xml' && entry.size <= MAX_DOCUMENT_BYTES)
  const read = readDocx(document, styles ? partOf(bytes, styles.name) : null, name)
  if (!read.ok) return read
  if (read.value.some(({ rows }) => rows.length > MAX_SHEET_ROWS)) return err({ kind: 'too-many-rows' })
  return ok({ sheets: read.value, notices: ['word', ...macrosOf(archive)] })
}

/** An OpenDocument text, whose tables are not read. */
const isTextDocument = (archive: Uint8Array): boolean => {
  const type = partOf(archive, 'mimetype')
  return type !== null && /opendocument\.text/.test(Buffer.from(type.subarray(0, 100)).toString())
}

const macrosOf = (archive: readonly Entry[]): ['macros'] | [] =>
  archive.some(({ name }) => /vbaProject|^Basic\//i.test(name)) ? ['macros'] : []

/** The tables of a PDF: only a person can tell whether they are those of its pages (decision 0123). */
async function readPrinted(bytes: Uint8Array, fileName: string): Promise<Read> {
  const read = await readPdf(bytes, nameOf(fileName))
  if (!read.ok) return read
  const { sheets, hasLostLetters, hasPagesWithoutText } = read.value
  if (sheets.some(({ rows }) => rows.length > MAX_SHEET_ROWS)) return err({ kind: 'too-many-rows' })
  return ok({
    sheets,
    notices: [
      'pdf',
      ...(hasPagesWithoutText ? (['pages-without-text'] as const) : []),
      ...(hasLostLetters ? (['lost-letters'] as const) : []),
    ],
  })
}

/** The people who are entered in a meet of swimming (decision 0113); a meet without entries is no sheet. */
function readEntries(read: ReturnType<typeof readLenex>): Read {
  if (!read.ok) return err({ kind: 'damaged' })
  const { meet, problems } = read.value
  const sheets = meet === null ? [] : sheetsOfEntries(meet)
  if (sheets.length === 0) return err({ kind: 'not-a-sheet' })
  if (sheets.some(({ rows }) => rows.length > MAX_SHEET_ROWS)) return err({ kind: 'too-many-rows' })
  return ok({ sheets, notices: problems.length > 0 ? ['unread-records'] : [] })
}

/** The ranking of a tournament of chess. */
function readRanking(text: string): Read {
  const { sheet, remarks } = rankingOfTrf(text)
  if (sheet.rows.length > MAX_SHEET_ROWS) return err({ kind: 'too-many-rows' })
  return ok({ sheets: [sheet], notices: remarks })
}

/** The ranks and entries of a tournament of judo. */
function readTournament(bytes: Uint8Array): Read {
  const read = readJudoShiai(bytes)
  if (!read.ok) return err({ kind: 'damaged' })
  if (read.value === null) return err({ kind: 'not-a-sheet' })
  const { sheets, remarks } = read.value
  if (sheets.length === 0) return err({ kind: 'empty' })
  if (sheets.some(({ rows }) => rows.length > MAX_SHEET_ROWS)) return err({ kind: 'too-many-rows' })
  return ok({ sheets, notices: remarks })
}

/** One file of an archive; null: it cannot be unpacked. */
function partOf(archive: Uint8Array, wanted: string): Uint8Array | null {
  try {
    return unzipSync(archive, { filter: ({ name }) => name === wanted })[wanted] ?? null
  } catch {
    return null
  }
}

/** A page with a table or Excel's XML of 2003, which programs name .xls, or a flat ODF sheet (.fods). */
const MARKUP =
  /^(?=[\s\S]*<table[\s>])<|^<\?xml[\s\S]{0,1000}<(?:\w+:)?Workbook[\s>]|^<\?xml[\s\S]{0,9000}office:mimetype="application\/vnd\.oasis\.opendocument\.spreadsheet/i

async function readText(bytes: Uint8Array, fileName: string, encoding: TextEncodingName | null): Promise<Read> {
  if (/<LENEX[\s>]/.test(Buffer.from(bytes.subarray(0, 2_000)).toString('latin1'))) return readEntries(readLenex(bytes))
  if (/\.(?:sd3|cl2|hy3)$/i.test(fileName)) return readEntries(readSdif(bytes))
  const stem = nameOf(fileName)
  const decoded = decodeText(bytes, encoding)
  if (!decoded.ok) return err({ kind: 'not-a-sheet' })
  const { text, options } = decoded.value
  const encodings = options.length > 0 ? { encodings: options } : {}
  if (MARKUP.test(text.trimStart())) {
    const page = (await import('./read-xls.ts')).readMarkup(text.trimStart(), stem)
    return page.ok ? ok({ ...page.value, ...encodings }) : page
  }
  if (text.startsWith('{\\rtf')) return err({ kind: 'other-document' })
  if (/^<(?:!doctype|html|\?xml)/i.test(text.trimStart())) return err({ kind: 'not-a-sheet' })
  if (isTrf(text)) return readRanking(text)
  const repaired = repairedLetters(text)
  const rows = readCsvRows(repaired ?? text)
  if (rows === null) return err({ kind: 'damaged' })
  if (rows.length === 0) return err({ kind: 'empty' })
  if (rows.length > MAX_SHEET_ROWS + 100) return err({ kind: 'too-many-rows' })
  return ok({
    sheets: [asSheetOfProgram({ name: stem, rows })],
    notices: repaired !== null ? ['repaired-letters'] : text.includes('\uFFFD') ? ['lost-letters'] : [],
    ...encodings,
  })
}

/** `JudÃ´` was UTF-8 that somebody's program took for Windows-1252: read back it is `Judô`. Null: it was not. */
function repairedLetters(text: string): string | null {
  if (!/[ÃÂ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return null
  const bytes: number[] = []
  for (const letter of text) {
    const byte = WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 256
    if (byte > 255) return null
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
const WINDOWS_1252: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 32 },
    (_, at) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)), 128 + at] as const,
  ),
)

interface Entry {
  readonly name: string
  /** Bytes, unpacked and as they stand in the archive. */
  readonly size: number
  readonly packed: number
  readonly isDeflated: boolean
}

/** Names and sizes in an archive's directory, nothing unpacked; null: it is no archive. */
function entriesOf(bytes: Uint8Array): Entry[] | null {
  const entries: Entry[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size, compression }) => {
        entries.push({ name, size: originalSize, packed: size, isDeflated: compression === 8 && !name.endsWith('/') })
        return false
      },
    })
  } catch {
    return null
  }
  return entries
}

type LibrarySheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

const isHidden = ({ hidden, veryHidden }: { readonly hidden?: boolean; readonly veryHidden?: boolean }): boolean =>
  hidden === true || veryHidden === true

/** Cells as they are shown. */
const textsOf = ({ rows, cells }: LibrarySheet): string[][] =>
  rows.map((row, at) => {
    const width = Math.min(row.length, READ_COLUMNS)
    const shown: string[] = []
    for (let column = 0; column < width; column += 1) {
      const cell = cells?.get(`${at},${column}`)
      shown.push(cellText(row[column], cell?.style?.numFmt, cell?.type === 'formula' || cell?.formula !== undefined))
    }
    return shown
  })
