import { useSyncExternalStore } from 'react'
import { createStore } from '../session/store.ts'

/** Whether page views may be counted (R3.5); null until the visitor has chosen. */
export type Consent = 'accepted' | 'rejected' | null

const KEY = 'consent'

interface RefusalSigns {
  /** Global Privacy Control: https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** Whether the browser itself asks sites not to count its user: by Global Privacy Control or Do Not Track. No choice here overrules it. */
export function isRefusedByBrowser({ globalPrivacyControl, doNotTrack }: RefusalSigns = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1'
}

function stored(): Consent {
  if (isRefusedByBrowser()) return 'rejected'
  try {
    const text = localStorage.getItem(KEY)
    return text === 'accepted' || text === 'rejected' ? text : null
  } catch {
    // a browser that stores nothing for us is not counted, and sees no question on every page either
    return 'rejected'
  }
}

const store = createStore<{ readonly consent: Consent }>({ consent: import.meta.env.SSR ? null : stored() })

// chosen in another tab, or the device's data was cleared
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.set({ consent: stored() })
  })

export const getConsent = (): Consent => store.get().consent

/** Stores the choice; counting follows it at once, in every open tab. */
export function chooseConsent(consent: 'accepted' | 'rejected'): void {
  if (isRefusedByBrowser()) return
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // the choice lasts until the page is left
  }
  store.set({ consent })
}

/** The choice, in a component; unsaid while a page is taken over from the server. */
export const useConsent = (): Consent => useSyncExternalStore(store.subscribe, getConsent, () => null)
