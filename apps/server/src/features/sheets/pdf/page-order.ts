import { fieldsOf } from '@games/odf/tables/sheets/index'
import { programIn } from './meet-programs.ts'
import type { RuledRow } from './ruled-tables.ts'
import type { Chunk, TextLine } from './text-lines.ts'

/** Rows of tables with rules, and lines of text, from top to bottom. */
export type PageEntry =
  | { readonly kind: 'row'; readonly y: number; readonly row: RuledRow }
  | { readonly kind: 'line'; readonly y: number; readonly line: TextLine }
/** Entries of one column of text. `column` counts the columns of a page from the left. */
export interface TextColumn {
  readonly column: number
  readonly entries: readonly PageEntry[]
}

/** Whether the words of a line name columns of a table. */
export const isHeader = (words: readonly string[]): boolean =>
  new Set(fieldsOf(words).filter((field) => field !== null)).size >= 2

export const wordsOf = ({ chunks }: TextLine): string[] => chunks.map(({ text }) => text)
export const textOf = (line: TextLine): string => wordsOf(line).join(' ')

/** The number of a page. */
const PAGE_NUMBER = /(?:\b(?:p[áa]g(?:ina)?|page|hoja|folha)\b\.?\s*:?\s*)\d+(?:\s*(?:de|of|\/)\s*\d+)?/giu
const ONLY_NUMBER = /^[-–\s]*\d+(?:\s*(?:de|of|\/)\s*\d+)?[-–\s]*$/u
/** A footer that one page has. */
const isFooter = (line: TextLine): boolean =>
  textOf(line).replace(PAGE_NUMBER, '').trim() === '' || programIn(textOf(line)) !== null

/**
 * Leaves out the headers of pages after the first and the footers of all. Both are the outermost lines, with the same words in the same place on
 * the next page; a line further inside is never left out, since it may begin another event with the same words.
 */
export function withoutMargins(pages: readonly (readonly TextLine[])[]): TextLine[][] {
  const key = (line: TextLine) =>
    ONLY_NUMBER.test(textOf(line)) ? '#' : textOf(line).replace(PAGE_NUMBER, '#').toLowerCase()
  const isOn = (line: TextLine, page: readonly TextLine[] | undefined) =>
    page?.some((other) => Math.abs(other.y - line.y) <= 3 && key(other) === key(line)) ?? false
  return pages.map((lines, at) => {
    const [before, after] = [pages[at - 1], pages[at + 1]]
    const isMargin = (line: TextLine) => !isHeader(wordsOf(line))
    let from = 0
    let to = lines.length
    for (let line = lines[from]; line && isMargin(line) && isOn(line, before); line = lines[from]) from += 1
    const isLast = (line: TextLine) => isOn(line, before) || isOn(line, after) || isFooter(line)
    for (let line = lines[to - 1]; line && to > from && isMargin(line) && isLast(line); line = lines[to - 1]) to -= 1
    return lines.slice(from, to).filter((line) => programIn(textOf(line)) === null)
  })
}

/** The entries of a page in reading order: two tables side by side (as Hy-Tek prints results) one after the other. */
export function inReadingOrder(lines: readonly TextLine[], rows: readonly RuledRow[]): TextColumn[] {
  const gutter = gutterOf(lines, rows)
  if (gutter === null) return [{ column: 0, entries: entriesOf(lines, rows) }]
  const columns: TextColumn[] = []
  let sides: [TextLine[], TextLine[]] = [[], []]
  let sideRows = [rows.filter(({ right }) => right <= gutter), rows.filter(({ left }) => left >= gutter)] as const
  const flush = (below: number) => {
    for (const [column, side] of sides.entries()) {
      const rowsAbove = (sideRows[column] ?? []).filter(({ y }) => y < below)
      if (side.length + rowsAbove.length > 0) columns.push({ column, entries: entriesOf(side, rowsAbove) })
    }
    const rest = (some: readonly RuledRow[]) => some.filter(({ y }) => y >= below)
    sideRows = [rest(sideRows[0]), rest(sideRows[1])]
    sides = [[], []]
  }
  for (const line of lines) {
    if (line.chunks.some(({ left, right }) => left < gutter && right > gutter)) {
      flush(line.y)
      columns.push({ column: 0, entries: entriesOf([line], []) })
      continue
    }
    for (const [column, side] of sides.entries()) {
      const chunks = line.chunks.filter(({ left }) => left < gutter === (column === 0))
      if (chunks.length > 0) side.push({ ...line, chunks })
    }
  }
  flush(Number.POSITIVE_INFINITY)
  return columns
}

const entriesOf = (lines: readonly TextLine[], rows: readonly RuledRow[]): PageEntry[] =>
  [
    ...lines.map((line): PageEntry => ({ kind: 'line', y: line.y, line })),
    ...rows.map((row): PageEntry => ({ kind: 'row', y: row.y, row })),
  ].toSorted((a, b) => a.y - b.y)

/** The place between two columns of text: the same words name columns on both sides, or each side has a table with rules. */
function gutterOf(lines: readonly TextLine[], rows: readonly RuledRow[]): number | null {
  const beside = rows.find(({ right, y }) =>
    rows.some((other) => other.left >= right && Math.abs(other.y - y) < 200),
  )?.right
  if (beside !== undefined) return beside + 0.1
  const headers = lines.filter((line) => line.chunks.length >= 2 && isHeader(wordsOf(line)))
  const chunks = lines.flatMap((line) => line.chunks)
  const crossing = (place: number) => chunks.filter(({ left, right }) => left < place && right > place).length
  for (const header of headers)
    for (const [at, { left }] of header.chunks.entries()) {
      const before = header.chunks[at - 1]
      if (at < 2 || !before) continue
      // ranks and titles begin to the left of the header
      const places = [(before.right + left) / 2, ...chunks.map((chunk) => chunk.left - 0.5)]
      const [place = left] = places
        .filter((place) => place > before.right && place < left)
        .toSorted((a, b) => crossing(a) - crossing(b))
      if (crossing(place) * 4 <= lines.length && hasSameHeaders(headers, place)) return place
    }
  return null
}

function hasSameHeaders(headers: readonly TextLine[], place: number): boolean {
  const keys = (isOn: (chunk: Chunk) => boolean) =>
    headers
      .map(({ chunks }) => chunks.filter(isOn).map(({ text }) => text))
      .filter(isHeader)
      .map((words) => words.join('|'))
  const lefts = new Set(keys(({ right }) => right <= place))
  return keys(({ left }) => left >= place).some((key) => lefts.has(key))
}
