import { useState } from 'react'
import type { Point } from './distance.ts'

/** A device that has not found itself by then is not waited for. Milliseconds. */
const PATIENCE = 10_000
/** A position this old is good enough for a hotel. Milliseconds. */
const GOOD_FOR = 60_000

export type Position =
  | { readonly kind: 'unasked' | 'asking' | 'refused' | 'unknown' }
  | { readonly kind: 'known'; readonly point: Point }

/** Where the visitor is, once they ask for it. It stays on the page: nothing is sent or stored. */
export function usePosition() {
  const [position, setPosition] = useState<Position>({ kind: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setPosition({ kind: 'unknown' })
    setPosition({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ kind: 'known', point: { lat: latitude, lon: longitude } }),
      ({ code, PERMISSION_DENIED }) => setPosition({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: PATIENCE, maximumAge: GOOD_FOR },
    )
    return undefined
  }
  return { position, ask, forget: () => setPosition({ kind: 'unasked' }) }
}
