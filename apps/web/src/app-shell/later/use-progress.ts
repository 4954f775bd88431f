import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { misc } from '../../session/misc.ts'

/** Marks in the misc store that a page is loading (R3.14). The bar that shows it waits the first 100 ms (R3.6). */
export function useProgress(): void {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useEffect(() => {
    misc.set({ showProgressBar: isLoading })
    return () => misc.set({ showProgressBar: false })
  }, [isLoading])
}
