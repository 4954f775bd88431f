import { useSyncExternalStore } from 'react'
import { createStore } from '../../session/store.ts'

const KEY = 'bulletins-read'
/** Ids of the bulletins read last; older ones are no news. */
const MOST = 500

function stored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const NONE: readonly string[] = []
const store = createStore({ ids: import.meta.env.SSR ? NONE : stored() })
const idsNow = () => store.get().ids
const onServer = () => NONE

/** Remembers on this device that a bulletin was opened: its number alone, nothing of who reads. */
export function noteRead(id: string): void {
  if (idsNow().includes(id)) return
  const ids = [...stored().filter((one) => one !== id), id].slice(-MOST)
  store.set({ ids })
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // storage is closed to us, or full: read as long as the page lasts
  }
}

/** Ids of the bulletins that were opened on this device. */
export const useRead = (): readonly string[] => useSyncExternalStore(store.subscribe, idsNow, onServer)
