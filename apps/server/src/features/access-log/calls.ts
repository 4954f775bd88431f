import { type AccessLog, type AccessLogQuery, ApiFailure } from '@games/contract'
import { LRUCache } from 'lru-cache'
import { anew, type Calls, type Edge } from '../edge.ts'
import { games, timeZone } from '../games/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { createTurns } from '../turns.ts'
import { withoutJit } from './access-log.queries.ts'
import { accessLog } from './present.ts'
import { zoneOfOffset } from './zone.ts'

/** Readings at once, and how many wait for one: whoever asks for each route in turn holds up nobody else's pages. */
const AT_ONCE = 2
const MOST_WAITING = 60
const RETRY_AFTER_S = 5

/** An answer is told again for so long, milliseconds: who looks on does not cost a reading each. */
const TOLD_AGAIN_MS = 2_000

export function accessLogCalls({ pool, demo, now }: Edge): Calls<'getAccessLog'> {
  const { inTurn } = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: () => MOST_WAITING,
    full: () =>
      new ApiFailure(503, 'unavailable', 'Too many are reading the access log', { retryAfter: RETRY_AFTER_S }),
  })
  const told = new LRUCache<string, AccessLog, AccessLogQuery>({
    max: 50,
    ttl: TOLD_AGAIN_MS,
    // one that gives way to newer ones while it is read is told to who waits for it all the same
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: query }) =>
      inTurn('', async () => {
        const { clock, utcOffset } = await games(pool, demo, now())
        return inSnapshot(pool, async (tx) => {
          await withoutJit(tx)
          return accessLog(tx, {
            query,
            zone: (await timeZone(tx.from([]))) ?? zoneOfOffset(utcOffset),
            clock,
            utcOffset,
          })
        })
      }),
  })
  return {
    getAccessLog: async ({ query }) => anew({ view: await told.forceFetch(JSON.stringify(query), { context: query }) }),
  }
}
