import { LRUCache } from 'lru-cache'

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

/** An IPv6 address by its first 64 bits: whoever has one has all the others of them. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::', 2)
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
