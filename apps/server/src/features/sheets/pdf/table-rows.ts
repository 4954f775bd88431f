import { headerKey, NO_VALUE, type Sheet } from '@games/odf/tables/sheets/index'
import { type MeetProgram, withHeaders } from './meet-programs.ts'
import { isHeader, type TextColumn, wordsOf } from './page-order.ts'
import { cellsOf, type Column, columnsOf, nearest, partsOfLine } from './table-columns.ts'
import { type Chunk, joinedLines, type TextLine } from './text-lines.ts'

/** Cells of a row, or a title above a table. */
type Found = { readonly title: string } | { readonly cells: readonly string[] }

/** Two lines nearer than this may be one text in two lines, in heights of a line. */
const WRAP_GAP = 1.45
/** A title is further from the rows above it than these from each other. */
const TITLE_GAP = 1.35
const MAX_TITLE_LINES = 4
/** A line with so many of the cells of the header is a row. */
const ROW_SHARE = 0.6
const SAME_PLACE_PT = 4

/** The rows of all pages as sheets: a new one begins where another header does. Titles are rows of one cell. */
export function sheetsOfPages(
  pages: readonly (readonly TextColumn[])[],
  name: string,
  program: MeetProgram | null,
): Sheet[] {
  const sheets: { key: string | null; rows: (readonly string[])[] }[] = [{ key: null, rows: [] }]
  let titles: string[] = []
  for (const found of layoutsOf(pages).flatMap((layout) => foundIn(layout, program))) {
    if ('title' in found) {
      titles.push(found.title)
      continue
    }
    const key = isHeader(found.cells) ? headerKey(found.cells) : null
    let sheet = sheets.at(-1)
    if (!sheet || (key !== null && sheet.key !== null && sheet.key !== key)) sheets.push((sheet = { key, rows: [] }))
    if (key !== null) sheet.key = key
    // of titles above the first table each counts; a later title replaces the one before it as a whole
    if (sheet.rows.length === 0) for (const title of titles) sheet.rows.push([title])
    else if (titles.length > 0) sheet.rows.push([titles.join(' – ')])
    titles = []
    sheet.rows.push(found.cells)
  }
  if (titles.length > 0) sheets.at(-1)?.rows.push([titles.join(' – ')])
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows }) => ({ name, rows: rows.map((cells, at) => ({ row: at + 1, cells })) }))
}

interface PlacedLine extends TextLine {
  readonly isHeader: boolean
  /** Distance to the line above in the same column of text, in heights of a line; infinite for the first. */
  readonly gap: number
}
/** Lines below headers of the same words in the same places; places count from the first word of the header. */
interface TextTables {
  readonly header: readonly Chunk[]
  readonly lines: readonly PlacedLine[]
  /** Whether the next layout begins with a header. */
  readonly isBeforeHeader: boolean
}
type Layout = TextTables | { readonly rows: readonly (readonly string[])[] }

/** The pages in reading order, divided where the columns of tables change. */
function layoutsOf(pages: readonly (readonly TextColumn[])[]): Layout[] {
  const layouts: Layout[] = []
  const lefts = new Map<number, number>()
  let lines: PlacedLine[] = []
  let rows: (readonly string[])[] = []
  let header: readonly Chunk[] | null = null
  const close = (isBeforeHeader: boolean) => {
    if (lines.length > 0) layouts.push({ header: header ?? [], lines, isBeforeHeader })
    if (rows.length > 0) layouts.push({ rows })
    lines = []
    rows = []
    header = null
  }
  for (const { column, entries } of pages.flat()) {
    let above: number | null = null
    for (const entry of entries) {
      if (entry.kind === 'row') {
        if (lines.length > 0) close(true)
        rows.push(entry.row.cells)
        above = null
        continue
      }
      if (rows.length > 0) close(false)
      const { line } = entry
      const gap: number = above === null ? Number.POSITIVE_INFINITY : (line.y - above) / line.size
      above = line.y
      const isHead = isHeader(wordsOf(line))
      if (isHead) lefts.set(column, line.chunks[0]?.left ?? 0)
      const left = lefts.get(column) ?? lefts.get(0) ?? 0
      const chunks = line.chunks.map((chunk) => moved(chunk, -left))
      if (isHead && header !== null && !isSameHeader(header, chunks)) close(true)
      if (isHead) header ??= chunks
      lines.push({ ...line, chunks, isHeader: isHead, gap })
    }
  }
  close(false)
  return layouts
}

const moved = (chunk: Chunk, by: number): Chunk => ({
  ...chunk,
  left: chunk.left + by,
  right: chunk.right + by,
  words: chunk.words.map(({ text, left, right }) => ({ text, left: left + by, right: right + by })),
})

const isSameHeader = (a: readonly Chunk[], b: readonly Chunk[]): boolean =>
  a.length === b.length &&
  a.every(({ text, left }, at) => text === b[at]?.text && Math.abs(left - b[at].left) <= SAME_PLACE_PT)

function foundIn(layout: Layout, program: MeetProgram | null): Found[] {
  if ('rows' in layout)
    return layout.rows.map((cells) => {
      const [only, ...others] = cells.filter((cell) => cell !== '')
      // a cell over the whole width
      return only !== undefined && others.length === 0 && cells[0] === only ? { title: only } : { cells }
    })
  const { header, lines } = layout
  const isFull = ({ chunks }: PlacedLine) => chunks.length >= Math.max(2, header.length * ROW_SHARE)
  const titles = titleLines(layout)
  const full = lines.filter((line) => !line.isHeader && isFull(line))
  const apart = full.filter((line) => !titles.has(line))
  const fonts = rowFonts(apart.length > 0 ? apart : full)
  const isOfRows = ({ chunks }: PlacedLine) =>
    fonts.size === 0 || chunks.some((chunk) => Array.from(chunk.fonts).some((font) => fonts.has(font)))
  const mayBeRow = (line: PlacedLine) =>
    !line.isHeader && isOfRows(line) && line.chunks.length >= 2 && (isFull(line) || !titles.has(line))
  const columns = columnsOf(
    header,
    lines.filter(mayBeRow).map(({ chunks }) => chunks),
  )
  const headers = withHeaders(
    columns.map((column) => column.header),
    program,
  )
  const found: Found[] = []
  let above: { readonly line: PlacedLine; readonly cells: string[] } | null = null
  const upper = upperLines(columns, lines, titles)
  let begun: string[] = []
  for (const line of lines) {
    if (upper.has(line)) {
      begun = withCells(begun, cellsOf(columns, line.chunks))
      continue
    }
    if (upper.size === 0 && above && !line.isHeader && !titles.has(line) && isWrapped(columns, above.line, line)) {
      Object.assign(above.cells, withCells(above.cells, cellsOf(columns, line.chunks)))
      above = { line: { ...line, chunks: [...line.chunks, ...beside(columns, above.line, line)] }, cells: above.cells }
      continue
    }
    if (line.isHeader || mayBeRow(line) || (isOfRows(line) && isLoneCell(columns, line, titles.has(line)))) {
      const cells = line.isHeader ? headers : withCells(begun, cellsOf(columns, line.chunks))
      begun = []
      found.push({ cells })
      above = line.isHeader ? null : { line, cells }
    } else {
      found.push({ title: wordsOf(line).join(' – ') })
      above = null
    }
  }
  return found
}

/** Fonts that a good part of the rows have. */
function rowFonts(rows: readonly PlacedLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { chunks } of rows)
    for (const font of new Set(chunks.flatMap((chunk) => [...chunk.fonts])))
      counts.set(font, (counts.get(font) ?? 0) + 1)
  return new Set(Array.from(counts).flatMap(([font, count]) => (count * 5 >= rows.length ? [font] : [])))
}

/** Lines above a header and apart from the rows before them. */
function titleLines({ lines, isBeforeHeader }: TextTables): ReadonlySet<PlacedLine> {
  const gaps = lines.flatMap(({ gap }) => (Number.isFinite(gap) ? [gap] : [])).toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 1
  const titles = new Set<PlacedLine>()
  const headers = lines.flatMap((line, at) => (line.isHeader ? [at] : []))
  for (const at of isBeforeHeader ? [...headers, lines.length] : headers) {
    const before = lines.slice(Math.max(0, at - MAX_TITLE_LINES), at)
    const first = before.findLastIndex((line) => line.isHeader || line.gap >= usual * TITLE_GAP)
    if (first >= 0) for (const line of before.slice(first)) if (!line.isHeader) titles.add(line)
  }
  return titles
}

/** A single cell in a column to the right is a row with one cell; further left it is a title. */
function isLoneCell(columns: readonly Column[], { chunks }: PlacedLine, isTitle: boolean): boolean {
  const [chunk, ...others] = chunks
  const second = columns[2]
  return !isTitle && chunk !== undefined && others.length === 0 && second !== undefined && chunk.left >= second.left
}

/** The cells of two lines of one row. */
const withCells = (above: readonly string[], below: readonly string[]): string[] =>
  below.map((cell, at) => {
    const before = above[at] ?? ''
    return before === NO_VALUE || cell === NO_VALUE ? NO_VALUE : joinedLines(before, cell)
  })

/**
 * The lines of rows whose last line has the figures: spreadsheets print the cells of a row at its lower edge. Empty: the rows have one line, or
 * their figures are in the first one.
 */
function upperLines(
  columns: readonly Column[],
  lines: readonly PlacedLine[],
  titles: ReadonlySet<PlacedLine>,
): ReadonlySet<PlacedLine> {
  const isOfWords = (line: PlacedLine) =>
    !line.isHeader && !titles.has(line) && line.chunks.every(({ text }) => !/\d/.test(text))
  const upper = new Set<PlacedLine>()
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const [line, below] = [lines[at], lines[at + 1]]
    if (!line || !below || below.isHeader || titles.has(below) || !isOfWords(line)) continue
    if (isOfWords(below) && !upper.has(below)) continue
    if (isContinued(columns, line, below)) upper.add(line)
  }
  const isOfRowAbove = (line: PlacedLine, at: number) => {
    const above = lines[at - 1]
    return above !== undefined && !above.isHeader && !upper.has(above) && isWrapped(columns, above, line)
  }
  const isCertain = lines.some(
    (line, at) => upper.has(line) && !upper.has(lines[at - 1] ?? line) && !isOfRowAbove(line, at),
  )
  const isContradicted = lines.some((line, at) => isOfWords(line) && !upper.has(line) && isOfRowAbove(line, at))
  return isCertain && !isContradicted ? upper : new Set()
}

/** Whether all cells of a line continue in the line below, whose first words did not fit beside them. */
function isContinued(columns: readonly Column[], line: PlacedLine, below: PlacedLine): boolean {
  const [parts, others] = [partsOfLine(columns, line.chunks), partsOfLine(columns, below.chunks)]
  if (below.gap > WRAP_GAP || parts === null || others === null) return false
  return parts.every(({ at, words }) => {
    const [first, last] = [words[0], words.at(-1)]
    const [next] = others.find((other) => other.at === at)?.words ?? []
    const column = columns[at]
    // a title above figures
    if (!first || !last || !next || /\d/.test(next.text) || !column) return false
    const end = last.right + line.size / 4 + (next.right - next.left)
    return Math.abs(first.left - next.left) <= SAME_PLACE_PT && end > column.right
  })
}

/** Whether a line continues cells of the line above: its first words did not fit into the columns there. */
function isWrapped(columns: readonly Column[], above: PlacedLine, line: PlacedLine): boolean {
  if (line.gap > WRAP_GAP || line.chunks.length * 2 > above.chunks.length) return false
  return line.chunks.every((chunk) => {
    const at = nearest(columns, chunk)
    const column = columns[at]
    const before = above.chunks.find((cell) => nearest(columns, cell) === at)
    const [word] = chunk.words
    if (!column || !before || !word || /\d/.test(chunk.text)) return false
    const isAligned =
      Math.abs(chunk.left - before.left) <= SAME_PLACE_PT ||
      Math.abs(chunk.right - before.right) <= SAME_PLACE_PT ||
      Math.abs(chunk.left + chunk.right - before.left - before.right) <= SAME_PLACE_PT
    const space = line.size / 4
    return (
      isAligned &&
      before.right + space + (word.right - word.left) >
        Math.min(column.right, (columns[at + 1]?.left ?? Number.POSITIVE_INFINITY) - 1)
    )
  })
}

/** Chunks of a line in columns that the line below leaves empty. */
const beside = (columns: readonly Column[], above: PlacedLine, line: PlacedLine): Chunk[] => {
  const taken = new Set(line.chunks.map((chunk) => nearest(columns, chunk)))
  return above.chunks.filter((chunk) => !taken.has(nearest(columns, chunk)))
}
