import type { Games } from '@games/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Live, LiveContext } from './live-context.ts'

/**
 * Keeps what the page shows fresh from the event stream. Its code comes after hydration: the first page is shown and taken over without
 * it, and until then is `connecting`.
 */
export function LiveProvider({ games, children }: { games: Games; children: ReactNode }) {
  const queryClient = useQueryClient()
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    void import('./live-shell.ts').then(({ createLiveShell }) => {
      if (left) return
      const openStream = (address: string) => new EventSource(address)
      const startOver = () => location.reload()
      const shell = createLiveShell({ queryClient, games, openStream, random: Math.random, startOver })
      stop = shell.start()
      setLive(shell)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [queryClient, games])
  return <LiveContext value={live}>{children}</LiveContext>
}
