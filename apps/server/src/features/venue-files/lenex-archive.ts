import { err, ok, type Result } from '@games/domain'
import { type FileFault, MAX_LENEX_BYTES } from '@games/odf/venue-files/index'
import { unzipSync, zipSync } from 'fflate'

/** A meet of swimming in an archive, by its name. */
export interface PackedMeet {
  readonly name: string
  readonly document: Uint8Array
  /** Meets in the archive. */
  readonly meets: number
}

/** Most files that an archive may list: a `.lxf` has one. */
const MAX_FILES = 100

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The first `.lef`, `.lxf`, `.sd3` or `.cl2` of an archive, else its first `.hy3`, else its first `.hyv`; an archive in the archive is unpacked too. No other file is
 * unpacked, and no file with a declared size above the limit of a document: a file that declares a smaller size has only that space, and is damaged.
 */
export function unpackMeet(archive: Uint8Array, isInside = false): Result<FileFault, PackedMeet> {
  const listed: { readonly name: string; readonly size: number }[] = []
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize: size }) => {
        listed.push({ name, size })
        if (listed.length > MAX_FILES) throw new Error('too many files')
        return false
      },
    })
    const files = listed.filter(({ name }) => !OF_MACOS.test(name))
    const found = MEETS.map((kind) => files.filter(({ name }) => kind.test(name))).find((some) => some.length > 0) ?? []
    const [{ name, size } = { name: '', size: Infinity }] = found
    const document =
      size > MAX_LENEX_BYTES ? undefined : unzipSync(archive, { filter: (file) => file.name === name })[name]
    if (!document) return err({ kind: 'bad-archive' })
    if (!isArchive(document)) return ok({ name, document, meets: found.length })
    const inner = isInside ? err<FileFault>({ kind: 'bad-archive' }) : unpackMeet(document, true)
    return inner.ok ? ok({ ...inner.value, meets: found.length }) : inner
  } catch {
    return err({ kind: 'bad-archive' })
  }
}

/** Hy-Tek packs a meet in both of its formats, and the events of a meet in a third. */
const MEETS = [/\.(?:lef|lxf|sd3|cl2)$/i, /\.hy3$/i, /\.hyv$/i]
/** macOS adds a file with attributes for each file. */
const OF_MACOS = /(?:^|\/)(?:__MACOSX\/|\._)/

/** Files in an archive, by name. */
export const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync({ ...files }))
