import { useSyncExternalStore } from 'react'

/** The delegation a visitor has chosen: stored on the device, sent to nobody. */
const KEY = 'games.delegation'

const listeners = new Set<() => void>()

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // storage is closed to us (a browser's strictest privacy setting): the choice lasts as long as the page
    return chosen
  }
}
let chosen: string | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // another tab of ours may choose
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Chooses a delegation by code; null: none. */
export function chooseDelegation(code: string | null): void {
  chosen = code
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch {
    // as above
  }
  for (const listener of listeners) listener()
}

/** The code of the chosen delegation; null before one is chosen, on the server, and until hydrated. */
export const useMyDelegation = (): string | null => useSyncExternalStore(subscribe, read, () => null)
