import { LRUCache } from 'lru-cache'
import { networkOf } from '../server/network.ts'

/** Who sent wrong keys of late. */
export interface WrongKeys {
  /** Counts one, and says whether the address has sent too many. */
  count(address: string): boolean
}

/** Wrong keys of an address that are answered one by one, in a minute. */
const MOST = 10
export const WINDOW_SECONDS = 60
/** Addresses remembered; past that the one quiet for longest is removed, since they arrive in floods. */
const MOST_ADDRESSES = 10_000

export function createWrongKeys(now: () => number): WrongKeys {
  const counts = new LRUCache<string, { count: number }>({
    max: MOST_ADDRESSES,
    ttl: WINDOW_SECONDS * 1_000,
    ttlResolution: 0,
    perf: { now },
  })
  return {
    count(address) {
      const who = networkOf(address)
      let known = counts.get(who)
      if (!known) counts.set(who, (known = { count: 0 }))
      known.count += 1
      return known.count > MOST
    },
  }
}
