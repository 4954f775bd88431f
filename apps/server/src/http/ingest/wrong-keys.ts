/** Who sent wrong keys of late. */
export interface WrongKeys {
  /** Counts one, and says whether the address has sent too many. */
  count(address: string): boolean
}

/** Wrong keys of an address that are answered one by one, in a minute. */
const MOST = 10
export const WINDOW_SECONDS = 60
/** Addresses remembered; past that the one that was first is forgotten, since they come in floods. */
const MOST_ADDRESSES = 10_000

export function createWrongKeys(now: () => number): WrongKeys {
  const counts = new Map<string, { count: number; readonly until: number }>()
  return {
    count(address) {
      const who = networkOf(address)
      const known = counts.get(who)
      const current = known && known.until > now() ? known : { count: 0, until: now() + WINDOW_SECONDS * 1_000 }
      current.count += 1
      if (current !== known) {
        counts.delete(who)
        counts.set(who, current)
      }
      const [first] = counts.keys()
      if (counts.size > MOST_ADDRESSES && first !== undefined) counts.delete(first)
      return current.count > MOST
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
