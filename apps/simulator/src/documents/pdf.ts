/** A line of a page: its text, set at a size in points, bold or not. */
export interface Line {
  readonly text: string
  readonly size: number
  readonly bold?: true
}

const PAGE = { width: 595, height: 842, margin: 56 }
const LEADING = 1.45

/**
 * One A4 page of Helvetica as a PDF (ISO 32000-1): lines from the top, whatever does not fit on the page is left out. Texts are written
 * in WinAnsiEncoding; a character it does not have becomes `?`. The same lines give the same bytes.
 */
export function onePage(title: string, lines: readonly Line[]): Uint8Array {
  const content = contentOf(lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${literal(title)}) >>`,
  ]
  // The bytes over 127 in the second line tell that this is no text file.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets: number[] = []
  for (const [i, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const xref = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

function contentOf(lines: readonly Line[]): string {
  const set: string[] = []
  let y = PAGE.height - PAGE.margin
  let [face, down] = ['', 0]
  for (const { text, size, bold } of lines) {
    const leading = Math.round(size * LEADING)
    y -= leading
    if (y < PAGE.margin) break
    const wanted = `/${bold ? 'F2' : 'F1'} ${size} Tf`
    if (wanted !== face) set.push(wanted)
    if (leading !== down) set.push(`${leading} TL`)
    ;[face, down] = [wanted, leading]
    set.push(`(${literal(text)}) '`)
  }
  return `BT\n${PAGE.margin} ${PAGE.height - PAGE.margin} Td\n${set.join('\n')}\nET`
}

/** What of WinAnsiEncoding is not where Latin-1 has it, of what our texts use. */
const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }

/** A literal string's inside, one character a byte. */
const literal = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if ('()\\'.includes(character)) return `\\${character}`
    const code = WINDOWS[character] ?? character.codePointAt(0) ?? 0
    const known = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || character in WINDOWS
    return known ? String.fromCharCode(code) : '?'
  }).join('')
