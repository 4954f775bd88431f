import { afterPaint } from '../lazy/lazy.tsx'
import { STALE_TIME } from './view-cache.ts'

/** A pointer that rests this long on a link means it. Milliseconds. */
const DWELL = 50

/**
 * Plain anchors are preloaded like the router's own links: when a pointer rests on one, a finger or the focus reaches it, `preload` is
 * called with its path and query. Returns what ends it.
 */
export function preloadOnIntent(preload: (address: string) => void): () => void {
  const preloaded = new Map<string, number>()
  let dwelling: ReturnType<typeof setTimeout> | undefined

  const addressOf = ({ target }: Event): string | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
    const address = link.pathname + link.search
    return address === location.pathname + location.search ? undefined : address
  }
  const want = (address: string): void => {
    const now = performance.now()
    if (now - (preloaded.get(address) ?? Number.NEGATIVE_INFINITY) < STALE_TIME) return
    preloaded.set(address, now)
    preload(address)
  }
  const atOnce = (event: Event): void => {
    const address = addressOf(event)
    if (address !== undefined) afterPaint(() => want(address))
  }
  const afterDwelling = (event: Event): void => {
    clearTimeout(dwelling)
    const address = addressOf(event)
    if (address !== undefined) dwelling = setTimeout(want, DWELL, address)
  }
  document.addEventListener('touchstart', atOnce, { passive: true })
  document.addEventListener('focusin', atOnce)
  document.addEventListener('mouseover', afterDwelling)
  return () => {
    clearTimeout(dwelling)
    document.removeEventListener('touchstart', atOnce)
    document.removeEventListener('focusin', atOnce)
    document.removeEventListener('mouseover', afterDwelling)
  }
}
