import type { Platform } from '@games/domain/access/platform'
import { type PagePattern, pagePatternOf } from '@games/domain/analytics/page-pattern'

/** Where apps/server/src/features/analytics/routes.ts takes it. */
const ADDRESS = '/usage'

export interface AnalyticsBeacon {
  /** Counts a view of a page by its pattern; nothing of what stands in the address's open places, its query or fragment. */
  readonly viewed: (pathname: string) => void
  /** Ends it and forgets what was not sent. */
  readonly stop: () => void
}

/**
 * The optional analytics beacon (R3.5): page views by pattern and the platform, sent when the page goes out of sight. No identifier, no
 * person, no order of pages. Only started once the visitor has accepted.
 */
export function startAnalyticsBeacon(platform: () => Platform): AnalyticsBeacon {
  let views: Partial<Record<PagePattern, number>> = {}
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(views).length === 0) return
    const report = JSON.stringify({ platform: platform(), views })
    if (navigator.sendBeacon(ADDRESS, new Blob([report], { type: 'application/json' }))) views = {}
  }
  document.addEventListener('visibilitychange', send)
  return {
    viewed(pathname) {
      const pattern = pagePatternOf(pathname)
      if (pattern) views[pattern] = (views[pattern] ?? 0) + 1
    },
    stop() {
      document.removeEventListener('visibilitychange', send)
      views = {}
    },
  }
}
