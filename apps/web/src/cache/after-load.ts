import type { Games } from '@games/contract'
import type { Locale } from '../i18n/locale.ts'
import { afterLoad } from '../lazy/lazy.tsx'
import type { ViewCache } from './view-cache.ts'

/** R3.9: nothing is fetched for later before this long after the page has loaded. Milliseconds. */
const SETTLE = 1_000

export interface AfterLoad {
  readonly views: ViewCache
  readonly games: Games
  readonly locale: Locale
  /** Whether the pages and their payloads are served by this page's own server: not inside the native wrapper. */
  readonly hasPayloads: boolean
  /** Loads the code and the data of the page at a path and query. */
  readonly preload: (address: string) => void
}

/** One second after the page has loaded: stores what is seen on the device, and prefetches the data of likely next pages. */
export function startAfterLoad(deps: AfterLoad): void {
  let { games } = deps
  // a field closed before what is loaded later is notified of it is closed for that too (R5.4)
  addEventListener('hello', ({ detail: { publicFields } }) => {
    games = { ...games, publicFields: [...publicFields] }
  })
  afterLoad(SETTLE, () => {
    // what could not be fetched now is fetched with the next page
    void import('./later.ts').then(({ startLater }) => startLater({ ...deps, games })).catch(() => {})
  })
}
