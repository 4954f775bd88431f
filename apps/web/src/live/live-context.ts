import { createContext, use, useSyncExternalStore } from 'react'
import type { FreshnessState } from './connection.ts'

export interface Freshness {
  readonly state: FreshnessState
  /** The instant (`2027-09-14T13:58:00-03:00`) up to which all that is shown is known to be true; null while live, and for a page that has just loaded. */
  readonly at: string | null
}

/** What components may know of the live connection and the games' clock. Tests give a plain object. */
export interface Live {
  readonly subscribe: (listener: () => void) => () => void
  readonly freshness: () => Freshness
  /** Games time, epoch milliseconds; the same number until the next tick. Null until it is known. */
  readonly now: () => number | null
}

export const CONNECTING: Freshness = { state: 'connecting', at: null }

const NOT_LIVE: Omit<Live, 'subscribe'> = { freshness: () => CONNECTING, now: () => null }

/**
 * What a page follows before the live connection's code is there, and that code from then on. It stays one object: a context that changed
 * would be drawn through the whole page, and would wait for every part of it that loads later.
 */
export function createDeferredLive(): Live & { readonly resolve: (live: Live) => void } {
  let current = NOT_LIVE
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    freshness: () => current.freshness(),
    now: () => current.now(),
    resolve: (live) => {
      current = live
      live.subscribe(notify)
      notify()
    },
  }
}

export const LiveContext = createContext<Live>(createDeferredLive())

/** How fresh the page is. On the server, and until hydrated, `connecting`. */
export function useFreshness(): Freshness {
  const live = use(LiveContext)
  return useSyncExternalStore(live.subscribe, live.freshness, () => CONNECTING)
}

/**
 * Games time in epoch milliseconds, moving on every 10 s of games time but at most once a second; null on the server and until hydrated:
 * rendered pages are cached as bytes, so nothing that depends on "now" may be in them.
 */
export function useGamesNow(): number | null {
  const live = use(LiveContext)
  return useSyncExternalStore<number | null>(live.subscribe, live.now, () => null)
}
