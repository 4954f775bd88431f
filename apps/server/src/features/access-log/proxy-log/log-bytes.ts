import { closeSync, fstatSync, openSync, read } from 'node:fs'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'

/** A log that is read: a file's path, or `-` for standard input. */
export interface LogBytes {
  /** Its bytes from the first on, unpacked, in parts. A file is read as often as this is called, each time as far as the first. */
  readonly parts: () => AsyncIterable<Uint8Array>
  /** Bytes read of it this time, packed as they are, and how many it has; null: that is not known. */
  readonly read: () => number
  readonly size: number | null
  /** Why it ended before its end, in words; null: it did not. */
  readonly fault: () => string | null
  readonly close: () => void
}

/** A file that cannot be a log, in words. */
export class NoLog extends Error {
  override name = 'NoLog'
}

const PART_BYTES = 65_536
const UNPACKED_BYTES = 262_144
/** What is unpacked at once may become a thousand times as much. */
const PACKED_BYTES = 16_384
const STANDARD_INPUT = 0
const readPart = promisify(read)
/** As many bytes as it takes to see what a file is. */
const HEAD_BYTES = 512

const PACKED: readonly (readonly [name: string, unpack: string, head: readonly number[]])[] = [
  ['xz', 'xzcat', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]],
  ['Zstandard', 'zstdcat', [0x28, 0xb5, 0x2f, 0xfd]],
  ['bzip2', 'bzcat', [0x42, 0x5a, 0x68]],
  ['ZIP', 'unzip -p', [0x50, 0x4b, 3, 4]],
]
const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, at) => bytes[at] === byte)

/**
 * Opens a log, plain or gzip (told by its first bytes, whatever it is called), as far as a file reaches now: what is added meanwhile is the next
 * import's. It stays the same file where its name is given to another. Throws what opening a file throws; `parts` throws NoLog for what is no text of
 * a log.
 */
export function openLog(path: string): LogBytes {
  const fd = path === '-' ? STANDARD_INPUT : openSync(path, 'r')
  const stat = fstatSync(fd)
  const size = stat.isFile() ? stat.size : null
  let [bytesRead, end, times] = [0, size ?? Infinity, 0]
  let fault: string | null = null
  const broken = (why: string) => {
    fault ??= why
  }
  const packed = async function* () {
    if (times++ > 0) end = bytesRead
    bytesRead = 0
    while (bytesRead < end) {
      const part = Buffer.allocUnsafe(PART_BYTES)
      let length = 0
      try {
        const position = size === null ? null : bytesRead
        length = (await readPart(fd, part, 0, Math.min(part.length, end - bytesRead), position)).bytesRead
      } catch (error) {
        // some of it may have been counted by then
        if (bytesRead === 0 && times === 1) throw error
        return broken(`it can be read no further (${error instanceof Error ? error.message : String(error)})`)
      }
      if (length === 0) return size === null ? undefined : broken('it was made shorter while it was read')
      bytesRead += length
      yield part.subarray(0, length)
    }
  }
  return {
    parts: () => unpacked(packed(), broken),
    read: () => bytesRead,
    size,
    fault: () => fault,
    close: () => {
      if (fd !== STANDARD_INPUT) closeSync(fd)
    },
  }
}

async function* unpacked(parts: AsyncGenerator<Uint8Array>, broken: (why: string) => void): AsyncGenerator<Uint8Array> {
  const [head, all] = await withHead(parts)
  if (head.length === 0) return
  const format = PACKED.find(([, , magic]) => beginsWith(head, magic))
  if (format) throw new NoLog(`is packed as ${format[0]}: ${format[1]} FILE | npm run access-log -- -`)
  const [firstHead, text] = await withHead(beginsWith(head, [0x1f, 0x8b]) ? gunzipped(all, broken) : all)
  const zeros = firstHead.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  const isWide = beginsWith(firstHead, [0xff, 0xfe]) || beginsWith(firstHead, [0xfe, 0xff])
  if (isWide || (zeros > firstHead.length / 4 && zeros < (firstHead.length * 3) / 4))
    throw new NoLog('is UTF-16, which no proxy writes: it has to be saved as UTF-8')
  let mark = beginsWith(firstHead, [0xef, 0xbb, 0xbf]) ? 3 : 0
  for await (const part of text) {
    yield mark > 0 ? part.subarray(mark) : part
    mark = 0
  }
}

/** The first bytes of parts, and all of them; the first part is as long as the head wherever they are. */
async function withHead(parts: AsyncGenerator<Uint8Array>): Promise<[Uint8Array, AsyncGenerator<Uint8Array>]> {
  let first: Uint8Array = new Uint8Array(0)
  while (first.length < HEAD_BYTES) {
    const next = await parts.next()
    if (next.done === true) break
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value])
  }
  const all = async function* () {
    if (first.length > 0) yield first
    yield* parts
  }
  return [first.subarray(0, HEAD_BYTES), all()]
}

/**
 * Unpacks gzip, of several members too. What was whole before a fault is given: the unpacker is told of the end only when all else is out, since a
 * fault makes it let go of what it holds.
 */
async function* gunzipped(parts: AsyncIterable<Uint8Array>, broken: (why: string) => void): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: UNPACKED_BYTES })
  const ready: Uint8Array[] = []
  gunzip.on('data', (part: Uint8Array) => ready.push(part))
  const failed = new Promise<Error>((resolve) => gunzip.once('error', resolve))
  const ended = new Promise<null>((resolve) => gunzip.once('end', () => resolve(null)))
  const written = (part: Uint8Array) =>
    new Promise<Error | null>((resolve) => gunzip.write(part, (error) => resolve(error ?? null)))
  const faultOf = (error: Error) =>
    'code' in error && error.code === 'Z_BUF_ERROR'
      ? 'its gzip ends before its end'
      : `its gzip is damaged (${error.message})`
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += PACKED_BYTES) {
      const error = await Promise.race([failed, written(part.subarray(at, at + PACKED_BYTES))])
      while (error === null && gunzip.readableLength > 0) await new Promise(setImmediate)
      yield* ready.splice(0)
      if (error) return broken(faultOf(error))
    }
  }
  gunzip.end()
  const error = await Promise.race([failed, ended])
  yield* ready.splice(0)
  if (error) broken(faultOf(error))
}
