import type { Locale } from '../i18n/locale.ts'

/** A first visit's page has this long to itself before anything is kept for later. */
const SETTLE_MS = 3_000

/** Starts the PWA part some seconds after the page has loaded. Not in development, which has no build to keep. */
export function startPwaLater(locale: Locale): void {
  if (import.meta.env.DEV) return
  // what could not be fetched now is fetched on the next page
  const start = () => void import('./start-pwa.ts').then(({ startPwa }) => startPwa(locale)).catch(() => {})
  const later = () => setTimeout(start, SETTLE_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
