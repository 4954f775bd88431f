import { isPagePattern } from '@games/domain'
import type { Pool } from 'pg'
import type { UsageReport } from './report.ts'
import { addUsage, type UsageCount } from './usage.queries.ts'

export interface UsageCounter {
  /** Counts a report; it reaches the database within `everyMs`. */
  readonly count: (report: UsageReport) => void
  /** Stores what was counted and ends. */
  close(): Promise<void>
}

/**
 * Sums reports in memory and adds them to the database in one statement now and then: on finals night everybody reports, and a count of
 * pages is not worth a transaction each. A crash loses `everyMs` of counts, which is meant to be borne.
 */
export function countUsage(
  pool: Pool,
  {
    today,
    onError,
    everyMs = 5_000,
  }: { readonly today: () => string; readonly onError: (error: unknown) => void; readonly everyMs?: number },
): UsageCounter {
  let sums = new Map<string, UsageCount>()
  const add = (one: UsageCount) => {
    const key = `${one.day} ${one.platform} ${one.pattern}`
    sums.set(key, { ...one, views: one.views + (sums.get(key)?.views ?? 0) })
  }
  const store = async () => {
    if (sums.size === 0) return
    const counts = [...sums.values()]
    sums = new Map()
    try {
      await addUsage(pool, counts)
    } catch (error) {
      // the database is away: they are kept for the next time
      counts.forEach(add)
      onError(error)
    }
  }
  let storing = Promise.resolve()
  const storeNext = () => (storing = storing.then(store))
  const timer = setInterval(() => void storeNext(), everyMs)
  timer.unref()
  return {
    count({ platform, views }) {
      const day = today()
      for (const [pattern, n] of Object.entries(views))
        if (isPagePattern(pattern) && n !== undefined) add({ day, pattern, platform, views: n })
    },
    async close() {
      clearInterval(timer)
      await storeNext()
    },
  }
}
