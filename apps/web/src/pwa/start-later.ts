import type { Locale } from '../i18n/locale.ts'
import { afterLoad } from '../lazy/lazy.tsx'
import type { PageHistory } from './follow-notices.ts'

/** A first visit's page has this long to itself before anything is cached for later. */
const SETTLE_MS = 3_000

/** Starts the PWA part some seconds after the page has loaded. Not in development, which has no build to cache. */
export function startPwaLater(locale: Locale, history: PageHistory): void {
  if (import.meta.env.DEV) return
  // what could not be fetched now is fetched on the next page
  afterLoad(
    SETTLE_MS,
    () => void import('./start-pwa.ts').then(({ startPwa }) => startPwa(locale, history)).catch(() => {}),
  )
}
