import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page is taken over from the server, then true: for what only this device knows, as its zone and its storage. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
