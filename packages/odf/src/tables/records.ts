import { CsvError, parse } from 'csv-parse/sync'
import type { TableProblem } from './problem.ts'

/** A table as it was written: its header, and its cells by place. */
export interface RawTable {
  readonly header: readonly string[]
  /** Null in JSON, which has none, and in an empty file. */
  readonly headerRow: number | null
  readonly rows: readonly RawRow[]
}
export interface RawRow {
  readonly row: number
  /** Trimmed; as many as the header has, and whatever came beyond. */
  readonly cells: readonly string[]
}

type Report = (problem: TableProblem) => void

/** CSV or a JSON list of objects → rows. Empty rows are passed over but counted; what cannot be read at all is reported and gives null. */
export function readRecords(text: string, report: Report): RawTable | null {
  return /^\s*[[{]/.test(text) ? readJsonTable(text, report) : readCsvTable(text, report)
}

/** Excel's own first line, which names the delimiter. */
const SEP_LINE = /^sep=([;,\t])\r?\n/i

function readCsvTable(text: string, report: Report): RawTable | null {
  const sep = SEP_LINE.exec(text)
  const csv = sep ? text.slice(sep[0].length) : text
  const above = sep ? 1 : 0
  try {
    const records = parse(csv, {
      delimiter: sep?.[1] ?? delimiterOf(csv),
      trim: true,
      // cells such as: Ginásio "Velho"
      relax_quotes: true,
      // spreadsheets leave out the last empty cells or pad with them
      relax_column_count: true,
    })
    // empty records count, so that a row has the number the spreadsheet shows
    const numbered = records.map((cells, at) => ({ row: at + 1 + above, cells }))
    const [head, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''))
    return { header: head?.cells ?? [], headerRow: head?.row ?? null, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { records } = error as { records?: unknown }
    const row = typeof records === 'number' ? records + 1 + above : null
    report({ problem: 'not-csv', row, column: null, value: error.code })
    return null
  }
}

/** CSV → all its rows, without a header: of a sheet nobody knows yet where that is. Null: it is no CSV. */
export function readCsvRows(text: string): readonly RawRow[] | null {
  const sep = SEP_LINE.exec(text)
  const csv = sep ? text.slice(sep[0].length) : text
  try {
    const records = parse(csv, {
      delimiter: sep?.[1] ?? delimiterOfLines(csv),
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
    })
    return records
      .map((cells, at) => ({ row: at + 1 + (sep ? 1 : 0), cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return null
  }
}

/** The delimiter of which most lines have the same number, so that neither titles above nor decimal commas count. */
function delimiterOfLines(csv: string): string {
  const lines = csv.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 60)
  const scored = [';', ',', '\t'].map((delimiter) => {
    const counts = Map.groupBy(
      lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0),
      (count) => count,
    )
    return { delimiter, score: Math.max(0, ...[...counts].map(([count, of]) => count * of.length)) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

/** The delimiter that the header has most of, outside quotes: Excel writes `;` where the decimal sign is a comma. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
  const counted = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

function readJsonTable(text: string, report: Report): RawTable | null {
  const refuse = (row: number | null, value: string | null) => {
    report({ problem: 'not-json', row, column: null, value })
    return null
  }
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    return refuse(null, (error as Error).message)
  }
  if (!Array.isArray(list)) return refuse(null, null)
  const header: string[] = []
  const rows: RawRow[] = []
  for (const [at, one] of (list as unknown[]).entries()) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      refuse(at + 1, JSON.stringify(one))
      continue
    }
    for (const name of Object.keys(one)) if (!header.includes(name)) header.push(name)
    rows.push({ row: at + 1, cells: header.map((name) => jsonCell((one as Record<string, unknown>)[name])) })
  }
  return { header, headerRow: null, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** Lists of texts are written as in a cell; anything deeper stays JSON, which no column takes. */
function jsonCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(' ')
  return JSON.stringify(value)
}
