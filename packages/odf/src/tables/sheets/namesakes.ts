import type { TableRow } from '../columns.ts'
import { personCodeOf } from './word-codes.ts'

type ResultRow = TableRow<'results'>

/**
 * Rows with namesakes of one delegation as different people: in one list they have different days of birth, or different numbers and results.
 * The codes follow from the order of these, in all lists of the sheet, and the first keeps the code of the name. Numbers that count the rows are
 * ignored. `births`: as written, by row.
 */
export function withNamesakes(rows: readonly ResultRow[], births: ReadonlyMap<number, string>): ResultRow[] {
  const lists = Map.groupBy(rows, ({ cells }) => cells.unit)
  const counted = new Set([...lists].flatMap(([unit, list]) => (isCounter(list) ? unit : [])))
  const areCounted = isCounter(rows)
  const markOf = ({ row, cells }: ResultRow): string | null =>
    births.get(row) ?? (areCounted || counted.has(cells.unit) ? null : (cells.bib ?? null))
  const codes = new Map<string, string>()
  for (const same of Map.groupBy(rows, ({ cells }) => cells.competitor).values()) {
    const { competitor, organisation, name } = same[0]?.cells ?? {}
    if (!organisation || !name || competitor !== personCodeOf(name, organisation)) continue
    const marks = [...Map.groupBy(same, ({ cells }) => cells.unit).values()].flatMap((list) =>
      areDistinct(list, births) ? list.flatMap((row) => markOf(row) ?? []) : [],
    )
    const inOrder = [...new Set(marks)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    for (const [at, mark] of inOrder.entries())
      codes.set(`${competitor} ${mark}`, personCodeOf(name, organisation, at + 1))
  }
  return rows.map((row) => {
    const code = codes.get(`${row.cells.competitor} ${markOf(row)}`)
    return code === undefined ? row : { ...row, cells: { ...row.cells, competitor: code } }
  })
}

/** Whether numbers of rows are 1, 2, 3 and so on. */
const isCounter = (rows: readonly ResultRow[]): boolean => rows.every(({ cells }, at) => cells.bib === String(at + 1))

/** Whether rows of one name in one list are different people. */
function areDistinct(list: readonly ResultRow[], births: ReadonlyMap<number, string>): boolean {
  const differ = (values: readonly string[]) => new Set(values).size === list.length
  if (list.length < 2) return false
  if (differ(list.flatMap(({ row }) => births.get(row) ?? []))) return true
  return differ(list.flatMap(({ cells }) => cells.bib ?? [])) && differ(list.flatMap(({ cells }) => cells.result ?? []))
}
