import type { WeighIn } from '@games/contract'
import type { DeskStorage, Kept, KeptDevice, KeptTap, KeptUnit } from './kept.ts'

const NAME = 'games-desk'
const STORES = ['device', 'units', 'taps'] as const

/** A disk that says nothing for so long has failed. Milliseconds. */
const PATIENCE_MS = 2_000

/**
 * On the device's disk, in IndexedDB. Everything rejects where the browser gives none, and where it does not answer in time. A database that the
 * browser has closed is opened anew.
 */
export function createIndexedStorage(name = NAME, patienceMs = PATIENCE_MS): DeskStorage {
  let opened: Promise<IDBDatabase> | null = null

  const open = (): Promise<IDBDatabase> => {
    if (opened) return opened
    const forget = (): void => {
      if (opened === opening) opened = null
    }
    const opening = openDatabase(name, forget)
    opening.catch(forget)
    opened = opening
    return opening
  }

  async function inDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const attempt = () => inTime(open().then(work), patienceMs)
    try {
      return await attempt()
    } catch (error) {
      // with the next tap, if not now
      opened = null
      if (!(error instanceof DOMException) || !CLOSED.has(error.name)) throw error
      return attempt()
    }
  }

  return {
    load: () =>
      inDatabase(async (database): Promise<Kept> => {
        const tx = database.transaction(STORES, 'readonly')
        const [device, units, taps, weighIns] = await Promise.all([
          asked<KeptDevice | undefined>(tx.objectStore('device').get('device')),
          asked<KeptUnit[]>(tx.objectStore('units').getAll()),
          asked<KeptTap[]>(tx.objectStore('taps').getAll()),
          asked<readonly WeighIn[] | undefined>(tx.objectStore('device').get('weigh-ins')),
        ])
        return { device: device ?? null, units, taps, weighIns: weighIns ?? [] }
      }),
    keep: ({ device, units = [], taps = [], weighIns, forget = [], clear }) =>
      inDatabase(async (database) => {
        const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' })
        const done = finished(tx)
        if (clear) for (const store of STORES) tx.objectStore(store).clear()
        if (weighIns) tx.objectStore('device').put(weighIns, 'weigh-ins')
        if (device) tx.objectStore('device').put(device, 'device')
        for (const unit of forget) {
          tx.objectStore('units').delete(unit)
          tx.objectStore('taps').delete(IDBKeyRange.bound([unit], [unit, []]))
        }
        for (const unit of units) tx.objectStore('units').put(unit, unit.unit.code)
        for (const kept of taps) tx.objectStore('taps').put(kept, [kept.tap.unit, kept.tap.id])
        await done
      }),
  }
}

/** What a browser says of a database that it has closed: as it should, and as Safari does. */
const CLOSED: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/** Rejects where something takes longer; it may still happen then. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the storage did not answer in time')), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      request.result.onclose = onClosed
      // another tab with a newer build is not hindered
      request.result.onversionchange = () => {
        request.result.close()
        onClosed()
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('there is no storage'))
    request.onblocked = () => reject(new Error('the storage is held by an older page'))
  })
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage did not answer'))
  })

const finished = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve()
    const fail = () => reject(tx.error ?? new Error('the storage took nothing'))
    tx.onerror = fail
    tx.onabort = fail
  })
