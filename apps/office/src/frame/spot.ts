import { createStore } from '@games/web/session/store.ts'
import { useEffect } from 'react'

/** What of the page is worked on, as others are told: `body:por`; null: the page as such. */
export const spotStore = createStore<{ readonly spot: string | null }>({ spot: null })

/** How the page that is shown calls its spots; null: it has none, or does not know this one. */
export const spotNames = createStore<{ readonly nameOf: (spot: string) => string | null }>({ nameOf: () => null })

/** Says what of the page is worked on as long as the component is there. */
export function useSpot(spot: string | null): void {
  useEffect(() => {
    spotStore.set({ spot })
    return () => spotStore.set({ spot: null })
  }, [spot])
}
