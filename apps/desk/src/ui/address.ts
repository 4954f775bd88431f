import { useSyncExternalStore } from 'react'
import { HAND_OVER } from '../store/hand-over.ts'

/** What is on screen, by the address below /desk/. */
export type Place =
  | { readonly is: 'choose' }
  | { readonly is: 'queue' }
  | { readonly is: 'practise' }
  | { readonly is: 'weigh-in' }
  | { readonly is: 'unit'; readonly code: string }

const BASE = '/desk/'
const CHANGED = 'desk-address'

export function placeOf(path: string): Place {
  const [first, second] = path.slice(BASE.length).split('/')
  if (first === 'unit' && second) return { is: 'unit', code: decodeURIComponent(second) }
  return first === 'queue' || first === 'practise' || first === 'weigh-in' ? { is: first } : { is: 'choose' }
}

const addressOf = (place: Place): string => {
  if (place.is === 'choose') return BASE
  return place.is === 'unit' ? `${BASE}unit/${encodeURIComponent(place.code)}` : BASE + place.is
}

export function go(place: Place, replace = false): void {
  if (replace) history.replaceState(null, '', addressOf(place))
  else history.pushState(null, '', addressOf(place))
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(CHANGED, listener)
  }
}

export function usePlace(): Place {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  return placeOf(path)
}

/** The key that stands behind `#` of a link, taken out of the address so that nobody reads it over a shoulder; null: none. */
export function takeKey(): string | null {
  const key = location.hash.slice(1)
  if (!/^[\w.-]{16,200}$/.test(key)) return null
  history.replaceState(null, '', location.pathname + location.search)
  return key
}

/** What another phone hands over behind `#`, taken out of the address: read anew it would be asked about again; null: nothing. */
export function takeHandedOver(): string | null {
  if (!location.hash.startsWith(`#${HAND_OVER}`)) return null
  const code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
  return code
}
