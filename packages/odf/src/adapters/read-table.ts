import { parse } from 'csv-parse/sync'
import type { FindingLog } from './adapter.ts'
import { readText } from './read-text.ts'

/** A row of a table: its line in the file (the header is 1) and its cells by column. */
export interface TableRow<Column extends string, Optional extends string = never> {
  readonly line: number
  readonly cells: Readonly<Record<Column, string>> & Readonly<Partial<Record<Optional, string>>>
}

/**
 * Reads a CSV file (UTF-8, comma, header) strictly: rows that are no CSV or have another number of cells than the header become
 * findings. A file that is absent, is not UTF-8 or lacks a required column gives no rows and a finding.
 */
export function readTable<Column extends string, Optional extends string = never>(
  folder: string,
  file: string,
  columns: readonly Column[],
  findings: FindingLog,
): TableRow<Column, Optional>[] {
  const text = readText(folder, file, findings)
  if (text === null) return []
  type Row = TableRow<Column, Optional>['cells']
  const rows: TableRow<Column, Optional>[] = []
  let missing: string[] = []
  parse<Record<string, string>>(text, {
    bom: true,
    trim: true,
    columns: (header: string[]) => {
      missing = columns.filter((c) => !header.includes(c))
      return header
    },
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = Number(error?.lines)
      findings.add(
        'bad-row',
        { file, ...(Number.isInteger(line) ? { row: line } : {}) },
        `The row is left out, it cannot be read as CSV: ${error?.message ?? 'unknown reason'}.`,
      )
      return undefined
    },
    // the rows are stored here, with their lines, and not by the parser a second time
    on_record: (cells, { lines }) => {
      if (missing.length === 0) rows.push({ line: lines, cells: cells as Row })
      return null
    },
  })
  for (const column of missing)
    findings.add('missing-column', { file, row: 1, column }, `The column is missing: the file is not used.`)
  return rows
}
