import { fieldOf, NO_VALUE } from '@games/odf/tables/sheets/index'
import { type Chunk, chunkOf, type Word } from './text-lines.ts'

/** A column by the places of its header and its cells, in points. */
export interface Column {
  readonly header: string
  readonly left: number
  readonly right: number
}

interface Growing {
  readonly header: string
  left: number
  right: number
  readonly cells: Chunk[]
}

/** Places this near are aligned, in points. */
const ALIGNED_PT = 2
const RANK = /^(?:[-–]{1,3}|[=*]?\d{1,4}[.)ºª°]?|\d{1,4}\.[ºª°])$/u

const overlap = (a: Word | Column, b: Word | Column): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/**
 * The columns of a table. Each word of the header has one, also above empty cells; cells without a header above them make columns without a
 * header. `rows` are the chunks of rows, in the same coordinates as the header.
 */
export function columnsOf(header: readonly Chunk[], rows: readonly (readonly Chunk[])[]): Column[] {
  const seeds = header.flatMap((chunk) => dividedHeader(chunk, rows))
  const columns: Growing[] = seeds.map((seed) => ({ ...seed, cells: [] }))
  const take = (column: Growing, cell: Chunk) => {
    column.left = Math.min(column.left, cell.left)
    column.right = Math.max(column.right, cell.right)
    column.cells.push(cell)
  }
  const add = (cells: readonly Chunk[]) => {
    const [first, ...others] = cells
    if (!first) return
    const column: Growing = { header: '', left: first.left, right: first.right, cells: [first] }
    for (const cell of others) take(column, cell)
    columns.push(column)
  }
  const under = seeds.map((): Chunk[] => [])
  const loose: Chunk[] = []
  for (const cell of rows.flat()) {
    const [at, ...others] = seeds.flatMap((seed, place) => (overlap(seed, cell) > 0 ? [place] : []))
    if (at === undefined) loose.push(cell)
    else if (others.length === 0) under[at]?.push(cell)
  }
  for (const [at, seed] of seeds.entries()) {
    const [covered = [], ...others] = partsUnder(under[at] ?? [], rows, seed)
    const column = columns[at]
    if (column) for (const cell of covered) take(column, cell)
    for (const cells of others) add(cells)
  }
  const named = seeds.length
  for (const cell of loose.toSorted((a, b) => b.right - b.left - (a.right - a.left))) {
    const best = columns.reduce<Growing | null>(
      (found, column) => (overlap(column, cell) > Math.max(0, found ? overlap(found, cell) : 0) ? column : found),
      null,
    )
    if (best) take(best, cell)
    else add([cell])
  }
  for (const column of columns.slice(named)) {
    const size = column.cells[0] ? (column.right - column.left) / Math.max(1, column.cells[0].text.length) : 0
    // a header beside its cells, where no cell is below it
    const before = columns
      .filter((other) => other.header !== '' && other.right <= column.left)
      .reduce<Growing | null>((last, other) => (last && last.left > other.left ? last : other), null)
    const near = columns.filter(
      (other) =>
        other.header !== '' && other.cells.length === 0 && (other === before || -overlap(other, column) <= size * 3),
    )
    if (near.length !== 1 || !near[0]) continue
    for (const cell of column.cells) take(near[0], cell)
    columns.splice(columns.indexOf(column), 1)
  }
  return columns.toSorted((a, b) => a.left - b.left).flatMap(withoutRanks)
}

/** Two headers with no more than a space between them, above two columns: words that end or begin where the cells do. */
function dividedHeader({ text, left, right, words }: Chunk, rows: readonly (readonly Chunk[])[]): Column[] {
  const whole = [{ header: text, left, right }]
  const under = rows.map((cells) => cells.filter((cell) => overlap(cell, { header: text, left, right }) > 0))
  const pairs = under.filter((cells) => cells.length === 2)
  if (words.length < 2 || pairs.length < 2 || pairs.length * 2 < under.filter((cells) => cells.length > 0).length)
    return whole
  const [firsts, seconds] = [pairs.flatMap(([cell]) => cell ?? []), pairs.flatMap(([, cell]) => cell ?? [])]
  const end = Math.max(...firsts.map((cell) => cell.right))
  const start = Math.min(...seconds.map((cell) => cell.left))
  if (end > start) return whole
  const at = words.findIndex((word, place) => {
    const before = words[place - 1]
    if (!before) return false
    return Math.abs(word.left - start) <= ALIGNED_PT || Math.abs(before.right - end) <= ALIGNED_PT
  })
  if (at < 1) return whole
  const none = new Set<string>()
  return [chunkOf(words.slice(0, at), none), chunkOf(words.slice(at), none)].map((part) => ({
    header: part.text,
    left: part.left,
    right: part.right,
  }))
}

/** Cells under one header, apart if rows have several of them: the header belongs to those that it covers most. */
function partsUnder(cells: readonly Chunk[], rows: readonly (readonly Chunk[])[], seed: Column): Chunk[][] {
  const parts: { right: number; readonly cells: Chunk[] }[] = []
  for (const cell of cells.toSorted((a, b) => a.left - b.left)) {
    const part = parts.at(-1)
    if (!part || cell.left >= part.right) parts.push({ right: cell.right, cells: [cell] })
    else {
      part.right = Math.max(part.right, cell.right)
      part.cells.push(cell)
    }
  }
  const taken = new Set(cells)
  const several = rows.filter((row) => row.filter((cell) => taken.has(cell)).length > 1).length
  if (several < 2 || several * 2 < rows.length) return [[...cells]]
  const covered = (part: readonly Chunk[]) => Math.max(...part.map((cell) => overlap(seed, cell)))
  return parts.map((part) => part.cells).toSorted((a, b) => covered(b) - covered(a))
}

/** Ranks a space before the names, as Hy-Tek prints them, are a column. */
function withoutRanks({ header, left, right, cells }: Growing): Column[] {
  const field = fieldOf(header)
  const ranked = cells.filter(
    ({ words: [rank, name] }) => rank && name && RANK.test(rank.text) && /^\p{L}/u.test(name.text),
  )
  const isOfNames = header === '' || field === 'athlete' || field === 'team'
  if (!isOfNames || ranked.length < 2 || ranked.length < cells.length * 0.6) return [{ header, left, right }]
  const names = ranked.flatMap(({ words: [, name] }) => name?.left ?? [])
  const start = Math.min(...names)
  if (Math.max(...names) - start > ALIGNED_PT) return [{ header, left, right }]
  const end = Math.max(...ranked.flatMap(({ words: [rank] }) => rank?.right ?? []))
  return [
    { header: '', left, right: end },
    { header, left: start, right },
  ]
}

/**
 * The cells of a row. A text over several columns is divided where one of its words begins or ends as the cells of a column do; where none does,
 * it is not known which words belong to which column, and the columns have `NO_VALUE`.
 */
export function cellsOf(columns: readonly Column[], chunks: readonly Chunk[]): string[] {
  const cells = columns.map(() => '')
  const add = (at: number, text: string) => {
    cells[at] = cells[at] ? `${cells[at]} ${text}` : text
  }
  for (const chunk of chunks) {
    const parts = partsOf(columns, chunk)
    if (parts === null) {
      for (const [at, column] of columns.entries()) if (overlap(column, chunk) > 0) cells[at] = NO_VALUE
    } else for (const { at, words } of parts) add(at, chunkOf(words, chunk.fonts).text)
  }
  return cells
}

/** The words of a line by their columns; null: a text is over two columns. */
export function partsOfLine(columns: readonly Column[], chunks: readonly Chunk[]): Part[] | null {
  const parts = chunks.map((chunk) => partsOf(columns, chunk))
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

interface Part {
  readonly at: number
  readonly words: Word[]
}

function partsOf(columns: readonly Column[], chunk: Chunk): Part[] | null {
  const parts: Part[] = []
  for (const word of chunk.words) {
    const last = parts.at(-1)
    // a covered word belongs to the text before it
    const at = last && word.left === word.right ? last.at : nearest(columns, word)
    if (last?.at === at) last.words.push(word)
    else parts.push({ at, words: [word] })
  }
  const isDivided = parts.every(({ at, words }, part) => {
    const [first, before] = [words[0], parts[part - 1]]
    if (!first || !before) return true
    const [column, columnBefore] = [columns[at], columns[before.at]]
    if (!column || !columnBefore || at !== before.at + 1) return false
    const end = before.words.at(-1)?.right ?? 0
    return Math.abs(first.left - column.left) <= ALIGNED_PT || Math.abs(end - columnBefore.right) <= ALIGNED_PT
  })
  if (isDivided) return parts
  // a long text that reaches into the next column without a cell there
  const at = nearest(columns, chunk)
  const column = columns[at]
  return column && chunk.left >= column.left - ALIGNED_PT && chunk.right <= column.right + ALIGNED_PT
    ? [{ at, words: [...chunk.words] }]
    : null
}

/** The column that has most of a word, else the one beside it. */
export function nearest(columns: readonly Column[], word: Word): number {
  let best = 0
  for (const [at, column] of columns.entries()) {
    const found = columns[best]
    if (!found) continue
    const [covered, before] = [overlap(column, word), overlap(found, word)]
    // of two columns that cover the word, the one that begins later: the other has a long text in another row
    if (covered > before + 0.01 || (covered > 0 && Math.abs(covered - before) <= 0.01 && column.left > found.left))
      best = at
  }
  return best
}
