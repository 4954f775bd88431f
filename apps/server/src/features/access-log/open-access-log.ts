import type { Pool } from 'pg'
import { timeZone } from '../games/index.ts'
import { type AccessCounter, countAccesses } from './count-accesses.ts'
import { readRetention } from './retention.queries.ts'
import { insertBuild } from './store.queries.ts'
import { type AccessBatch, changeZone, completeSums, forgetOld, storeBatch, zoneOfGames } from './store-counts.ts'

export interface AccessLogOptions {
  readonly pool: Pool
  /** The venue's offset, minutes: the zone of days where the organiser has set none. */
  readonly utcOffset: () => number
  /** The id of the running build, noted when the first requests of it are stored; null: it has none. */
  readonly build: string | null
  readonly onError: (error: unknown) => void
  readonly zoneEveryMs?: number
  readonly forgetEveryMs?: number
}

/** Counts requests; makes the days anew when the games' zone changes, completes sums, and forgets what is old. */
export function openAccessLog({
  pool,
  utcOffset,
  build,
  onError,
  zoneEveryMs = 60_000,
  forgetEveryMs = 3_600_000,
}: AccessLogOptions): AccessCounter {
  // whether PostgreSQL knows a zone is not found out with every batch
  const zones = new Map<string, Promise<string>>()
  const wantedZone = async () => {
    const [zone, offset] = [await timeZone(pool), utcOffset()]
    const key = `${zone} ${offset}`
    const found = zones.get(key) ?? zoneOfGames(pool, zone, offset)
    zones.set(key, found)
    return found.catch((error: unknown) => {
      zones.delete(key)
      throw error
    })
  }
  let isNoted = build === null
  const store = async (batch: AccessBatch) => {
    await storeBatch(pool, batch, await wantedZone())
    if (isNoted || build === null) return
    await insertBuild(pool, build)
    isNoted = true
  }
  const counter = countAccesses({ store, onError })
  let working = Promise.resolve()
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => {
      working = working.then(work).catch(onError)
    }, ms).unref()
  const timers = [
    every(zoneEveryMs, async () => {
      await changeZone(pool, await wantedZone())
      await completeSums(pool, 'recent')
    }),
    every(forgetEveryMs, async () => {
      await forgetOld(pool, await readRetention(pool))
      await completeSums(pool, 'ever')
    }),
  ]
  return {
    ...counter,
    async close() {
      for (const timer of timers) clearInterval(timer)
      // what was counted does not wait for work that a database without answer may hold up
      await counter.close()
      await working
    },
  }
}
