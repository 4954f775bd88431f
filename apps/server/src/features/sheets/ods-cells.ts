import { unzipSync, zipSync } from 'fflate'
import { READ_COLUMNS } from './workbook.ts'

/** Cells of a spreadsheet, those without content included: so many fill the memory of the thread. */
const MAX_ODS_CELLS = 1_000_000

/**
 * An ODS whose rows have no more cells than are read: the library makes a tree of all of them, and a row of 800,000 cells would need the memory of the
 * thread. Other rows are unchanged. Null: the rows together have too many cells.
 */
export function withinOdsCells(archive: Uint8Array): Uint8Array | null {
  const { [CONTENT]: content } = unzipSync(archive, { filter: ({ name }) => name === CONTENT })
  if (content === undefined) return archive
  const { cells, parts } = readParts(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  if (cells > MAX_ODS_CELLS) return null
  if (parts.length === 1) return archive
  const others = unzipSync(archive, { filter: ({ name }) => OTHERS.has(name) })
  return zipSync({ ...others, [CONTENT]: Buffer.concat(parts) }, { level: 0 })
}

const CONTENT = 'content.xml'
const OTHERS: ReadonlySet<string> = new Set(['mimetype', 'meta.xml', 'styles.xml', 'META-INF/manifest.xml'])

const ELEMENT = '<table:'
const ROW = '<table:table-row'
const ROW_END = '</table:table-row>'
/** Rows and cells by the rest of their tags. `table-rows` and `table-row-group` begin like a row and contain rows only. */
const isAt = (bytes: Buffer, at: number, tag: string): boolean => bytes.toString('latin1', at, at + tag.length) === tag

/** The parts of a document without the cells of each row after those that are read, and the number of cells that are left. */
function readParts(bytes: Buffer): { readonly cells: number; readonly parts: readonly Buffer[] } {
  const parts: Buffer[] = []
  let [cells, inRow, from] = [0, 0, 0]
  let at = bytes.indexOf(ELEMENT)
  while (at >= 0) {
    const tag = at + ELEMENT.length
    let next = tag
    if (isAt(bytes, tag, 'table-row')) inRow = 0
    else if (isAt(bytes, tag, 'table-cell') || isAt(bytes, tag, 'covered-table-cell')) {
      inRow += 1
      const end = inRow === READ_COLUMNS + 1 ? endOfRow(bytes, tag) : null
      if (end !== null) {
        parts.push(bytes.subarray(from, at))
        from = end
        next = end
      } else cells += 1
    }
    at = bytes.indexOf(ELEMENT, next)
  }
  return { cells, parts: [...parts, bytes.subarray(from)] }
}

/** Searches up to the next row, so that each byte is searched once. Null: the rest of the row contains another table, or the row has no end. */
function endOfRow(bytes: Buffer, from: number): number | null {
  const next = bytes.indexOf(ROW, from)
  const end = bytes.subarray(from, next < 0 ? undefined : next).indexOf(ROW_END)
  return end < 0 ? null : from + end
}
