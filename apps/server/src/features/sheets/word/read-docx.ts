import { err, ok, type Result } from '@games/domain'
import { headerKey, NO_VALUE, type Sheet } from '@games/odf/tables/sheets/index'
import { cellText } from '../cell-text.ts'
import { isHeader } from '../pdf/page-order.ts'
import { MAX_COLUMNS } from '../workbook.ts'
import { DocumentTooLarge, documentTree, type WordElement } from './document-tree.ts'

export type DocxFault = 'damaged' | 'too-large' | 'no-tables'

/** Longer paragraphs are prose, not titles. */
const MAX_TITLE_LENGTH = 200
/** Titles directly above a table that are read. */
const MAX_TITLES = 10

/**
 * The parts `word/document.xml` and `word/styles.xml` of a Word document → its tables as sheets. Paragraphs above a table are rows of one cell.
 * Text that tracked changes removed, hidden text and the codes of fields are left out. `name`: of the sheets.
 */
export function readDocx(
  document: Uint8Array,
  styles: Uint8Array | null,
  name: string,
): Result<{ readonly kind: DocxFault }, Sheet[]> {
  try {
    const levels = styles === null ? new Map<string, number>() : headingLevels(documentTree(styles))
    const sheets = sheetsOf(partsIn(child(documentTree(document), 'body'), levels), name)
    return sheets.length === 0 ? err({ kind: 'no-tables' }) : ok(sheets)
  } catch (error) {
    return err({ kind: error instanceof DocumentTooLarge ? 'too-large' : 'damaged' })
  }
}

type Rows = readonly (readonly string[])[]
/** A table, or a paragraph outside of tables. `level`: of a heading, from 0; null: no heading. */
type Part = { readonly rows: Rows } | { readonly title: string; readonly level: number | null }
type Levels = ReadonlyMap<string, number>

const within = (element: WordElement | undefined, name: string): readonly WordElement[] =>
  element?.children.filter((one) => one.name === name) ?? []
const child = (element: WordElement | undefined, name: string): WordElement | undefined =>
  element?.children.find((one) => one.name === name)
const valueOf = (element: WordElement | undefined): string | undefined => element?.attributes['val']
const whole = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : null
const isOn = (element: WordElement | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off'].includes(valueOf(element) ?? '')

/** Levels of headings by the ids of their styles. The names of these styles are English in every language of Word. */
function headingLevels(styles: WordElement): Levels {
  const all = new Map(within(styles, 'style').map((style) => [style.attributes['styleId'] ?? '', style]))
  const levelOf = (style: WordElement | undefined, steps = 0): number | null => {
    if (style === undefined || steps > 10) return null
    const heading = whole(/^heading ([1-9])$/i.exec(valueOf(child(style, 'name')) ?? '')?.[1])
    if (heading !== null) return heading - 1
    const outline = whole(valueOf(child(child(style, 'pPr'), 'outlineLvl')))
    return outline ?? levelOf(all.get(valueOf(child(style, 'basedOn')) ?? ''), steps + 1)
  }
  const levels = new Map<string, number>()
  for (const [id, style] of all) {
    const level = levelOf(style)
    if (level !== null) levels.set(id, level)
  }
  return levels
}
/** Outline level of body text (ISO/IEC 29500-1 §17.3.1.20). */
const BODY_TEXT = 9

/** Tables and paragraphs of a body, cell or text box, in their order. */
const partsIn = (container: WordElement | undefined, levels: Levels): Part[] =>
  container?.children.flatMap((element) => {
    if (element.name === 'tbl') return tableParts(element, levels)
    return element.name === 'p' ? paragraphParts(element, levels) : []
  }) ?? []

function paragraphParts(paragraph: WordElement, levels: Levels): Part[] {
  const boxes = within(paragraph, 'r')
    .flatMap((run) => within(run, 'txbxContent'))
    .flatMap((box) => partsIn(box, levels))
  const title = textOf(paragraph)
    .split('\t')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' – ')
  if (title === '' || title.length > MAX_TITLE_LENGTH) return boxes
  const properties = child(paragraph, 'pPr')
  const level =
    whole(valueOf(child(properties, 'outlineLvl'))) ??
    levels.get(valueOf(child(properties, 'pStyle')) ?? '') ??
    BODY_TEXT
  return [...boxes, { title, level: level < BODY_TEXT ? level : null }]
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['br', ' '],
  ['cr', ' '],
  ['noBreakHyphen', '-'],
])

/** The text that a paragraph shows, tabs included. */
function textOf(paragraph: WordElement): string {
  // fields that are open (§17.16.18): true within the code of a field, false within its result
  const fields: boolean[] = []
  let text = ''
  for (const run of within(paragraph, 'r')) {
    const isHidden = isOn(child(child(run, 'rPr'), 'vanish'))
    for (const { name, attributes, text: letters } of run.children) {
      if (name === 'fldChar') {
        const type = attributes['fldCharType']
        if (type === 'begin') fields.push(true)
        else if (fields.pop() !== undefined && type === 'separate') fields.push(false)
      } else if (!isHidden && !fields.includes(true)) text += name === 't' ? letters : (SIGNS.get(name) ?? '')
    }
  }
  return text
}

/** Columns from `at` up to `to` of the grid of a table. */
interface Cell {
  readonly at: number
  readonly to: number
  readonly text: string
  readonly element: WordElement
  /** Whether it continues the cell above. */
  readonly isMerged: boolean
}

/** A table, or the content of a frame that is drawn as a table. */
function tableParts(table: WordElement, levels: Levels): Part[] {
  const rows = within(table, 'tr')
    .filter((row) => {
      const properties = child(row, 'trPr')
      return child(properties, 'del') === undefined && !isOn(child(properties, 'hidden'))
    })
    .map(cellsOf)
  const texts = rows.map((cells) => cells.map(({ text }) => text))
  const isTable = texts.some((row) => row.filter((text) => text !== '').length > 1)
  const hasTables = rows.flat().some(({ element }) => child(element, 'tbl'))
  if (!texts.some(isHeader) && (hasTables || !isTable))
    return rows.flat().flatMap(({ element }) => partsIn(element, levels))
  const widths = within(child(table, 'tblGrid'), 'gridCol').map((column) => whole(column.attributes['w']) ?? 1)
  const filled = underHeaders(rows, widths).filter((row) => row.some((text) => text !== ''))
  return filled.length === 0 ? [] : [{ rows: filled }]
}

function cellsOf(row: WordElement): Cell[] {
  const cells: Cell[] = []
  let at = whole(valueOf(child(child(row, 'trPr'), 'gridBefore'))) ?? 0
  for (const element of within(row, 'tc')) {
    if (at >= MAX_COLUMNS) break
    const properties = child(element, 'tcPr')
    const merge = child(properties, 'vMerge')
    const to = Math.min(MAX_COLUMNS, at + Math.max(1, whole(valueOf(child(properties, 'gridSpan'))) ?? 1))
    const isMerged = merge !== undefined && valueOf(merge) !== 'restart'
    cells.push({ at, to, element, isMerged, text: textOfCell(element) })
    at = to
  }
  return cells
}

/** The paragraphs of a cell in one line. A table in it, and a number that only the numbering of Word shows, are not read. */
function textOfCell(cell: WordElement): string {
  const paragraphs = within(cell, 'p')
  const text = cellText(paragraphs.map(textOf).join(' '), undefined, false)
  const isNumbered = paragraphs.some((paragraph) => child(child(paragraph, 'pPr'), 'numPr'))
  return child(cell, 'tbl') || (text === '' && isNumbered) ? NO_VALUE : text
}

/**
 * The texts of rows in the columns of the header above them: borders that were moved in single rows make more columns than the table has.
 * A merged cell has its text in each of its rows. `widths`: of the columns of the grid.
 */
function underHeaders(rows: readonly (readonly Cell[])[], widths: readonly number[]): string[][] {
  const edges = [0]
  for (let column = 0; column < MAX_COLUMNS; column += 1) edges.push((edges[column] ?? 0) + (widths[column] ?? 1))
  const overlap = (a: Cell, b: Cell) => (edges[Math.min(a.to, b.to)] ?? 0) - (edges[Math.max(a.at, b.at)] ?? 0)
  const above = new Map<number, string>()
  let header: readonly Cell[] = []
  return rows.map((row) => {
    const cells = row.map((cell) => (cell.isMerged ? { ...cell, text: above.get(cell.at) ?? '' } : cell))
    for (const { at, text } of cells) above.set(at, text)
    if (isHeader(cells.map(({ text }) => text))) header = cells
    const shown = cells.filter(({ text }) => text !== '')
    const places = shown.map(
      (cell) =>
        header.find(({ at }) => at === cell.at)?.at ??
        header.reduce<Cell | null>(
          (best, one) => (overlap(one, cell) > (best ? overlap(best, cell) : 0) ? one : best),
          null,
        )?.at ??
        cell.at,
    )
    const texts: string[] = []
    for (const [at, { text, at: own }] of shown.entries()) {
      const place = places.filter((other) => other === places[at]).length === 1 ? (places[at] ?? own) : own
      while (texts.length <= place) texts.push('')
      texts[place] = text
    }
    return texts
  })
}

/**
 * Tables with the same header are one sheet. A table without a header continues the one directly above it; if it has one row and does not, it is
 * a frame around titles.
 */
function sheetsOf(parts: readonly Part[], name: string): Sheet[] {
  const sheets: { readonly key: string | null; readonly width: number; readonly rows: (readonly string[])[] }[] = []
  let headings: string[] = []
  let titles: string[] = []
  for (const part of parts) {
    if ('title' in part) {
      titles = [...titles.slice(1 - MAX_TITLES), part.title]
      if (part.level !== null) {
        headings = headings.slice(0, part.level)
        while (headings.length < part.level) headings.push('')
        headings.push(part.title)
      }
      continue
    }
    const { rows } = part
    const header = rows.find(isHeader)
    const key = header ? headerKey(header) : null
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    // headings that are further up than the table before
    const all = [...headings.filter((heading) => heading !== '' && !titles.includes(heading)), ...titles]
    const last = sheets.at(-1)
    const isSame = last !== undefined && (key === null ? titles.length === 0 && width === last.width : key === last.key)
    if (key === null && rows.length === 1 && !isSame) {
      titles.push(...(rows[0]?.filter((text) => text !== '') ?? []))
      continue
    }
    if (isSame) {
      if (titles.length > 0) last.rows.push([all.join(' – ')])
      for (const row of rows) last.rows.push(row)
    } else sheets.push({ key, width, rows: [...all.map((title) => [title]), ...rows] })
    titles = []
  }
  return sheets.map(({ rows }) => ({ name, rows: rows.map((cells, at) => ({ row: at + 1, cells })) }))
}
