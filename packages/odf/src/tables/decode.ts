import { err, ok, type Result } from '@games/domain'

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const

/**
 * The text of a table's bytes: by its byte order mark (UTF-8, UTF-16), else UTF-8 where it is that, else Windows-1252, which is what Excel
 * saves as "CSV" in Portuguese and Spanish. An error when it is no text at all, such as an .xlsx.
 */
export function decodeTable(bytes: Uint8Array): Result<{ readonly kind: 'not-text' }, string> {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  const text = marked ? decodeAs(marked.encoding, bytes) : (decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes))
  return text === null || text.includes('\0') ? err({ kind: 'not-text' }) : ok(text)
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
