import { createStore } from '@games/web/session/store.ts'
import { useSyncExternalStore } from 'react'

/** What is open above the page: one at a time. */
export type Panel = 'palette' | 'keys' | 'present' | null

const store = createStore<{ readonly open: Panel }>({ open: null })

export const openPanel = (open: Panel): void => store.set({ open })
/** Closes one, unless another has been opened in its place. */
export const closePanel = (panel: Panel): void => {
  if (store.get().open === panel) openPanel(null)
}
export const useOpenPanel = (): Panel => useSyncExternalStore(store.subscribe, store.get).open
