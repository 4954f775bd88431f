import type { AccessLog, AccessLogQuery } from '@games/contract'
import { LRUCache } from 'lru-cache'
import { anew, type Calls, type Edge } from '../edge.ts'
import { games, timeZone } from '../games/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { accessLog } from './present.ts'
import { zoneOfOffset } from './zone.ts'

/** An answer is told again for so long, milliseconds: who looks on does not cost a reading each. */
const TOLD_AGAIN_MS = 2_000

export function accessLogCalls({ pool, demo, now }: Edge): Calls<'getAccessLog'> {
  const told = new LRUCache<string, AccessLog, AccessLogQuery>({
    max: 50,
    ttl: TOLD_AGAIN_MS,
    fetchMethod: async (_key, _stale, { context: query }) => {
      const { clock, utcOffset } = await games(pool, demo, now())
      return inSnapshot(pool, async (tx) =>
        accessLog(tx, {
          query,
          zone: (await timeZone(tx.from([]))) ?? zoneOfOffset(utcOffset),
          clock,
          utcOffset,
        }),
      )
    },
  })
  return {
    getAccessLog: async ({ query }) => anew({ view: await told.forceFetch(JSON.stringify(query), { context: query }) }),
  }
}
