import { getDocumentProxy } from 'unpdf'

/** A sheet of a PDF: its text, and how far from its left and right edge the text keeps, in points. */
export interface Sheet {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** The sheets of a PDF as Chromium prints it. */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const sheets: Sheet[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    const { width } = page.getViewport({ scale: 1 })
    const { items: parts } = await page.getTextContent()
    const items = parts.flatMap((part) => ('str' in part && part.str.trim() !== '' ? [part] : []))
    sheets.push({
      text: items.map(({ str }) => str).join(' '),
      left: Math.min(...items.map(({ transform }) => Number(transform[4]))),
      right: width - Math.max(...items.map(({ transform, width: wide }) => Number(transform[4]) + wide)),
    })
  }
  return sheets
}
