import { LRUCache } from 'lru-cache'

/** The cache keys of calls, by path and query as received. */
export interface CallKeys {
  get(url: string): string | undefined
  set(url: string, key: string): void
}

/** Addresses remembered. */
const MOST = 10_000
/** Longer addresses are answered by the app: nothing of ours is that long. */
const LONGEST_URL = 300

export function createCallKeys(): CallKeys {
  const keys = new LRUCache<string, string>({ max: MOST })
  return {
    get: (url) => keys.get(url),
    set(url, key) {
      if (url.length <= LONGEST_URL) keys.set(url, key)
    },
  }
}
