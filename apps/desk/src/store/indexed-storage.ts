import type { DeskStorage, Kept, KeptDevice, KeptTap, KeptUnit } from './kept.ts'

const NAME = 'games-desk'
const STORES = ['device', 'units', 'taps'] as const

/** On the device's disk, in IndexedDB. Everything rejects where the browser gives none. */
export function createIndexedStorage(name = NAME): DeskStorage {
  let opened: Promise<IDBDatabase> | null = null

  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(name)
    // another try with the next tap
    opened.catch(() => (opened = null))
    return opened
  }

  return {
    async load(): Promise<Kept> {
      const database = await open()
      const tx = database.transaction(STORES, 'readonly')
      const [device, units, taps] = await Promise.all([
        asked<KeptDevice | undefined>(tx.objectStore('device').get('device')),
        asked<KeptUnit[]>(tx.objectStore('units').getAll()),
        asked<KeptTap[]>(tx.objectStore('taps').getAll()),
      ])
      return { device: device ?? null, units, taps }
    },
    async keep({ device, units = [], taps = [], forget = [] }) {
      const database = await open()
      const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' })
      const done = finished(tx)
      if (device) tx.objectStore('device').put(device, 'device')
      for (const unit of units) tx.objectStore('units').put(unit, unit.unit.code)
      for (const kept of taps) tx.objectStore('taps').put(kept, [kept.tap.unit, kept.tap.id])
      for (const unit of forget) {
        tx.objectStore('units').delete(unit)
        tx.objectStore('taps').delete(IDBKeyRange.bound([unit], [unit, []]))
      }
      await done
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      // another tab with a newer build is not hindered
      request.result.onversionchange = () => request.result.close()
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
