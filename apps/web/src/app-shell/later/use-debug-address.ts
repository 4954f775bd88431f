import { useEffect } from 'react'
import { misc } from '../../session/misc.ts'
import { useGames } from '../games-context.ts'

/** `?debug` shows the debug banner where previews are allowed (R3.14), as the switch in settings does. */
export function useDebugAddress(): void {
  const { previews } = useGames()
  useEffect(() => {
    if (previews && new URLSearchParams(location.search).has('debug')) misc.set({ showDebugBanner: true })
  }, [previews])
}
