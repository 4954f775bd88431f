import type { SheetField } from '@games/domain'
import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { irmOf, medalOf, rankOf } from './cells.ts'
import { digestOf } from './digest.ts'
import { fieldOf, fieldsOf, headerKey } from './fields.ts'
import type { FoundTable } from './found-table.ts'
import { letterOf } from './sheet.ts'
import { weekdayOf } from './times.ts'

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '')
const isWord = (cell: string): boolean => /\p{L}{3}/u.test(cell)
const hasDigit = (cell: string): boolean => /\d/.test(cell)

/** Whether a cell can be a value of a column with numbers, days or times. */
const NUMERIC: ReadonlyMap<SheetField, (cell: string) => boolean> = new Map<SheetField, (cell: string) => boolean>([
  ['rank', (cell) => rankOf(cell) !== undefined || irmOf(cell) !== null],
  ...(['bib', 'start_order', 'seed', 'birth_date', 'score1', 'score2', 'gold', 'silver', 'bronze'] as const).map(
    (field) => [field, hasDigit] as const,
  ),
  ['date', (cell) => hasDigit(cell) || weekdayOf(cell) !== null],
  ['start', (cell) => /\d\s?[:.h]/i.test(cell)],
])

/** Whether a row is a header of another table: words, of which some are those of the header above in its own or in other columns. */
function isOtherHeader(header: readonly string[], { cells }: RawRow): boolean {
  const words = filled(cells)
  const known = new Set(filled(header).map(plain))
  const isOfWords = words.every((cell) => isWord(cell) && !hasDigit(cell))
  return (
    isOfWords && words.filter((cell) => known.has(plain(cell))).length >= 3 && headerKey(cells) !== headerKey(header)
  )
}

/**
 * The rows below a header, and blocks of rows behind an empty row that are not of its table: where it has numbers, days or times, each of their rows
 * has only words, or words in place of ranks; or they have their own header.
 */
export function partedRows(
  header: readonly string[],
  rows: readonly RawRow[],
): { readonly own: readonly RawRow[]; readonly apart: readonly (readonly RawRow[])[] } {
  const blocks = blocksOf(rows)
  const [first = []] = blocks
  const columns = fieldsOf(header).flatMap((field, at) => {
    const fits = field === null ? undefined : NUMERIC.get(field)
    // words in the first rows can be values of the column
    return fits === undefined || first.some(({ cells }) => isMisfit(cells[at], fits)) ? [] : [{ at, fits }]
  })
  const ranks = columns.find(({ at }) => fieldsOf(header)[at] === 'rank')
  const isForeign = ({ cells }: RawRow) =>
    columns.some(({ at, fits }) => isMisfit(cells[at], fits)) &&
    columns.every(({ at, fits }) => !cells[at] || !fits(cells[at]))
  const isApart = (block: readonly RawRow[]) => {
    const full = block.filter(({ cells }) => filled(cells).length > 1)
    const [head] = full
    if (head === undefined) return false
    const isUnranked = ({ cells }: RawRow) => ranks !== undefined && isMisfit(cells[ranks.at], ranks.fits)
    return full.every(isForeign) || (full.length > 1 && (full.every(isUnranked) || isOtherHeader(header, head)))
  }
  const apart = blocks.slice(1).filter(isApart)
  return { own: blocks.filter((block) => !apart.includes(block)).flat(), apart }
}

/** Medals below matches can be in any column. */
const isMisfit = (cell = '', fits: (cell: string) => boolean): boolean =>
  isWord(cell) && !fits(cell) && medalOf(cell) === undefined

/** Rows by the empty rows between them; a row with one cell begins the block below it. */
function blocksOf(rows: readonly RawRow[]): RawRow[][] {
  const blocks: RawRow[][] = []
  let before: number | null = null
  for (const row of rows) {
    const last = blocks.at(-1)
    const isOfTitle = blocks.length > 1 && last?.every(({ cells }) => filled(cells).length === 1)
    if (last === undefined || (before !== null && row.row > before + 1 && !isOfTitle)) blocks.push([row])
    else last.push(row)
    before = row.row
  }
  return blocks
}

/** Rows that nothing is read of, as tables. Pairs of a label and its value are no table. */
export function unreadTables(rows: readonly RawRow[]): FoundTable[] {
  return blocksOf(rows).flatMap((block): FoundTable[] => {
    const full = block.filter(({ cells }) => filled(cells).length > 1)
    const [first, ...data] = full
    if (first === undefined || data.length === 0 || isForm(full)) return []
    const hasHeader = filled(first.cells).every((cell) => isWord(cell) && !hasDigit(cell))
    const width = Math.max(...full.map(({ cells }) => cells.length))
    const header = hasHeader ? first.cells : Array.from({ length: width }, (_, at) => letterOf(at))
    return [
      {
        header,
        headerRow: hasHeader ? first.row : null,
        key: hasHeader ? headerKey(header) : `~${digestOf(JSON.stringify([first.row, first.cells]), 12)}`,
        fields: hasHeader ? fieldsOf(header) : header.map(() => null),
        above: [],
        rows: (hasHeader ? data : full).map(({ row, cells }) => ({ row, cells, under: [] })),
        unread: hasHeader ? 'unknown-columns' : 'no-header',
      },
    ]
  })
}

/** Whether most rows begin with a label: `Data: | 10/07/2027`. */
export function isForm(rows: readonly RawRow[]): boolean {
  const labels = rows.filter(({ cells: [first = ''] }) => first.endsWith(':') || fieldOf(first) !== null)
  return labels.length * 2 > rows.length
}

/** A column with its header. */
interface HeadedColumn {
  readonly at: number
  readonly words: string
}

/** The columns behind an empty one of which most are not known: a table beside the one that is read; empty if there is no such table. */
export function unreadBeside(header: readonly string[], isUnread: (at: number) => boolean): readonly HeadedColumn[] {
  const gap = header.findLastIndex(
    (cell, at) => at > 0 && cell === '' && header.slice(at + 1).some((words) => words !== ''),
  )
  const beside = header.flatMap((words, at) => (gap > 0 && at > gap && words !== '' ? [{ at, words }] : []))
  const unread = beside.filter(({ at }) => isUnread(at))
  return unread.length >= 2 && unread.length * 2 > beside.length ? beside : []
}
