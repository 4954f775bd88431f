import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { digestOfKey, isFeedKey } from './feed-key.ts'
import { keyOfDigest, type Tries, writeTries, writeUse } from './sources.queries.ts'

/** Tries are written together this often. Milliseconds. */
const WRITE_MS = 1_000
/** Networks and keys told apart between two writes; further ones are one of many. */
const MOST_AT_ONCE = 200
/** Keys remembered that open nothing. */
const MOST_CLOSED = 1_000

/** What the feed's door asks of the keys that staff have made. */
export interface FeedKeys {
  /** The source whose key this is; null: nobody's, or it works no more. */
  sourceOf(key: string): Promise<number | null>
  /** Counts a try with a key that opened nothing. */
  countTry(key: string, network: string): void
  /** Writes down what was counted. */
  write(): Promise<void>
  close(): Promise<void>
}

/**
 * Keys as they are stored. Whoever floods with one that opens nothing costs neither a query nor a row a try: such a key never opens
 * anything again, so that it is remembered, and tries are added up in between.
 */
export function openFeedKeys({ pool, onError }: { pool: Pool; onError: (error: unknown) => void }): FeedKeys {
  /** By digest: the key's id, null where it is nobody's. */
  const closed = new LRUCache<string, { id: string | null }>({ max: MOST_CLOSED })
  let counted = new Map<string, Tries>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const add = (tries: Tries) => {
    const key = (network: string) => `${network} ${tries.keyId ?? ''}`
    const network = counted.has(key(tries.network)) || counted.size < MOST_AT_ONCE ? tries.network : ''
    const sum = tries.tries + (counted.get(key(network))?.tries ?? 0)
    counted.set(key(network), { ...tries, network, tries: sum })
    timer ??= setTimeout(() => void write(), WRITE_MS).unref()
  }
  const writeOnce = async () => {
    clearTimeout(timer)
    timer = undefined
    const taken = [...counted.values()]
    counted = new Map()
    if (taken.length === 0) return
    await writeTries(pool, taken).catch((error: unknown) => {
      onError(error)
      for (const tries of taken) add(tries)
    })
  }
  const write = () => (writing = writing.then(writeOnce))
  return {
    async sourceOf(key) {
      if (!isFeedKey(key)) return null
      const digest = digestOfKey(key)
      if (closed.has(digest.toString('hex'))) return null
      const found = await keyOfDigest(pool, digest)
      if (!found?.is_open) {
        closed.set(digest.toString('hex'), { id: found?.id ?? null })
        return null
      }
      if (found.is_stale) await writeUse(pool, digest)
      return found.source_id
    },
    countTry(key, network) {
      const keyId = closed.get(digestOfKey(key).toString('hex'))?.id ?? null
      add({ network, keyId, tries: 1 })
    },
    write,
    async close() {
      await write()
      clearTimeout(timer)
    },
  }
}
