import { err, ok, type Result } from '@games/domain'
import { decodeTable, type RawRow, readCsvRows } from '@games/odf/tables/index'
import { NO_VALUE, type Sheet } from '@games/odf/tables/sheets/index'
import { MAX_LENEX_BYTES, readLenex, sheetsOfEntries } from '@games/odf/venue-files/index'
import { unzipSync } from 'fflate'
import { readOds } from 'hucre/ods'
import { readXlsx } from 'hucre/xlsx'

/** Why a file is no table: each has words of its own for whoever sent it. */
export type WorkbookFault =
  | 'empty'
  | 'too-large'
  | 'not-a-sheet'
  | 'damaged'
  | 'encrypted'
  | 'old-format'
  | 'too-many-rows'
/** What was seen of a file and stops nothing. */
export type WorkbookNotice = 'macros' | 'external-links' | 'repaired-letters' | 'lost-letters' | 'hidden-sheets'

export interface ReadWorkbook {
  readonly sheets: readonly Sheet[]
  readonly notices: readonly WorkbookNotice[]
}

/** Bytes of a file, bytes it may unpack to, rows of a sheet with something in them. */
export const MOST_FILE_BYTES = 10_000_000
const MOST_UNPACKED_BYTES = 300_000_000
export const MOST_SHEET_ROWS = 100_000
const MOST_COLUMNS = 200

const beginsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)

/** XLSX, ODS, CSV, text of tabs or entries of LENEX → sheets of text. Formulas give the value they were saved with; nothing of the file is run or fetched. */
export async function readWorkbook(
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<{ readonly kind: WorkbookFault }, ReadWorkbook>> {
  if (bytes.length === 0) return err({ kind: 'empty' })
  if (bytes.length > MOST_FILE_BYTES) return err({ kind: 'too-large' })
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return err({ kind: includesUtf16(bytes, 'EncryptedPackage') ? 'encrypted' : 'old-format' })
  if (!beginsWith(bytes, 0x50, 0x4b)) return readText(bytes, fileName)
  const archive = entriesOf(bytes)
  if (archive === null) return err({ kind: 'damaged' })
  const has = (part: string) => archive.some(({ name }) => name === part)
  if (archive.some(({ size, packed }) => size === 0 && packed > 2)) return err({ kind: 'damaged' })
  // packed to nothing in the directory: its sizes stand elsewhere, where nobody has counted them
  if (archive.some(({ isDeflated, packed }) => isDeflated && packed === 0)) return err({ kind: 'damaged' })
  if (archive.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES) return err({ kind: 'too-large' })
  const isXlsx = has('xl/workbook.xml')
  if (!isXlsx && !has('content.xml')) {
    const meets = archive.filter(({ name }) => /\.lef$/i.test(name))
    const meet = meets.find(({ size }) => size <= MAX_LENEX_BYTES)?.name
    if (meet === undefined) return err({ kind: meets.length > 0 ? 'too-large' : 'not-a-sheet' })
    return readEntries(partOf(bytes, meet))
  }
  try {
    const workbook = await (isXlsx ? readXlsx : readOds)(bytes, { readStyles: true })
    const visible = workbook.sheets.filter((sheet) => !isHidden(sheet))
    const sheets = visible
      .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
      .filter(({ rows }) => rows.length > 0)
    if (sheets.length === 0) return err({ kind: 'empty' })
    if (sheets.some(({ rows }) => rows.length > MOST_SHEET_ROWS + 100)) return err({ kind: 'too-many-rows' })
    return ok({
      sheets,
      notices: [
        ...(archive.some(({ name }) => /vbaProject|^Basic\//i.test(name)) ? (['macros'] as const) : []),
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

/** Who is entered in a meet of swimming (decision 0113); a file of LENEX without anybody is no sheet. */
function readEntries(lef: Uint8Array | null): Result<{ readonly kind: WorkbookFault }, ReadWorkbook> {
  const read = lef === null ? null : readLenex(lef)
  if (read === null || !read.ok) return err({ kind: 'damaged' })
  const sheets = read.value.meet === null ? [] : sheetsOfEntries(read.value.meet)
  if (sheets.length === 0) return err({ kind: 'not-a-sheet' })
  if (sheets.some(({ rows }) => rows.length > MOST_SHEET_ROWS)) return err({ kind: 'too-many-rows' })
  return ok({ sheets, notices: [] })
}

/** One file of an archive; null: it cannot be unpacked. */
function partOf(archive: Uint8Array, wanted: string): Uint8Array | null {
  try {
    return unzipSync(archive, { filter: ({ name }) => name === wanted })[wanted] ?? null
  } catch {
    return null
  }
}

function readText(bytes: Uint8Array, fileName: string): Result<{ readonly kind: WorkbookFault }, ReadWorkbook> {
  if (/<LENEX[\s>]/.test(Buffer.from(bytes.subarray(0, 2_000)).toString('latin1'))) return readEntries(bytes)
  const text = decodeTable(bytes)
  if (!text.ok || /^(?:%PDF|\{\\rtf|<(?:!doctype|html|\?xml))/i.test(text.value.trimStart()))
    return err({ kind: 'not-a-sheet' })
  const repaired = repairedLetters(text.value)
  const rows = readCsvRows(repaired ?? text.value)
  if (rows === null) return err({ kind: 'damaged' })
  if (rows.length === 0) return err({ kind: 'empty' })
  if (rows.length > MOST_SHEET_ROWS + 100) return err({ kind: 'too-many-rows' })
  return ok({
    sheets: [{ name: fileName.replace(/\.[^.]{1,5}$/, ''), rows }],
    notices: repaired !== null ? ['repaired-letters'] : text.value.includes('\uFFFD') ? ['lost-letters'] : [],
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

function includesUtf16(bytes: Uint8Array, word: string): boolean {
  const wanted = Buffer.from(word, 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(wanted)
}

type LibrarySheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]

const isHidden = ({ hidden, veryHidden }: { readonly hidden?: boolean; readonly veryHidden?: boolean }): boolean =>
  hidden === true || veryHidden === true

/** The rows of a sheet that have something in them, cells as they are shown, merged cells in each of their rows. */
function rowsOf({ rows, cells, merges }: LibrarySheet): RawRow[] {
  const texts = rows.map((row, at) => {
    const width = Math.min(row.length, MOST_COLUMNS)
    const shown: string[] = []
    for (let column = 0; column < width; column += 1) {
      const cell = cells?.get(`${at},${column}`)
      shown.push(cellText(row[column], cell?.style?.numFmt, cell?.type === 'formula' || cell?.formula !== undefined))
    }
    return shown
  })
  for (const { startRow, endRow, startCol } of merges ?? []) {
    const text = texts[startRow]?.[startCol] ?? ''
    if (text === '' || startCol >= MOST_COLUMNS) continue
    for (let row = startRow + 1; row <= Math.min(endRow, texts.length - 1); row += 1) {
      const own = texts[row] as string[]
      while (own.length <= startCol) own.push('')
      if (own[startCol] === '') own[startCol] = text
    }
  }
  return texts
    .map((shown, at) => ({ row: at + 1, cells: shown }))
    .filter(({ cells: some }) => some.some((cell) => cell !== ''))
}

/** Times without a day stand in the first days that are counted. */
const FIRST_DAYS_END = Date.UTC(1904, 0, 3)
const DAY_MS = 86_400_000

function cellText(value: unknown, format: string | undefined, isFormula: boolean): string {
  if (value instanceof Date) return dateText(value, format ?? '')
  if (typeof value === 'number') {
    const isTime =
      format !== undefined &&
      /[hs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\d[^\]]*\]/g, '')) &&
      value >= 0 &&
      value < 60
    if (isTime) return clockText(Math.round(value * DAY_MS), format)
    return numberText(value, format)
  }
  if (typeof value === 'string') return durationText(value) ?? value.replace(/\s+/g, ' ').trim()
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return isFormula ? NO_VALUE : ''
}

/** A time as documents of LibreOffice have it: `PT08H30M00S`. */
function durationText(value: string): string | null {
  const [, hours, minutes, seconds, part] = /^PT(\d+)H(\d+)M(\d+)(?:[.,](\d+))?S$/.exec(value) ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  // hundredths are of a result, not of a day
  if (part !== undefined && !/^0*$/.test(part))
    return `${Number(hours) > 0 ? `${Number(hours)}:${minutes}` : Number(minutes)}:${seconds}.${part}`
  return `${hours.padStart(2, '0')}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`
}

/** A number with as many decimals as its format shows: 11.2 as `0.00` is 11.20. */
function numberText(value: number, format: string | undefined): string {
  const decimals = /^[#,0]*0\.(0+)(?:_.*)?$/.exec(format ?? '')?.[1]?.length
  if (decimals !== undefined) return value.toFixed(decimals)
  // what a program computed with: 0.1 + 0.2
  return String(Number(value.toPrecision(15)))
}

function dateText(date: Date, format: string): string {
  if (Number.isNaN(date.getTime())) return NO_VALUE
  const time = date.getTime()
  if (time < FIRST_DAYS_END) {
    // the first day is 0 in one counting and 1 in the other
    return clockText(((time % DAY_MS) + DAY_MS) % DAY_MS, format)
  }
  const iso = date.toISOString()
  const hasTime = time % DAY_MS !== 0
  return hasTime ? `${iso.slice(0, 10)}T${iso.slice(11, 19)}` : iso.slice(0, 10)
}

/** A time of the day as `08:30`, one that is a result (`mm:ss.00`) as `10:35.42` or `11.29`. */
function clockText(exact: number, format: string): string {
  const decimals = Math.min(3, /s+"?\.("?0"?)+/i.exec(format)?.[0].replace(/[^0]/g, '').length ?? 0)
  // what is shown of a second is rounded, and may be a second more
  const step = 10 ** (3 - decimals)
  const ms = decimals > 0 ? Math.round(exact / step) * step : exact
  const all = Math.floor(ms / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const part =
    decimals > 0
      ? `.${String(ms % 1000)
          .padStart(3, '0')
          .slice(0, decimals)}`
      : ''
  if (/h/i.test(format) || hours > 0 || format === '')
    return `${/s/i.test(format) && decimals > 0 ? hours : two(hours)}:${two(minutes)}${seconds > 0 || /s/i.test(format) ? `:${two(seconds)}` : ''}${part}`
  return decimals > 0 && minutes === 0 ? `${seconds}${part}` : `${minutes}:${two(seconds)}${part}`
}
