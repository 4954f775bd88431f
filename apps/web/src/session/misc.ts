import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** What the app shell's parts share, stored as long as the page lives (R3.14, spec §3). */
export interface Misc {
  readonly showProgressBar: boolean
  readonly showDebugBanner: boolean
  /** CSS pixels; 0 until a window was measured. */
  readonly windowHeight: number
  readonly scrollData: { readonly scrollTop: number; readonly scrollLeft: number }
}

const INITIAL: Misc = {
  showProgressBar: false,
  showDebugBanner: false,
  windowHeight: 0,
  scrollData: { scrollTop: 0, scrollLeft: 0 },
}

export const misc = createStore(INITIAL)

/** One field of the misc store, so that a scroll wakes only what shows it. */
export const useMisc = <K extends keyof Misc>(field: K): Misc[K] =>
  useSyncExternalStore(
    misc.subscribe,
    () => misc.get()[field],
    () => INITIAL[field],
  )
