import { err, ok, type Result } from '@games/domain'
import { type FileFault, MAX_LENEX_BYTES } from '@games/odf/venue-files/index'
import { unzipSync, zipSync } from 'fflate'

/** Most files that an archive may list: a `.lxf` has one. */
const MOST_FILES = 100

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The first `.lef` of a `.lxf`. Nothing else is unpacked, and nothing that says it is larger than a document may be: what says less than it
 * is gets the room it said, and is damaged.
 */
export function unpackLenex(archive: Uint8Array): Result<FileFault, Uint8Array> {
  let listed = 0
  let found = ''
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        listed += 1
        if (listed > MOST_FILES) throw new Error('too many files')
        if (found !== '' || !/\.lef$/i.test(name) || originalSize > MAX_LENEX_BYTES) return false
        found = name
        return true
      },
    })
    const document = files[found]
    return document ? ok(document) : err({ kind: 'bad-archive' })
  } catch {
    return err({ kind: 'bad-archive' })
  }
}

/** Files in an archive, by name. */
export const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ ...files }))
