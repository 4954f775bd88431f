import { NIGHTLY } from '@games/testing/suite'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isLive, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { type Door, openDoor } from './door.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { makeRelease, type ReleaseUnderTest } from './releases.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'
import { cachedPaths, isOfflineReady } from './worker.ts'

declare global {
  var release: string | undefined
  /** Milliseconds. */
  var clockIsAhead: number | undefined
}

let browser: Browser
let place: Place
let server: RunningServer
let one: ReleaseUnderTest
let two: ReleaseUnderTest
let door: Door
beforeAll(async () => {
  place = await placeInCluster()
  browser = await openBrowser()
  one = makeRelease('one')
  two = makeRelease('two')
  server = await startServer({ place, main: one.main })
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await place.remove()
  one.remove()
  two.remove()
})

let context: BrowserContext
let page: Page
let faults: readonly string[]
beforeEach(async () => {
  door = await openDoor()
  door.leadTo(server.url)
  ;({ page, faults } = await watchedPage(browser, WITH_WORKER))
  context = page.context()
  await context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + (globalThis.clockIsAhead ?? 0)
  })
})
afterEach(async () => {
  await context.close()
  await door.close()
})

/** The server is replaced by one of another release, at the same address and on the same data. */
async function deploy({ main }: ReleaseUnderTest): Promise<void> {
  door.leadTo(null)
  await server.stop()
  server = await startServer({ place, main })
  door.leadTo(server.url)
}

/** The person comes back to a tab, ten seconds later by its clock: a check for a newer build is not made again before. */
const comeBackTo = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    globalThis.clockIsAhead = 10_000
    document.dispatchEvent(new Event('visibilitychange'))
  })

const releaseOf = (tab: Page) => tab.evaluate(() => globalThis.release)
const becomes = (tab: Page, release: string) =>
  tab.waitForFunction((wanted) => globalThis.release === wanted, release, { timeout: 60_000 })
const prompt = (tab: Page) => tab.getByRole('complementary', { name: 'Nova versão disponível' })
/** The newer build is fetched before. */
const prompts = (tab: Page) => prompt(tab).waitFor({ timeout: 60_000 })

test('a first visit keeps the app in its language alone, and fetches nothing twice (R3.7)', NIGHTLY, async () => {
  await page.goto(`${door.url}/medals/all`)
  await isLive(page)
  await isOfflineReady(page)
  const ready = page.getByText('Pronto para usar sem internet')
  // shown once the visitor does something: before, it would be the largest thing that the page has painted
  expect(await ready.count()).toBe(0)
  await page.keyboard.press('Tab')
  await ready.waitFor()
  const cached = await cachedPaths(page)
  expect(cached).toContain('/shell.html')
  expect(cached.filter((path) => path.includes('/por/')).length).toBeGreaterThan(3)
  expect(cached.filter((path) => /\/(spa|eng)\//.test(path))).toEqual([])
  const assets = door.requests.filter((path) => path.startsWith('/assets/'))
  expect(assets.filter((path, at) => assets.indexOf(path) !== at)).toEqual([])
  expect(faults).toEqual([])
})

test('a newer build prompts, and the person’s click loads it in every tab (R3.7, R3.8)', async () => {
  await page.goto(`${door.url}/medals/all`)
  await isOfflineReady(page)
  const other = await context.newPage()
  await other.goto(`${door.url}/schedule/days`)
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const writing = await context.newPage()
  await writing.goto(`${door.url}/medals/all`)
  await writing.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const before = await cachedPaths(page)
  try {
    await deploy(two)
    await Promise.all([isLive(page), isLive(other), isLive(writing)])
    const requestsBefore = door.requests.length
    await comeBackTo(page)
    await Promise.all([page, other, writing].map(prompts))
    expect(await releaseOf(page)).toBe('one')

    // a form half filled in
    await writing.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'))
      form.append(document.createElement('textarea'))
    })
    await writing.locator('textarea').fill('Ainda não enviei')
    await prompt(page).getByRole('button', { name: 'Atualizar' }).click()
    await Promise.all([becomes(page, 'two'), becomes(other, 'two')])
    expect(new URL(other.url()).pathname).toBe('/schedule/days')
    expect(await writing.locator('textarea').inputValue()).toBe('Ainda não enviei')
    expect(await releaseOf(writing)).toBe('one')

    await isOfflineReady(page)
    const after = await cachedPaths(page)
    const app = /\/assets\/app-/
    expect(before.find((path) => app.test(path))).not.toBe(after.find((path) => app.test(path)))
    expect(after.filter((path) => app.test(path))).toHaveLength(1)
    // what both builds have was not fetched again
    const requests = door.requests.slice(requestsBefore).filter((path) => path.startsWith('/assets/'))
    expect(requests.filter((path) => before.includes(path))).toEqual([])

    await prompt(writing).getByRole('button', { name: 'Atualizar' }).click()
    await becomes(writing, 'two')
  } finally {
    await deploy(one)
  }
})

test('a page of the newer build lets its worker in without a prompt', NIGHTLY, async () => {
  await page.goto(`${door.url}/medals/all`)
  await isOfflineReady(page)
  try {
    await deploy(two)
    await page.reload()
    await becomes(page, 'two')
    await isOfflineReady(page)
    expect(await prompt(page).count()).toBe(0)
  } finally {
    await deploy(one)
  }
})

test('without service workers the newer build prompts for a reload (R3.8)', NIGHTLY, async () => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined, configurable: true }),
  )
  // its words are the last that the part which checks loads, some seconds after the page
  const words = page.waitForResponse((response) => response.url().endsWith('/pwa.json'))
  await page.goto(`${door.url}/medals/all`)
  await words
  await isLive(page)
  try {
    await deploy(two)
    await isLive(page)
    await comeBackTo(page)
    await prompts(page)
    expect(await releaseOf(page)).toBe('one')
    await prompt(page).getByRole('button', { name: 'Atualizar' }).click()
    await becomes(page, 'two')
  } finally {
    await deploy(one)
  }
})

test('a part of a build that is gone reloads the page once, and not again (R3.8)', NIGHTLY, async () => {
  door.lose(/^\/assets\/settings-/)
  const losses = () => page.evaluate(() => Number(sessionStorage.getItem('losses')))
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', () =>
      sessionStorage.setItem('losses', String(Number(sessionStorage.getItem('losses')) + 1)),
    ),
  )
  await page.goto(`${door.url}/medals/all`)
  await isLive(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.evaluate(() => {
    history.pushState(null, '', '/settings')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect.poll(() => loads, { timeout: 60_000 }).toBe(1)
  // the page that was reloaded loses the part as well
  await expect.poll(losses, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
  // before a reload the app requests the part once more: two later requests have been answered by now
  for (let n = 0; n < 2; n++) await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
  expect(loads).toBe(1)
  expect(door.requests.filter((path) => path === '/settings')).toHaveLength(1)
})

test('a server that takes more than 4 seconds is not waited for (R3.7)', NIGHTLY, async () => {
  await page.goto(`${door.url}/medals/all`)
  await isOfflineReady(page)
  door.delay(/^\/medals\/all$/, 20_000)
  const started = Date.now()
  const response = await page.reload({ waitUntil: 'commit' })
  expect(Date.now() - started).toBeGreaterThanOrEqual(4_000)
  expect(Date.now() - started).toBeLessThan(20_000)
  expect(response?.fromServiceWorker()).toBe(true)
  expect(await response?.text()).toContain('name="build"')
})

test(
  'another language requested while the server is away leaves the visitor where he is (R3.7, R4.1)',
  NIGHTLY,
  async () => {
    await page.goto(`${door.url}/medals/all`)
    await isOfflineReady(page)
    door.leadTo(null)
    await page.goto(`${door.url}/locale?to=eng&back=%2Fmedals%2Fall`)
    await page.getByRole('heading', { level: 1, name: 'Quadro de medalhas' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/medals/all')
  },
)
