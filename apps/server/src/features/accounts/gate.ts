import { ApiFailure } from '@games/contract'
import { createTurns } from '../turns.ts'

/** In work at once: while one's password is hashed, the others ask the database. */
export const AT_ONCE = 3
/** Inside at most, in work or waiting. */
export const MOST_INSIDE = 32
/** Let wait however slow the machine is: of two waiting from one network one can give way. */
export const FEWEST_WAITING = 2
/** No more wait than are done in this time by the pace of the last ones: a slow machine answers as soon as a quick one. Milliseconds. */
const LONGEST_WAIT = 1_000
/** How much the newest counts in that pace. */
const NEWEST = 0.1
/** Seconds after which it is worth another try. */
const RETRY_AFTER = 2

/** Does the work of a network when its turn comes. Throws ApiFailure 503 before work was begun. */
export type Gate = <T>(network: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets so many in as are done within a second, and turns others away before they have cost anything or were counted: their password was
 * not looked at. Networks have turns: where no more may wait, the last of the network with most waiting gives way to one that has none.
 */
export function createGate(now = () => performance.now()): Gate {
  let inWork = 0
  /** Milliseconds from one that is done to the next, while others are in work. */
  let pace = 0
  let lastDone = 0
  const { inTurn } = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: () => {
      const inside = Math.min(MOST_INSIDE, Math.floor(LONGEST_WAIT / pace))
      return Math.max(FEWEST_WAITING, inside - AT_ONCE)
    },
    full: () => new ApiFailure(503, 'unavailable', 'Too many are signing in', { retryAfter: RETRY_AFTER }),
  })
  return (network, work) =>
    inTurn(network, async () => {
      if (inWork === 0) lastDone = now()
      inWork += 1
      try {
        return await work()
      } finally {
        inWork -= 1
        const done = now()
        pace += (done - lastDone - pace) * NEWEST
        lastDone = done
      }
    })
}
