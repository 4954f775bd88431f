import type { PublishedReading } from './reading.ts'
import { aboutTable, checkedTable, wrongSums } from './published-medals.ts'
import { isTotals } from './no-competitor.ts'
import type { SheetContext } from './sheet-context.ts'
import type { SheetTable } from './sheet-table.ts'

/** The medal table of the sheet, or null: the sheet is of another kind. Contradictions become problems. */
export function publishedTable(sheet: SheetContext, tables: readonly SheetTable[]): PublishedReading | null {
  if (sheet.kind !== 'medal-table') return null
  const { index, problems, passedOver, options, resolver, skipped } = sheet
  const headerRow = tables[0]?.headerRow ?? 0
  const places: SheetTable['places'] = tables.at(-1)?.places ?? new Map()
  const checked = checkedTable(sheet.counted)
  const read = new Set(sheet.texts.keys())
  for (const { row, why } of passedOver) if (why === 'note') read.delete(row)
  const lines = sheet.sheet.rows
    .filter(({ row, cells }) => !read.has(row) && row !== headerRow && !cells.some(isTotals))
    .map(({ row, cells }) => ({ row, words: cells.filter((cell) => cell !== '').join(' ') }))
  const emptyRows = lines.filter(({ row, words }) => row > headerRow && index.organisation(words) !== null)
  const faults = [
    ...checked.problems,
    ...emptyRows.map(({ row, words }) => ({ problem: 'missing-value', row, field: 'gold', value: words }) as const),
  ]
  const isWhole = faults.length + problems.length + resolver.questions.size + skipped.size === 0
  if (isWhole) faults.push(...wrongSums(sheet.sheet, headerRow, places, checked.rows))
  for (const fault of faults)
    problems.push({ ...fault, column: fault.field === null ? null : (places.get(fault.field) ?? null) })
  passedOver.push(...checked.repeated)
  const above = lines.filter(({ row }) => row < headerRow)
  const about = aboutTable(
    above.map(({ words }) => words),
    lines.map(({ words }) => words),
  )
  return { ...about, publisher: options.title || about.publisher, rows: checked.rows }
}
