import { type PackLine, type PackRecord, recordAfter } from '@games/contract/offline-pack/offline-pack'
import { createStore, promisifyRequest } from 'idb-keyval'

/**
 * The pack as it lies on the device: records by generation and name in an IndexedDB of its own. What changed is taken in one transaction, and a
 * whole pack comes beside the one that is there: wherever the page, the browser or the device ends, one of them is whole.
 */

/** What is held: the head of the last lines that were taken, by this device's clock. */
export interface HeldPack {
  readonly history: string
  readonly version: number
  readonly shape: string
  /** Everything that was known then is in it, epoch milliseconds of this device. */
  readonly at: number
  readonly generation: number
  /** About the bytes it takes: of its lines. */
  readonly bytes: number
}

const store = createStore('games-pack', 'pack')
const HELD = 'held'
/** Behind every key of a generation. */
const LAST = '\uffff'

const keyOf = (generation: number, record: string): string => `${generation} ${record}`

/** Rejects where storage is closed or broken. */
export const heldPack = (): Promise<HeldPack | undefined> =>
  store('readonly', (records) => promisifyRequest<HeldPack | undefined>(records.get(HELD)))

/** Records by name; those that are not there are left out. */
export async function readRecords(generation: number, names: readonly string[]): Promise<Map<string, PackRecord>> {
  const found = await store('readonly', (records) =>
    Promise.all(names.map((name) => promisifyRequest<PackRecord | undefined>(records.get(keyOf(generation, name))))),
  )
  return new Map(names.flatMap((name, at) => (found[at] ? [[name, found[at]]] : [])))
}

/** All records whose names begin so. */
export const recordsLike = (generation: number, prefix: string): Promise<PackRecord[]> =>
  store('readonly', (records) =>
    promisifyRequest<PackRecord[]>(
      records.getAll(IDBKeyRange.bound(keyOf(generation, prefix), keyOf(generation, prefix + LAST))),
    ),
  )

/** What is held is not what the changes were made for. */
export class OtherPack extends Error {
  override readonly name = 'OtherPack'
}

/**
 * Puts changed parts into what is held, `before`, and the new head with them: all or nothing. Rejects where there is no room, and with OtherPack
 * where something else is held by now.
 */
export const takeChanges = (lines: readonly PackLine[], held: HeldPack, before: HeldPack): Promise<void> =>
  store('readwrite', (records) => {
    let misfit: unknown
    const looking = records.get(HELD)
    looking.onsuccess = () => {
      const now = looking.result as HeldPack | undefined
      if (now?.history === before.history && now.version === before.version && now.generation === before.generation)
        return
      misfit = new Error('something else is held')
      records.transaction.abort()
    }
    for (const line of lines) {
      const key = keyOf(held.generation, line[0])
      const reading = records.get(key)
      reading.onsuccess = () => {
        try {
          const after = recordAfter(reading.result as PackRecord | undefined, line)
          if (after) records.put(after, key)
          else records.delete(key)
        } catch (cause) {
          misfit = cause
          records.transaction.abort()
        }
      }
    }
    records.put(held, HELD)
    return done(records.transaction).catch((error: unknown) => {
      throw misfit ? new OtherPack('changes of another pack', { cause: misfit }) : error
    })
  })

/** Begins a generation: what an interrupted load left of it is removed. */
export const beginGeneration = (generation: number): Promise<void> =>
  store('readwrite', (records) => {
    records.delete(rangeOf(generation))
    return done(records.transaction)
  })

/** Records of a whole pack, of which nobody reads anything before `holdGeneration`. */
export const putRecords = (generation: number, lines: readonly PackLine[]): Promise<void> =>
  store('readwrite', (records) => {
    for (const [name, parts] of lines) records.put(parts, keyOf(generation, name))
    return done(records.transaction)
  })

/** From now on this generation is what is held, and the one before is gone. */
export const holdGeneration = (held: HeldPack, before: number | null): Promise<void> =>
  store('readwrite', (records) => {
    records.put(held, HELD)
    if (before !== null) records.delete(rangeOf(before))
    return done(records.transaction)
  })

export const removePack = (): Promise<void> =>
  store('readwrite', (records) => {
    records.clear()
    return done(records.transaction)
  })

const rangeOf = (generation: number): IDBKeyRange => IDBKeyRange.bound(keyOf(generation, ''), keyOf(generation, LAST))

/** Resolves when it is on the device, rejects when nothing of it is: an error of one record ends the transaction. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was ended'))
  })
