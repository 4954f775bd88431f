import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshness, isLive, openProfile } from './browser.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

/*
 * The app is really installed, and its window opened, by Chromium's own PWA domain (PWA.install, PWA.launch), which headless does as well.
 * Only that such a window says `display-mode: browser` of itself: `standalone`, as with a screen, is made up here.
 */

const profile = mkdtempSync(join(tmpdir(), 'games-profile-'))
let place: Place
let server: RunningServer
let context: BrowserContext
beforeAll(async () => {
  place = await placeInCluster()
  ;[server, context] = await Promise.all([startServer({ place }), openProfile(profile)])
  await openGames(server)
  // in a window of its own the browser's language counts, not that of the test's pages
  await context.addCookies([{ name: 'locale', value: 'por', url: server.url }])
})
afterAll(async () => {
  await context.close()
  await server.stop()
  await place.remove()
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
})

/** Opens the installed app as its icon does. */
async function openApp(cdp: CDPSession): Promise<Page> {
  const opened = context.waitForEvent('page')
  await cdp.send('PWA.launch', { manifestId: `${server.url}/` })
  const app = await opened
  // its first line may have run before the display mode was made up: once more from the start
  await app.goto(`${server.url}/?start=installed`)
  return app
}

const sayStandalone = () => {
  const matches = matchMedia.bind(globalThis)
  globalThis.matchMedia = (query) => matches(query === '(display-mode: standalone)' ? 'all' : query)
}

/** The medal table by its icon in the bar. */
async function goToMedals(app: Page): Promise<void> {
  await app.locator('a[href^="/medals"]').filter({ visible: true }).first().click()
  await app.locator('.medals-table').waitFor()
}

test('the app installed from Chromium opens with the server off and shows the medal table with its age', async () => {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await isOfflineReady(page)

  const cdp = await context.newCDPSession(page)
  const manifest = await cdp.send('Page.getAppManifest')
  expect([manifest.url, manifest.errors]).toEqual([`${server.url}/manifest.webmanifest`, []])
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await cdp.send('PWA.install', { manifestId: `${server.url}/`, installUrlOrBundleUrl: `${server.url}/medals/all` })
  await context.addInitScript(sayStandalone)

  const first = await openApp(cdp)
  await first.locator('main').waitFor()
  expect(new URL(first.url()).pathname).toBe('/')
  await goToMedals(first)
  await isLive(first)
  const table = await first.locator('.medals-table').innerText()
  await first.close()

  const { port } = server
  await server.stop()
  const app = await openApp(cdp)
  await app.locator('main').waitFor()
  expect(new URL(app.url()).pathname).toBe('/')
  await goToMedals(app)
  expect(await app.locator('.medals-table').innerText()).toBe(table)
  await expect.poll(() => freshness(app), { timeout: 60_000 }).toBe('sem conexão')
  expect(await app.locator('.ui-fresh').innerText()).toMatch(/dados d[ae]s? .*\d\d:\d\d/)

  server = await startServer({ place, port })
  await app.evaluate(() => dispatchEvent(new Event('online')))
  await isLive(app)
  expect(await app.locator('.medals-table').innerText()).toBe(table)
})
