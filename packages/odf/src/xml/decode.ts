import { quoted, Refusal } from '../errors.ts'

const BOMS: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]
const DECLARATION = /^<\?xml\s+version\s*=\s*["'][^"'<>]{0,20}["']\s+encoding\s*=\s*["']([^"'<>]{0,80})["']/
/** Bytes decoded at a time: a value that is kept then keeps a piece of the message alive, not the whole. */
const PIECE = 65_536

/** The encoding a document says it is in: its byte order mark, else its XML declaration, else UTF-8 (XML 1.0, appendix F). */
function encodingOf(bytes: Uint8Array): { readonly encoding: string; readonly marked: boolean } {
  const bom = BOMS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (bom) return { encoding: bom.encoding, marked: true }
  const opening = String.fromCharCode(...bytes.subarray(0, 200))
  return { encoding: DECLARATION.exec(opening)?.[1] ?? 'utf-8', marked: false }
}

/**
 * Bytes → text without its byte order mark, piece by piece. Strict: a byte sequence the encoding does not have throws a Refusal and
 * never becomes a replacement character, since a name with a hole in it would be shown as if it were right.
 */
export function* decodeXml(bytes: Uint8Array): Generator<string, void> {
  const { encoding, marked } = encodingOf(bytes)
  if (!marked && /^utf-?16/i.test(encoding))
    throw new Refusal({
      kind: 'bad-encoding',
      encoding,
      reason: `The XML declaration says ${encoding}, but the message is written in single bytes.`,
    })
  const decoder = decoderOf(encoding)
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    const text = strictly(decoder, piece, at + PIECE < bytes.length)
    if (text === null) {
      // What stands before the fault may hold the header, by which the message can be identified.
      yield new TextDecoder(encoding).decode(piece).split('\ufffd', 1)[0] ?? ''
      const reason = `The message holds bytes that are not ${encoding}.`
      throw new Refusal({ kind: 'bad-encoding', encoding, reason })
    }
    yield text
  }
}

function strictly(decoder: TextDecoder, piece: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(piece, { stream })
  } catch {
    return null
  }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    const reason = `The encoding ${quoted(encoding)} is not known.`
    throw new Refusal({ kind: 'unknown-encoding', encoding, reason })
  }
}
