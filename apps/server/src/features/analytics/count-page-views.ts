import { isPagePattern } from '@games/domain'
import type { Pool } from 'pg'
import { addPageViews, type PageViewCount } from './analytics.queries.ts'
import type { AnalyticsReport } from './report.ts'

export interface PageViewCounter {
  /** Counts a report; it reaches the database within `everyMs`. */
  readonly count: (report: AnalyticsReport) => void
  /** Stores what was counted and ends. */
  close(): Promise<void>
}

/**
 * Sums reports in memory and adds them to the database in one statement now and then: on finals night everybody reports, and a count of
 * pages is not worth a transaction each. A crash loses `everyMs` of counts, which is meant to be borne.
 */
export function countPageViews(
  pool: Pool,
  {
    today,
    onError,
    everyMs = 5_000,
  }: { readonly today: () => string; readonly onError: (error: unknown) => void; readonly everyMs?: number },
): PageViewCounter {
  let sums = new Map<string, PageViewCount>()
  const add = (one: PageViewCount) => {
    const key = `${one.day} ${one.platform} ${one.pattern}`
    sums.set(key, { ...one, views: one.views + (sums.get(key)?.views ?? 0) })
  }
  const store = async () => {
    if (sums.size === 0) return
    const counts = [...sums.values()]
    sums = new Map()
    try {
      await addPageViews(pool, counts)
    } catch (error) {
      // the database is unavailable: they are stored the next time
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
