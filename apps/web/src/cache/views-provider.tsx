import { type ReactNode, useEffect } from 'react'
import { ViewsContext } from './use-view.ts'
import type { ViewCache } from './view-cache.ts'

/** Gives components the page's view cache, and fetches stale views when the tab is shown again or the network is back. */
export function ViewsProvider({ views, children }: { views: ViewCache; children: ReactNode }) {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') views.refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('online', refresh)
    }
  }, [views])
  return <ViewsContext value={views}>{children}</ViewsContext>
}
