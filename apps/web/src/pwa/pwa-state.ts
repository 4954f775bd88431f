import { useSyncExternalStore } from 'react'
import { createStore } from '../session/store.ts'

/** The state of the service worker, and whether a newer build waits (R3.7, R3.8). */
export interface PwaState {
  readonly registered: boolean
  readonly activated: boolean
  /** A newer build is there and is used from the next reload on: `takeUpdate` does it. */
  readonly waiting: boolean
  /** The app starts without network, in the language last shown. */
  readonly offlineReady: boolean
  readonly registrationError: boolean
}

const NOTHING_YET: PwaState = {
  registered: false,
  activated: false,
  waiting: false,
  offlineReady: false,
  registrationError: false,
}

export const pwaState = createStore(NOTHING_YET)

/** The state, in a component. */
export const usePwa = (): PwaState => useSyncExternalStore(pwaState.subscribe, pwaState.get, () => NOTHING_YET)
