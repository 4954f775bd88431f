import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { firstLoadScripts } from './first-load.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'

/** Issue "The spine", how small: the best open peer loads 280 kB. */
const MEDAL_PAGE_SCRIPT_BYTES = 120_000

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer()])
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('a first visit to the medal page loads less than 120 kB of JavaScript, gzip', async () => {
  const scripts = await firstLoadScripts(browser, `${server.url}/medals/all`)
  const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  // a page without script is not what is meant
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThan(MEDAL_PAGE_SCRIPT_BYTES)
})
