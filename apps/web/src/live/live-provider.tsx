import type { Games } from '@games/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useViews } from '../cache/use-view.ts'
import { pageMeta } from '../platform/page-meta.ts'
import { createDeferredLive, LiveContext } from './live-context.ts'

/**
 * Refreshes what the page shows from the event stream. Its code is loaded after hydration: the first page is shown and taken over without
 * it, and until then is `connecting`.
 */
export function LiveProvider({ games, children }: { games: Games; children: ReactNode }) {
  const views = useViews()
  const [live] = useState(createDeferredLive)
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    void import('./live-shell.ts').then(({ createLiveShell }) => {
      if (left) return
      const openStream = (address: string) => new EventSource(pageMeta('api-base') + address)
      const startOver = () => location.reload()
      const shell = createLiveShell({ views, games, openStream, random: Math.random, startOver })
      stop = shell.start()
      live.resolve(shell)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [views, games, live])
  return <LiveContext value={live}>{children}</LiveContext>
}
