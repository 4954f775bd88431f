import { err, ok, type Result } from '@games/domain'
import { type FileFault, MAX_LENEX_BYTES } from '@games/odf/venue-files/index'
import { unzipSync, zipSync } from 'fflate'

/** A meet of swimming in an archive, by its name. */
export interface PackedMeet {
  readonly name: string
  readonly document: Uint8Array
}

/** Most files that an archive may list: a `.lxf` has one. */
const MOST_FILES = 100

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The first `.lef`, `.sd3` or `.cl2` of an archive. Nothing else is unpacked, and nothing that says it is larger than a document may be: what says less than it
 * is gets the room it said, and is damaged.
 */
export function unpackMeet(archive: Uint8Array): Result<FileFault, PackedMeet> {
  let listed = 0
  let found = ''
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        listed += 1
        if (listed > MOST_FILES) throw new Error('too many files')
        if (found !== '' || !MEET.test(name) || originalSize > MAX_LENEX_BYTES) return false
        found = name
        return true
      },
    })
    const document = files[found]
    return document ? ok({ name: found, document }) : err({ kind: 'bad-archive' })
  } catch {
    return err({ kind: 'bad-archive' })
  }
}

const MEET = /\.(?:lef|sd3|cl2)$/i

/** Files in an archive, by name. */
export const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ ...files }))
