import type { VenueFileKind } from '@games/contract'
import { LimitedThread, OverLimit } from '../../limited-thread.ts'
import { isArchive } from './lenex-archive.ts'
import { NOTHING_READ, readVenueFile, type VenueFileRead } from './read-venue-file.ts'

export interface FileRequest {
  readonly kind: VenueFileKind
  readonly bytes: Uint8Array
}
export type FileReply = { readonly read: VenueFileRead } | { readonly failure: string }

/** A file of this size takes 20 ms. Larger files are read in a thread, which takes some 300 ms to start. */
const MAX_BYTES_HERE = 64 * 1024
/** A document of 20 MB needs 300 MB and 5 s. */
const LIMITS = { heapMb: 512, externalBytes: 128 * 1024 * 1024, idleMs: 60_000 }
const WITHIN_MS = 60_000

/** Reads files of timing systems, large ones outside of the thread that answers visitors, in their order. */
export class VenueFileReader {
  readonly #withinMs: number
  readonly #thread = new LimitedThread<FileRequest, FileReply>('features/venue-files/read.worker.ts', LIMITS)
  #last: Promise<unknown> = Promise.resolve()

  constructor({ withinMs = WITHIN_MS } = {}) {
    this.#withinMs = withinMs
  }

  /** A file that needs more time or memory has the fault `too-large`. */
  async read(kind: VenueFileKind, bytes: Uint8Array): Promise<VenueFileRead> {
    if (bytes.length <= MAX_BYTES_HERE && !isArchive(bytes)) return readVenueFile(kind, bytes)
    const read = this.#last.then(() => this.#inThread({ kind, bytes: new Uint8Array(bytes) }))
    // the caller has the error; the next file is read in any case
    this.#last = read.catch(() => undefined)
    return read
  }

  async #inThread(file: FileRequest): Promise<VenueFileRead> {
    try {
      return await this.#thread.ask<VenueFileRead>(file, {
        withinMs: this.#withinMs,
        onReply(reply, { resolve, reject }) {
          if ('failure' in reply) reject(new Error(reply.failure))
          else resolve(reply.read)
        },
      })
    } catch (error) {
      if (error instanceof OverLimit) return { ...NOTHING_READ, fault: { kind: 'too-large' } }
      throw error
    }
  }
}
