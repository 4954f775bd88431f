/** Under which keys the answers of calls are kept, by the call's path and query as they came. */
export interface CallKeys {
  get(url: string): string | undefined
  set(url: string, key: string): void
}

/** Addresses remembered; past that all are forgotten, since strange ones come in floods. */
const MOST = 10_000
/** Longer addresses are answered by the app: nothing of ours is that long. */
const LONGEST_URL = 300

export function createCallKeys(): CallKeys {
  const keys = new Map<string, string>()
  return {
    get: (url) => keys.get(url),
    set(url, key) {
      if (url.length > LONGEST_URL) return
      if (keys.size >= MOST) keys.clear()
      keys.set(url, key)
    },
  }
}
