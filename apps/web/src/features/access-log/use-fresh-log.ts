import { useEffect } from 'react'
import { useViews } from '../../cache/use-view.ts'
import type { ViewKey } from '../../cache/view-cache.ts'

/** Counts are stored every few seconds; more often than this nobody reads a figure. Milliseconds. */
const AGAIN_AFTER = 10_000

/** Requests views again while the page is looked at. `keys` must stay the same array until it is another. */
export function useFreshLog(keys: readonly ViewKey[]): void {
  const views = useViews()
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') for (const key of keys) void views.refetch(key)
    }
    const timer = setInterval(again, AGAIN_AFTER)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [views, keys])
}
