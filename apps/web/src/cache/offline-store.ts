import { clear, createStore, delMany, get, getMany, keys, setMany } from 'idb-keyval'

/**
 * The device's own storage for what was seen: records by text keys in IndexedDB. A device that refuses (private mode, no space, a broken
 * file) or whose storage never answers must neither break nor hold up a page: every call then gives its fallback.
 */

const PATIENCE = 1_500

const store = createStore('games-kept', 'kept')

async function attempt<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await Promise.race([work(), new Promise<T>((resolve) => setTimeout(resolve, PATIENCE, fallback))])
  } catch {
    return fallback
  }
}

export const readRecord = <T>(key: string): Promise<T | undefined> => attempt(() => get<T>(key, store), undefined)

/** All records whose keys begin with `prefix`. */
export const readRecords = <T>(prefix: string): Promise<T[]> =>
  attempt(async () => {
    const wanted = (await keys<string>(store)).filter((key) => key.startsWith(prefix))
    return (await getMany<T | undefined>(wanted, store)).filter((record) => record !== undefined)
  }, [])

/** Whether all of them, or for want of space none of them, were written. */
export const writeRecords = (records: [key: string, record: unknown][]): Promise<boolean> =>
  attempt(() => setMany(records, store).then(() => true), false)

export const removeRecords = (gone: string[]): Promise<void> => attempt(() => delMany(gone, store), undefined)

export const removeAllRecords = (): Promise<void> => attempt(() => clear(store), undefined)
