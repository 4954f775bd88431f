import type { FoundVariant } from './check/found.ts'

/** Where the bytes of files lie. Each set of bytes has a folder of its own, which is written once and never changed. */
export interface FileStore {
  /**
   * Moves the variants out of a local folder into the store, under `id`; durable once it resolves. Throws StoreAway where that cannot be
   * done now, and what was written till then is for `remove`.
   */
  put(id: string, folder: string, variants: readonly FoundVariant[]): Promise<void>
  /** The bytes from `first` to `last` inclusive of a variant. Throws StoreAway where they cannot be read. */
  read(id: string, variant: string, first: number, last: number): Promise<ReadableStream<Uint8Array>>
  /** Removes everything under `id`; of what is not there nothing. Throws StoreAway. */
  remove(id: string): Promise<void>
}

/** The store cannot be reached, is full, or lacks what it should have. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/** Gives what `work` gives; whatever goes wrong in it is the store's. */
export async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new StoreAway('the file store is away', { cause })
  }
}
