import { hash, hkdfSync } from 'node:crypto'

/** A digest of 48 bits: its first 32 and its last 16. */
export interface Digest {
  first: number
  last: number
}

export const DIGEST_BYTES = 6
/** A whole block of SHA-256: the state behind it is the key's alone. */
const KEY_BYTES = 64
const [OF_LINE, OF_NUMBER] = [0, 1]

export interface LineDigests {
  /** The digest of a line's bytes from `start` to `end`. The object is the next one's too. */
  ofLine(bytes: Uint8Array, start: number, end: number): Digest
  /** The digest of a line before which `number` equal ones stood in its file, by the digest of the first of them. */
  ofNumber(first: number, last: number, number: number): Digest
}

/** What lines are known again by, derived from ACCOUNTS_KEY, which is in no database (0091). */
export const lineKeyOf = (accountsKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', accountsKey, '', 'lines of proxies', KEY_BYTES))

/** Says whether two imports had the same key, and nothing about it. */
export const markOfKey = (accountsKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', accountsKey, '', 'mark of the key of lines of proxies', 8))

/**
 * SHA-256 of the key and the line, cut off at 48 bits: without the key nobody can try lines against them, and of what is cut off nothing can be
 * gone on with. `longest`: bytes of the longest line.
 */
export function createLineDigests(key: Uint8Array, longest: number): LineDigests {
  const message = new Uint8Array(KEY_BYTES + 1 + longest)
  message.set(key)
  const view = new DataView(message.buffer)
  const digest: Digest = { first: 0, last: 0 }
  const digested = (length: number): Digest => {
    // as a text of a character a byte, which is made in half the time of a buffer
    const text = hash('sha256', message.subarray(0, KEY_BYTES + 1 + length), 'binary')
    const byte = (at: number) => text.charCodeAt(at)
    digest.first = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0
    digest.last = (byte(4) << 8) | byte(5)
    return digest
  }
  return {
    ofLine(bytes, start, end) {
      message[KEY_BYTES] = OF_LINE
      message.set(bytes.subarray(start, end), KEY_BYTES + 1)
      return digested(end - start)
    },
    ofNumber(first, last, number) {
      message[KEY_BYTES] = OF_NUMBER
      view.setUint32(KEY_BYTES + 1, first)
      view.setUint16(KEY_BYTES + 5, last)
      view.setUint32(KEY_BYTES + 7, number)
      return digested(10)
    },
  }
}
