import { useSyncExternalStore } from 'react'

/** A laptop at the table: the day, the pad and what the public sees stand beside each other. */
const WIDE = '(min-width: 1024px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
