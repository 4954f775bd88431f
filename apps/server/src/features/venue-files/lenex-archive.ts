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
 * The first `.lef`, `.sd3` or `.cl2` of an archive, else its first `.hy3`. Nothing else is unpacked, and nothing that says it is larger than a document
 * may be: what says less than it is gets the room it said, and is damaged.
 */
export function unpackMeet(archive: Uint8Array): Result<FileFault, PackedMeet> {
  const names: string[] = []
  let listed = 0
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        listed += 1
        if (listed > MOST_FILES) throw new Error('too many files')
        if (originalSize <= MAX_LENEX_BYTES) names.push(name)
        return false
      },
    })
    const found = MEETS.map((kind) => names.find((name) => kind.test(name))).find((name) => name !== undefined)
    const document =
      found === undefined ? undefined : unzipSync(archive, { filter: ({ name }) => name === found })[found]
    return found !== undefined && document ? ok({ name: found, document }) : err({ kind: 'bad-archive' })
  } catch {
    return err({ kind: 'bad-archive' })
  }
}

/** Hy-Tek packs a meet in both of its formats. */
const MEETS = [/\.(?:lef|sd3|cl2)$/i, /\.hy3$/i]

/** Files in an archive, by name. */
export const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ ...files }))
