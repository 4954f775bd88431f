import { setImmediate } from 'node:timers/promises'

/** The longest time for which a calculation keeps other requests waiting, in milliseconds. */
const BUSY_MS = 40

/** Returns a function that lets other requests be answered if the thread was busy for too long since the last pause. */
export function createPauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUSY_MS) return
    await setImmediate()
    since = performance.now()
  }
}
