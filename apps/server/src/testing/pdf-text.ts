import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly head: string
  /** Inflated; '' where it has none. */
  readonly stream: string
}
type Letters = ReadonlyMap<string, string>

/**
 * What a PDF of pdfkit's says, for tests: its letters in the order they are drawn, without spaces. Reads the tables from glyphs to letters
 * (ToUnicode) as pdfkit writes them, and no other producer's.
 */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      fonts.set(name, lettersIn(objects.get(table)?.stream ?? ''))
    }
  return [...objects.values()].map(({ stream }) => drawn(stream, fonts)).join('')
}

/** The roles of a tagged PDF's structure: how many elements of each. */
export function pdfRoles(bytes: Uint8Array): Record<string, number> {
  const roles: Record<string, number> = {}
  for (const { head } of objectsOf(Buffer.from(bytes).toString('latin1')).values()) {
    const role = /^<<\n\/S \/(\w+)\n/.exec(head)?.[1]
    if (role) roles[role] = (roles[role] ?? 0) + 1
  }
  return roles
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, number = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const isFlate = packed !== undefined && head.includes('/FlateDecode')
    const stream = isFlate ? inflateSync(Buffer.from(packed.slice(0, length), 'latin1')).toString('latin1') : ''
    objects.set(number, { head, stream })
  }
  return objects
}

/** Glyph by its four digits → what it stands for. */
function lettersIn(table: string): Letters {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      letters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'))
    }
  return letters
}

function drawn(stream: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    for (const [, run = ''] of glyphs.matchAll(/<([0-9a-f]+)>/g))
      for (const glyph of run.match(/.{4}/g) ?? []) text += (letters.get(glyph) ?? '').trim()
  }
  return text
}
