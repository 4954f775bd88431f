import { useSyncExternalStore } from 'react'

/**
 * Whether results are hidden on this device until they are asked for (docs/decisions/0096-spoiler-safe.md). Pages are the same bytes for everybody: an
 * attribute of the document, which src/first-paint.ts sets before anything is painted, has the style sheet hide them.
 */
const KEY = 'spoilers'

const listeners = new Set<() => void>()
let areHidden = false
/** True: all of the page that is open was asked for. */
let isPageShown = false
/** What was asked for since the page was loaded. */
const shown = new Set<string>()

/** Where storage is closed to us the last word lasts as long as the page. */
function readStored(): void {
  try {
    areHidden = localStorage.getItem(KEY) === 'hidden'
  } catch {
    // what was said on this page stands
  }
}

function announce(): void {
  const { dataset } = document.documentElement
  if (areHidden && !isPageShown) dataset.spoilers = 'hidden'
  else delete dataset.spoilers
  for (const listener of listeners) listener()
}

if (!import.meta.env.SSR) {
  readStored()
  const look = ({ key = KEY }: Partial<StorageEvent>): void => {
    if (key !== KEY && key !== null) return
    readStored()
    announce()
  }
  addEventListener('storage', look)
  // another tab may have said so while this one was frozen, when no event reaches it
  addEventListener('pageshow', () => look({}))
}

/** Hides results from now on in every open tab, or no longer. What was asked for before is hidden again. */
export function hideSpoilers(hide: boolean): void {
  areHidden = hide
  isPageShown = false
  shown.clear()
  try {
    if (hide) localStorage.setItem(KEY, 'hidden')
    else localStorage.removeItem(KEY)
  } catch {
    // lasts as long as the page
  }
  announce()
}

/** Shows the result of something, for as long as the page lives. */
export function showResult(of: string): void {
  shown.add(of)
  announce()
}

/** Shows all results of the page that is open, or hides them again: with the next page. */
export function showPage(show: boolean): void {
  if (isPageShown === show) return
  isPageShown = show
  announce()
}

/** Whether results are hidden on this device, whatever was asked for on the page that is open: for what is said outside it. */
export const areSpoilersHidden = (): boolean => areHidden

/** Notifies of every change, those of other tabs too. */
export function subscribeSpoilers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const no = () => false

/** The same in a component; false on the server and until hydrated. */
export const useSpoilersHidden = (): boolean => useSyncExternalStore(subscribeSpoilers, areSpoilersHidden, no)

/** Whether the result of something is hidden now. */
export const useIsHidden = (of: string): boolean =>
  useSyncExternalStore(subscribeSpoilers, () => areHidden && !isPageShown && !shown.has(of), no)

const SHOWN = { 'data-shown': '' } as const
const NOT_SHOWN = {} as const

/** What the element around a result says of it: whether it was asked for. */
export const useShown = (of: string): typeof SHOWN | typeof NOT_SHOWN =>
  useSyncExternalStore(subscribeSpoilers, () => shown.has(of), no) ? SHOWN : NOT_SHOWN
