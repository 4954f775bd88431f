import type { SheetField, SheetKind } from '@games/domain'
import { type KnownWords, readSheet, type Sheet, type SheetReading } from '@games/odf/tables/sheets/index'
import { MAX_SHEET_ROWS } from './workbook.ts'

/** The indexes of sheets that are one import, and of those of the same kind that have no room in it. */
interface SheetsRead {
  readonly read: readonly number[]
  readonly leftOut: readonly number[]
  /** Sheets of another kind, or of none. */
  readonly others: readonly OtherSheet[]
}
interface OtherSheet {
  readonly index: number
  readonly kind: SheetReading['kind']
  /** Its first table. */
  readonly table: SheetReading['tables'][number]
}

/** Rows from which on columns without a known header are a table. */
const MIN_ROWS = 3

/** Kinds that are one import: results complete the programme of their matches. */
const PAIR: ReadonlySet<SheetReading['kind']> = new Set<SheetKind>(['schedule', 'results'])

/** Whether a programme has matches. */
const hasMatches = ({ kind, tables }: SheetReading): boolean =>
  kind === 'schedule' && tables.some(({ fields }) => fields.includes('side1') || fields.includes('unit'))

/**
 * The sheets of the first kind, and of a programme of matches also those of its results, in their order as many as have `MAX_SHEET_ROWS` together; of workbooks the first sheet may be a cover. A medal
 * table is in one sheet.
 */
export function sheetsOfOneKind(
  sheets: readonly Sheet[],
  known: KnownWords,
  columns: ReadonlyMap<string, readonly (SheetField | null)[]>,
): SheetsRead {
  if (sheets.length < 2) return { read: [0], leftOut: [], others: [] }
  const readings = sheets.map(({ name, rows }) => readSheet({ name, rows: rows.slice(0, 80) }, { known, columns }))
  const kinds = readings.map(({ kind: own }) => own)
  const first = Math.max(
    0,
    kinds.findIndex((kind) => kind !== null),
  )
  const kind = kinds[first] ?? null
  const others = readings.flatMap(({ kind: own, tables }, index): OtherSheet[] => {
    const table = tables.find((one) => one.kind === own) ?? tables[0]
    // a few words in columns are those of a cover
    const isTable = table !== undefined && (own !== null || table.rows >= MIN_ROWS)
    return index === first || !isTable ? [] : [{ index, kind: own, table }]
  })
  if (kind === null || kind === 'medal-table') return { read: [first], leftOut: [], others }
  const isOfPair = PAIR.has(kind) && readings.some(hasMatches)
  const isRead = (other: SheetReading['kind']) => other === kind || (isOfPair && PAIR.has(other))
  const all = kinds.flatMap((other, at) => (isRead(other) ? at : []))
  let count = 0
  const end = all.findIndex((at) => {
    count += sheets[at]?.rows.length ?? 0
    return at !== first && count > MAX_SHEET_ROWS
  })
  return {
    read: end < 0 ? all : all.slice(0, end),
    leftOut: end < 0 ? [] : all.slice(end),
    others: others.filter((other) => !isRead(other.kind)),
  }
}
