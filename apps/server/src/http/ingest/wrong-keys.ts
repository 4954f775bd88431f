import { LRUCache } from 'lru-cache'

/** Who sent wrong keys of late. */
export interface WrongKeys {
  /** Counts one of a network, and says whether it has sent too many. */
  count(network: string): boolean
}

/** Wrong keys of a network that are answered one by one, in a minute. */
const MOST = 10
export const WINDOW_SECONDS = 60
/** Networks remembered; past that the one quiet for longest is removed, since they arrive in floods. */
const MOST_NETWORKS = 10_000

export function createWrongKeys(now: () => number): WrongKeys {
  const counts = new LRUCache<string, { count: number }>({
    max: MOST_NETWORKS,
    ttl: WINDOW_SECONDS * 1_000,
    ttlResolution: 0,
    perf: { now },
  })
  return {
    count(network) {
      let known = counts.get(network)
      if (!known) counts.set(network, (known = { count: 0 }))
      known.count += 1
      return known.count > MOST
    },
  }
}
