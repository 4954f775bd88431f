import { useSyncExternalStore } from 'react'
import { createStore } from '../session/store.ts'

/** Whether page views may be counted (R3.5); null until somebody has said. */
export type Consent = 'accepted' | 'rejected' | null

const KEY = 'consent'

function kept(): Consent {
  try {
    const text = localStorage.getItem(KEY)
    return text === 'accepted' || text === 'rejected' ? text : null
  } catch {
    // a browser that keeps nothing for us is not counted, and not asked on every page either
    return 'rejected'
  }
}

const store = createStore<{ readonly consent: Consent }>({ consent: import.meta.env.SSR ? null : kept() })

// said in another tab, or everything was forgotten
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.set({ consent: kept() })
  })

export const getConsent = (): Consent => store.get().consent

/** Keeps the choice; what counts follows it at once, in every open tab. */
export function chooseConsent(consent: 'accepted' | 'rejected'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // it holds until the page is left
  }
  store.set({ consent })
}

/** The choice, in a component; unsaid while a page is taken over from the server. */
export const useConsent = (): Consent => useSyncExternalStore(store.subscribe, getConsent, () => null)
