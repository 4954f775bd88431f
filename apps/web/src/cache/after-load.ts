import { afterLoad } from '../lazy/lazy.tsx'
import type { AfterLoad } from './later.ts'

/** R3.9: nothing is fetched for later before this long after the page has loaded. Milliseconds. */
const SETTLE = 1_000

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
