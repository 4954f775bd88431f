import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is alive: what needs script is not offered before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
