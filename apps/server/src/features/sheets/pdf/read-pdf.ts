import { err, ok, type Result } from '@games/domain'
import type { Sheet } from '@games/odf/tables/sheets/index'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { drawnPage } from './drawn-page.ts'
import { programIn } from './meet-programs.ts'
import { inReadingOrder, textOf, withoutMargins } from './page-order.ts'
import { type RuledRow, ruledTables } from './ruled-tables.ts'
import { sheetsOfPages } from './table-rows.ts'
import { type TextLine, textLines } from './text-lines.ts'

export type PdfFault = 'empty' | 'damaged' | 'encrypted' | 'too-large' | 'too-many-pages' | 'no-text'
export interface ReadPdf {
  readonly sheets: readonly Sheet[]
  readonly hasLostLetters: boolean
  /** Pages that have no text beside others that have. */
  readonly hasPagesWithoutText: boolean
}

const MAX_PAGES = 500
/** Of all pages, and of a page; a full page has some 5,000. */
const MAX_GLYPHS = 3_000_000
const MAX_PAGE_GLYPHS = 50_000
/** Separate texts of a line: each may be a column. */
const MAX_LINE_TEXTS = 500
const END_BYTES = 2_048

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1_024)).toString('latin1').includes('%PDF-')

/**
 * A PDF with text → its tables as sheets (decision 0123). Nothing in it is run. Text that a program recognised in a scan, and text in another
 * direction than most of its page, are left out.
 */
export async function readPdf(bytes: Uint8Array, name: string): Promise<Result<{ readonly kind: PdfFault }, ReadPdf>> {
  const pages = await pagesOf(bytes)
  return pages.ok ? sheetsOf(pages.value, name) : pages
}

async function pagesOf(bytes: Uint8Array): Promise<Result<{ readonly kind: PdfFault }, ReadPage[]>> {
  const end = Buffer.from(bytes.subarray(-END_BYTES)).toString('latin1')
  // pdf.js shows what it finds of half a file
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) return err({ kind: 'damaged' })
  try {
    const { OPS } = await getResolvedPDFJS()
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      stopAtErrors: true,
      disableFontFace: false,
      verbosity: 0,
    })
    try {
      if (pdf.numPages > MAX_PAGES) return err({ kind: 'too-many-pages' })
      const pages: ReadPage[] = []
      let glyphs = 0
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number)
        const drawn = await drawnPage(page, OPS)
        page.cleanup()
        glyphs += drawn.glyphs.length
        if (glyphs > MAX_GLYPHS || drawn.glyphs.length > MAX_PAGE_GLYPHS) return err({ kind: 'too-large' })
        const { rows, others } = ruledTables(drawn)
        const hasText = drawn.glyphs.some(({ text }) => text.trim() !== '')
        const lines = textLines(others, drawn.rules)
        if (lines.some(({ chunks }) => chunks.length > MAX_LINE_TEXTS)) return err({ kind: 'too-large' })
        pages.push({ rows, lines, hasText })
      }
      return ok(pages)
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    if (error instanceof RangeError) return err({ kind: 'too-large' })
    return err({ kind: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged' })
  }
}

interface ReadPage {
  readonly rows: readonly RuledRow[]
  readonly lines: readonly TextLine[]
  readonly hasText: boolean
}

function sheetsOf(pages: readonly ReadPage[], name: string): Result<{ readonly kind: PdfFault }, ReadPdf> {
  if (!pages.some(({ hasText }) => hasText)) return err({ kind: 'no-text' })
  const lines = withoutMargins(pages.map((page) => page.lines))
  const columns = pages.map(({ rows }, at) => inReadingOrder(lines[at] ?? [], rows))
  const signed = pages.flatMap((page) => page.lines.flatMap((line) => programIn(textOf(line)) ?? []))[0] ?? null
  const sheets = sheetsOfPages(columns, name, signed)
  if (sheets.length === 0) return err({ kind: 'empty' })
  const letters = sheets.map(({ rows }) => rows.map(({ cells }) => cells.join('')).join('')).join('')
  const lost = letters.split('\ufffd').length - 1
  // fonts without a table of letters
  if (lost * 10 > letters.length) return err({ kind: 'no-text' })
  return ok({ sheets, hasLostLetters: lost > 0, hasPagesWithoutText: !pages.every(({ hasText }) => hasText) })
}
