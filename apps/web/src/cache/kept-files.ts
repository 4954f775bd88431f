/**
 * Documents that a user has downloaded, kept in the browser's cache until they sign out, so that they open without a network. Of each place
 * a document is in (`of`, a route's id say) one file is kept: when a newer one cannot be had, the one before remains.
 */

const CACHE = 'games-documents'
/** Half of what a games has of such documents. */
const MOST = 60

/** A document that is on the device. */
export interface KeptFile {
  /** Id of the file, which is another one when the document is replaced. */
  readonly file: string
  /** When it was downloaded, epoch milliseconds. */
  readonly at: number
}

const FILE = 'x-kept-file'
const AT = 'x-kept-at'
const addressOf = (of: string): string => `/kept-files/${encodeURIComponent(of)}`

/** A device without storage, or one that refuses it, keeps nothing. */
async function inCache<T>(work: (cache: Cache) => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work(await caches.open(CACHE))
  } catch {
    return fallback
  }
}

const infoOf = ({ headers }: Response): KeptFile => ({ file: headers.get(FILE) ?? '', at: Number(headers.get(AT)) })

/** What is kept of a place; undefined where nothing is. Never rejects. */
export const keptFile = (of: string): Promise<KeptFile | undefined> =>
  inCache(async (cache) => {
    const kept = await cache.match(addressOf(of))
    return kept && infoOf(kept)
  }, undefined)

/** The bytes of what is kept of a place. Never rejects. */
export const keptBytes = (of: string): Promise<Blob | undefined> =>
  inCache(async (cache) => (await cache.match(addressOf(of)))?.blob(), undefined)

/** Keeps a file in place of the one before; of more than the most the one kept first goes. Never rejects. */
export const keepFile = (of: string, file: string, bytes: Blob): Promise<void> =>
  inCache(async (cache) => {
    const headers = { 'content-type': bytes.type, [FILE]: file, [AT]: String(Date.now()) }
    // removed first, so that the order of keys is the order of age
    await cache.delete(addressOf(of))
    await cache.put(addressOf(of), new Response(bytes, { headers }))
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old)
  }, undefined)

/** Removes all of them. Never rejects. */
export async function removeKeptFiles(): Promise<void> {
  await Promise.resolve()
    .then(() => caches.delete(CACHE))
    .catch(() => false)
}
