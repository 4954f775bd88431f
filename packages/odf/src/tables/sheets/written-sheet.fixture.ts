import type { Cells, TableKind } from '../columns.ts'
import type { SheetReading } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** Rows as somebody would write them: a column for each of what `columns` says of a row, in words. */
export const sheetOf = <R>(
  name: string,
  columns: Readonly<Record<string, (row: R, at: number) => string>>,
  rows: readonly R[],
): Sheet => ({
  name,
  rows: [
    { row: 1, cells: Object.keys(columns) },
    ...rows.map((row, at) => ({ row: at + 2, cells: Object.values(columns).map((cell) => cell(row, at)) })),
  ],
})

/** A sheet as text: a row in each line, columns between `|`. Empty rows are left out, but their numbers count. */
export const writtenSheet = (text: string): Sheet => ({
  name: 'Plan1',
  rows: text
    .trim()
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
})

/** What was read of a kind, with the rows of the sheet. */
export const batch = <K extends TableKind>({ batches }: SheetReading, kind: K) =>
  batches.flatMap((one) =>
    one.kind === kind ? one.rows.map(({ row, cells }) => ({ row, cells: cells as Cells<K> })) : [],
  )

/** All unknown words are new, and ranks that contradict the results count. */
export const ALL_NEW: ReadonlyMap<string, string> = new Map(
  ['discipline', 'organisation', 'venue', 'event', 'person', 'rank'].map((what) => [`${what}|*`, 'new']),
)
