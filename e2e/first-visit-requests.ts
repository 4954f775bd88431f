import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { isLive, WITH_WORKER, watchedPage } from './browser.ts'
import { openDoor } from './door.ts'
import { cachedPaths, isOfflineReady } from './worker.ts'

const CLIENT = join(import.meta.dirname, '../apps/web/dist/client')

/**
 * The requests that reach the server when a browser without any stored data opens `path`, in their order: of the page, of its
 * service worker, and of the likely next pages, but not the event stream, which reconnects at any time. Resolves when the worker has
 * cached the build and the Portuguese messages.
 */
export async function firstVisitRequests(browser: Browser, server: string, path: string): Promise<readonly string[]> {
  const messages = globSync('assets/messages-*/por/*.json', { cwd: CLIENT }).map((file) => `/${file}`)
  const door = await openDoor()
  door.leadTo(server)
  const { page } = await watchedPage(browser, WITH_WORKER)
  try {
    await page.goto(`${door.url}${path}`)
    await isLive(page)
    await isOfflineReady(page)
    await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(messages))
    return door.requests.filter((requested) => requested !== '/api/live')
  } finally {
    await page.context().close()
    await door.close()
  }
}
