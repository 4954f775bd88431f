import { createHash } from 'node:crypto'
import { open, statfs } from 'node:fs/promises'
import { ApiFailure, type FileFault, type FileKind, type FileLimits, type RawUpload } from '@games/contract'
import { HEAD_BYTES, kindOf } from './kind-of.ts'

/** A file that has come whole. */
export interface Received {
  readonly kind: FileKind
  readonly digest: Buffer
}

/** A sender that falls silent for so long is gone. */
const SILENT_MS = 60_000
/** Free space that stays: the database writes beside us. */
const RESERVE_BYTES = 256_000_000

export const tooLarge = (most: number) =>
  new ApiFailure(413, 'payload-too-large', `A file of this kind has at most ${most} bytes`, { file: 'too-large' })
export const refused = (file: FileFault, why: string) => new ApiFailure(422, 'file-refused', why, { file })
export const storeAway = () =>
  new ApiFailure(503, 'store-unavailable', 'The store of files cannot be reached or is full', { retryAfter: 30 })

const isKind = (found: string, limits: FileLimits): found is FileKind => Object.hasOwn(limits, found)

/**
 * Writes an upload to `path` as it comes, and ends it where it is refused: by its beginning or by its length, whichever says so first. Of the
 * file no more than what has just come is in memory. Throws ApiFailure.
 */
export async function receive(
  { body, length }: RawUpload,
  { path, folder, limits }: { readonly path: string; readonly folder: string; readonly limits: FileLimits },
): Promise<Received> {
  if (!body || length === 0) throw refused('empty', 'The file is empty')
  const most = Math.max(...Object.values(limits))
  if (length !== null && length > most) throw tooLarge(most)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < (length ?? 0) + RESERVE_BYTES) throw storeAway()
  const reader = body.getReader()
  const hash = createHash('sha256')
  const file = await open(path, 'wx').catch(() => {
    throw storeAway()
  })
  let head: Buffer = Buffer.alloc(0)
  let kind: FileKind | null = null
  let bytes = 0
  const tell = () => {
    const found = kindOf(head)
    if (!isKind(found, limits)) throw refused(found, 'No picture, PDF, video or captions')
    if (length !== null && length > limits[found]) throw tooLarge(limits[found])
    kind = found
  }
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read())
      if (done) break
      bytes += value.length
      hash.update(value)
      if (kind === null) {
        head = Buffer.concat([head, value.subarray(0, HEAD_BYTES)])
        if (head.length >= HEAD_BYTES) tell()
      }
      if (kind !== null && bytes > limits[kind]) throw tooLarge(limits[kind])
      await file.write(value).catch(() => {
        throw storeAway()
      })
    }
    if (bytes === 0) throw refused('empty', 'The file is empty')
    if (length !== null && bytes !== length) throw cutOff()
    if (kind === null) tell()
  } catch (error) {
    // nobody reads the rest
    void reader.cancel().catch(() => {})
    throw error
  } finally {
    await file.close()
  }
  if (kind === null) throw refused('unknown-kind', 'No picture, PDF, video or captions')
  return { kind, digest: hash.digest() }
}

const cutOff = () => new ApiFailure(400, 'file-refused', 'The file did not come whole', { file: 'cut-off' })

/** What the sender sends next; throws where it has gone, or says nothing for long. */
async function inTime<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(cutOff()), SILENT_MS)
  })
  try {
    return await Promise.race([
      read.catch(() => {
        throw cutOff()
      }),
      silence,
    ])
  } finally {
    clearTimeout(timer)
  }
}
