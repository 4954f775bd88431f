import type { SheetField } from '@games/domain'
import { type KnownWords, readSheet, type Sheet } from '@games/odf/tables/sheets/index'
import { MAX_SHEET_ROWS } from './workbook.ts'

/** The indexes of sheets that are one import, and of those of the same kind that have no room in it. */
interface SheetsRead {
  readonly read: readonly number[]
  readonly leftOut: readonly number[]
}

/**
 * The sheets of the first kind, in their order as many as have `MAX_SHEET_ROWS` together; of workbooks the first sheet may be a cover. A medal
 * table is in one sheet.
 */
export function sheetsOfOneKind(
  sheets: readonly Sheet[],
  known: KnownWords,
  columns: ReadonlyMap<string, readonly (SheetField | null)[]>,
): SheetsRead {
  if (sheets.length < 2) return { read: [0], leftOut: [] }
  const kinds = sheets.map(({ name, rows }) => readSheet({ name, rows: rows.slice(0, 80) }, { known, columns }).kind)
  const first = Math.max(
    0,
    kinds.findIndex((kind) => kind !== null),
  )
  const kind = kinds[first] ?? null
  if (kind === null || kind === 'medal-table') return { read: [first], leftOut: [] }
  const all = kinds.flatMap((other, at) => (other === kind ? at : []))
  let count = 0
  const end = all.findIndex((at) => {
    count += sheets[at]?.rows.length ?? 0
    return at !== first && count > MAX_SHEET_ROWS
  })
  return end < 0 ? { read: all, leftOut: [] } : { read: all.slice(0, end), leftOut: all.slice(end) }
}
