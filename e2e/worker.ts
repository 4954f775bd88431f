import type { Page } from 'playwright'
import { vi } from 'vitest'

const WITHIN = { timeout: 60_000, interval: 100 }

/** The build this page is of, and the build whose files its service worker keeps; null while no worker is active or one is on its way. */
const builds = (page: Page): Promise<{ page: string; cached: string | null }> =>
  page.evaluate(async () => {
    const build = /name="build" content="([^"]+)"/
    const registration = await navigator.serviceWorker.getRegistration('/')
    const cached = await caches.open('games-files')
    const settled = registration?.active?.state === 'activated' && !registration.waiting && !registration.installing
    const shell = await (await cached.match('/shell.html', { ignoreSearch: true }))?.text()
    return {
      page: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
      cached: settled && (await cached.match('/sw/locale')) ? (build.exec(shell ?? '')?.[1] ?? null) : null,
    }
  })

/** Waits until the service worker keeps all that this page's build needs to start without a server, its language included. */
export async function isOfflineReady(page: Page): Promise<void> {
  await vi.waitFor(async () => {
    const found = await builds(page)
    if (found.cached !== found.page) throw new Error(`the page is of build ${found.page}, kept is ${found.cached}`)
  }, WITHIN)
}

/** Paths of the files the worker keeps. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cached = await caches.open('games-files')
    return (await cached.keys()).map(({ url }) => new URL(url).pathname).sort()
  })
