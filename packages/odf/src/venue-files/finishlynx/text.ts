import { err, ok, type Result } from '@games/domain'
import { parse } from 'csv-parse/sync'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'

/** Largest file of FinishLynx that is read, bytes, and most lines: a whole meet of 146 heats has 120 kB. */
export const MAX_LYNX_BYTES = 5 * 1024 * 1024
const MAX_LINES = 50_000

/** The encodings that FinishLynx writes and reads: Unicode files, and those of a Windows set up in Portuguese or Spanish. */
export const LYNX_ENCODINGS = ['utf-16le', 'windows-1252'] as const
export type LynxEncoding = (typeof LYNX_ENCODINGS)[number]

/** A line with its number, from 1, and its fields without blanks around them. */
export interface LynxLine {
  readonly line: number
  readonly fields: readonly string[]
}

export interface LynxText {
  readonly lines: readonly LynxLine[]
  readonly problems: FileProblem[]
}

/** The lines of a file that say something: blank ones and comments (`;`) are passed over, one that cannot be parted is a problem. */
export function linesOf(bytes: Uint8Array): Result<FileFault, LynxText> {
  if (bytes.length > MAX_LYNX_BYTES) return err({ kind: 'too-large' })
  const text = decode(bytes)
  if (text === null) return err({ kind: 'not-text' })
  const written = text.split(/\r\n|\n|\r/)
  if (written.length > MAX_LINES) return err({ kind: 'too-large' })
  const problems: FileProblem[] = []
  const lines = written.flatMap((content, at): LynxLine[] => {
    // the first field of a competitor of an .evt is empty, and may be parted from the next by a tab or a blank
    const plain = content.replace(/^[\t ]+(?=[^\t ,])/, ',')
    if (plain.trim() === '' || plain.startsWith(';')) return []
    const fields = fieldsOf(plain)
    if (fields === null) problems.push(problemAt('bad-line', at + 1, content))
    return fields === null ? [] : [{ line: at + 1, fields }]
  })
  return lines.length + problems.length === 0 ? err({ kind: 'empty' }) : ok({ lines, problems })
}

const READ_AS = { relax_quotes: true, relax_column_count: true, skip_empty_lines: false } as const

// one line at a time: a quote that is not closed costs its line, not the rest of the file
function fieldsOf(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',').map(clean)
  try {
    return (parse(line, READ_AS)[0] ?? []).map(clean)
  } catch {
    return null
  }
}

// FinishLynx that is not set to Unicode cuts each character to its low byte, which may leave a control character
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const clean = (field: string): string => field.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim()

/** By its byte order mark; NUL bytes are UTF-16 without one; else UTF-8 where it is that, else Windows-1252. Null: no text. */
function decode(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  if (first === 0xef && second === 0xbb && third === 0xbf) return decodeAs('utf-8', bytes)
  const looked = bytes.subarray(0, 2_000)
  if (looked.includes(0)) {
    const zeros = looked.filter((byte, at) => byte === 0 && at % 2 === 1).length
    return zeros * 3 > looked.length ? decodeAs('utf-16le', bytes) : null
  }
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The bytes of a file for FinishLynx. What Windows-1252 does not have is written without its accents, else as `?`. */
export function encodeLynx(text: string, encoding: LynxEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-16le') {
    const bytes = new Uint8Array(2 + text.length * 2)
    const view = new DataView(bytes.buffer)
    for (const [at, unit] of [0xfeff, ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))].entries())
      view.setUint16(at * 2, unit, true)
    return bytes
  }
  return Uint8Array.from(Array.from(text).flatMap(singleBytes))
}

function singleBytes(character: string): number[] {
  const own = byteOf(character)
  if (own !== undefined) return [own]
  const plain = Array.from(character.normalize('NFD').replace(/\p{M}/gu, ''), byteOf)
  return plain.length > 0 && plain.every((byte) => byte !== undefined) ? plain : [63]
}

/** The characters of Windows-1252 from 0x80 to 0x9f, which are elsewhere in Unicode. */
const HIGH = new Map(
  Array.from({ length: 32 }, (_, at) => [new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)), 0x80 + at]),
)
function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : HIGH.get(character)
}
