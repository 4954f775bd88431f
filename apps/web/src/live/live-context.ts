import { createContext, use, useSyncExternalStore } from 'react'
import type { FreshnessState } from './connection.ts'

export interface Freshness {
  readonly state: FreshnessState
  /** The instant (`2027-09-14T13:58:00-03:00`) up to which all that is shown is known to be true; null while live, and for a page that just came. */
  readonly at: string | null
}

/** What components may know of the live connection and the games' clock. Tests give a plain object. */
export interface Live {
  readonly subscribe: (listener: () => void) => () => void
  readonly freshness: () => Freshness
  /** Games time, epoch milliseconds; the same number until the next tick. */
  readonly now: () => number
}

export const CONNECTING: Freshness = { state: 'connecting', at: null }

const BEFORE_LIVE: Pick<Live, 'subscribe' | 'freshness'> = { subscribe: () => () => {}, freshness: () => CONNECTING }

export const LiveContext = createContext<Live | null>(null)

/** How fresh the page is. On the server, and until hydrated, `connecting`. */
export function useFreshness(): Freshness {
  const live = use(LiveContext) ?? BEFORE_LIVE
  return useSyncExternalStore(live.subscribe, live.freshness, () => CONNECTING)
}

/**
 * Games time in epoch milliseconds, moving on every 10 s of games time but at most once a second; null on the server and until hydrated:
 * pages are kept as bytes, so nothing that depends on "now" may be in them.
 */
export function useGamesNow(): number | null {
  const live = use(LiveContext)
  return useSyncExternalStore<number | null>(
    live?.subscribe ?? BEFORE_LIVE.subscribe,
    () => live?.now() ?? null,
    () => null,
  )
}
