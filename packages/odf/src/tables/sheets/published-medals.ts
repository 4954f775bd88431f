import {
  compareKeys,
  contradictingRanks,
  type MedalCounts,
  MEDALS,
  type PublishedTable,
  type SheetField,
} from '@games/domain'
import type { PassedOver } from './found-table.ts'
import { isTotals } from './no-competitor.ts'
import type { PublishedReading, SheetProblem } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { dayOf } from './times.ts'

/** A row of a published medal table; `rank` null: the sheet has no rank. */
export interface CountedRow {
  readonly row: number
  readonly organisation: string
  /** The delegation as the sheet has it. */
  readonly words: string
  readonly counts: MedalCounts
  readonly rank: number | null
}

/** A number of medals; a dash is 0. Undefined: the cell has no such number. */
export function medalCountOf(cell: string): number | undefined {
  if (/^[-–—]+$/.test(cell)) return 0
  const digits = /^(\d{1,4})(?:[.,]0{1,2})?$/.exec(cell)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

type Fault = Omit<SheetProblem, 'column'>

/** The rows of a medal table that can be published, and what contradicts them: a delegation twice, a rank, a row of sums. */
export function checkedTable(
  rows: readonly CountedRow[],
): Pick<PublishedReading, 'rows'> & { readonly problems: readonly Fault[]; readonly repeated: readonly PassedOver[] } {
  const first = new Map<string, CountedRow>()
  const problems: Fault[] = []
  const repeated: PassedOver[] = []
  for (const counted of rows) {
    const { row, organisation, words, counts } = counted
    const before = first.get(organisation)
    if (before === undefined) first.set(organisation, counted)
    else if (isSame(before.counts, counts)) repeated.push({ row, why: 'repeated-row' })
    else problems.push({ problem: 'repeated-delegation', row, field: 'organisation', value: words })
  }
  const distinct = [...first.values()]
  const ranked = distinct.flatMap(({ row, rank, counts }) => (rank === null ? [] : [{ row, rank, ...counts }]))
  for (const { row, rank } of contradictingRanks(ranked))
    problems.push({ problem: 'rank-against-counts', row, field: 'rank', value: String(rank) })
  return {
    rows: distinct.map(({ row, organisation, counts }) => ({ row, cells: { organisation, ...counts } })),
    problems,
    repeated,
  }
}

const keysOf = (counts: MedalCounts): readonly number[] => MEDALS.map((medal) => counts[medal])
const isSame = (one: MedalCounts, other: MedalCounts): boolean => compareKeys(keysOf(one), keysOf(other)) === 0

/** Sums of columns that the sheet has and that are not the sums of its rows. */
export function wrongSums(
  { rows: all }: Sheet,
  headerRow: number,
  places: ReadonlyMap<SheetField, number>,
  rows: PublishedReading['rows'],
): readonly Fault[] {
  const totals = all.filter(({ row, cells }) => row > headerRow && cells.some((cell) => isTotals(cell)))
  return totals.flatMap(({ row, cells }) =>
    ([...MEDALS, 'total'] as const).flatMap((field): Fault[] => {
      const written = medalCountOf(cells[places.get(field) ?? -1] ?? '')
      const sum = rows.reduce((sums, { cells: counts }) => sums + counts[field], 0)
      return written === undefined || written === sum
        ? []
        : [{ problem: 'sum-of-rows', row, field, value: `${written} ≠ ${sum}` }]
    }),
  )
}

const PUBLISHER =
  /^(?:publicad[oa]\s+por|divulgad[oa]\s+por|published\s+by|fonte|fuente|source|publicador|publisher)\s*:?\s+(.+)$/iu
const UPDATED = /^(?:atualizad[oa]|actualizad[oa]|updated|as\s+of|situa[cç][aã]o\s+em|data|fecha|date)\b/iu
const NUMERIC_DAY = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/g

/** The publisher, title and day of a table, from the lines above it and all lines around it. */
export function aboutTable(above: readonly string[], lines: readonly string[]): Omit<PublishedTable, 'rows'> {
  const publishers = lines.flatMap((line) => PUBLISHER.exec(line)?.[1] ?? [])
  const title = above.find((line) => !PUBLISHER.test(line) && !UPDATED.test(line) && /\p{L}/u.test(line))
  return {
    publisher: publishers[0]?.replace(/[\s,;–-]+(?:(?:em|el|on)\s+)?\d[\d/.-]+$/u, '') ?? null,
    title: title ?? null,
    day: lines.map(dayIn).find((day) => day !== null) ?? null,
  }
}

/** The only day with a year of a line; null: none, or several. */
function dayIn(line: string): string | null {
  const numeric = line.match(NUMERIC_DAY) ?? []
  if (numeric.length > 1 || /\d{1,2}[/.]\d{1,2}\s*(?:[–-]|a|to)\s*\d/u.test(line)) return null
  if (numeric[0] !== undefined) return dayOf(numeric[0], { monthFirst: false, year: null })
  return (line.match(/\b\d{1,2}\b/g) ?? []).length === 1 ? dayOf(line, { monthFirst: false, year: null }) : null
}
