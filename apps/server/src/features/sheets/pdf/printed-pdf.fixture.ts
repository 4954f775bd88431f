import { degrees, PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'

/** A page as a test prints it: places in points from its upper left corner. */
export interface Printer {
  /** Writes text, from `x` or (`end`) up to it. */
  text(
    text: string,
    x: number,
    y: number,
    options?: {
      readonly size?: number
      readonly bold?: boolean
      readonly mono?: boolean
      readonly end?: boolean
      readonly turn?: number
    },
  ): void
  /** The borders of cells: a line at each of these places. */
  grid(xs: readonly number[], ys: readonly number[]): void
  /** Columns of numbers end at their place (`-` before the number), others begin there. */
  row(
    cells: readonly string[],
    xs: readonly number[],
    y: number,
    options?: { readonly size?: number; readonly bold?: boolean },
  ): void
}

export const PAGE = { width: 595, height: 842 }

/** Prints a PDF of A4 pages with the standard fonts. */
export async function printedPdf(
  ...pages: readonly ((printer: Printer, page: PDFPage) => void)[]
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    mono: await document.embedFont(StandardFonts.Courier),
  }
  for (const print of pages) {
    const page = document.addPage([PAGE.width, PAGE.height])
    const printer: Printer = {
      text(text, x, y, { size = 9, bold = false, mono = false, end = false, turn = 0 } = {}) {
        const font = mono ? fonts.mono : bold ? fonts.bold : fonts.plain
        const left = end ? x - font.widthOfTextAtSize(text, size) : x
        page.drawText(text, { x: left, y: PAGE.height - y, size, font, rotate: degrees(turn) })
      },
      grid(xs, ys) {
        for (const x of xs)
          page.drawLine({
            start: { x, y: PAGE.height - Math.min(...ys) },
            end: { x, y: PAGE.height - Math.max(...ys) },
          })
        for (const y of ys)
          page.drawLine({
            start: { x: Math.min(...xs), y: PAGE.height - y },
            end: { x: Math.max(...xs), y: PAGE.height - y },
          })
      },
      row(cells, xs, y, options) {
        for (const [at, cell] of cells.entries()) {
          const x = xs[at] ?? 0
          if (cell !== '') printer.text(cell, Math.abs(x), y, { ...options, end: x < 0 })
        }
      },
    }
    print(printer, page)
  }
  return document.save()
}
