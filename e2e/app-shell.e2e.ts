import { NIGHTLY, sampled } from '@games/testing/suite'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { isHydrated, isLive, MOVING, openBrowser, watchedPage } from './browser.ts'
import { placeInCluster } from './in-cluster.ts'
import { watchShifts } from './layout-shifts.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'

let browser: Browser
let place: Place
let server: RunningServer
beforeAll(async () => {
  ;[browser, place] = await Promise.all([openBrowser(), placeInCluster()])
  server = await startServer({ place })
  await openGames(server)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
  await place.remove()
})

const PHONE = { ...MOVING, viewport: { width: 390, height: 700 } } as const
const SOON = { timeout: 60_000, interval: 50 }

interface Reporting {
  readonly reported: (text: string) => void
}

/** A page of somebody who has not been asked yet, and the reports of page views it has sent. */
async function undecidedPage(options: BrowserContextOptions = PHONE) {
  const watched = await watchedPage(browser, options, { consent: null })
  const reports: unknown[] = []
  // Playwright does not see what a beacon carries
  await watched.page.exposeFunction('reported', (text: string) => reports.push(JSON.parse(text)))
  await watched.page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((globalThis as unknown as Reporting).reported)
      return send(address, body)
    }
  })
  /** Returns all reports sent so far. Sends a mark the same way and waits for it, so that no report is still on its way. */
  const allReports = async () => {
    await watched.page.evaluate(() => new Blob(['"mark"']).text().then((globalThis as unknown as Reporting).reported))
    return reports.filter((report) => report !== 'mark')
  }
  return { ...watched, reports, allReports }
}

/** As when the visitor turns to something else: browsers report it by this event. */
const turnAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

/** A page whose code comes late: it is drawn, and answers once `come` was called. */
async function lateApp(path: string, options?: BrowserContextOptions) {
  const { page, faults } = await watchedPage(browser, options)
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/app-*', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(`${server.url}${path}`, { waitUntil: 'domcontentloaded' })
  return { page, faults, come: () => code.resolve() }
}

const goTo = (page: Page, name: string) =>
  page.locator('.app-shell-bottom').getByRole('link', { name, exact: true }).click()

test('page views are sent once they are accepted, by pattern alone, and never before or after (R3.5)', async () => {
  const { page, allReports, faults } = await undecidedPage()
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await goTo(page, 'Atletas')
  await page.getByRole('heading', { level: 1, name: 'Atletas' }).waitFor()
  const strip = page.getByRole('region', { name: 'Contagem de páginas' })
  await strip.waitFor()
  await turnAway(page)
  expect(await allReports()).toEqual([])

  await strip.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(() => strip.count()).toBe(0)
  // its code is fetched now, and counts this page first
  const first = { platform: 'web', views: { '/participants/{tab}': 1 } }
  const afterTurningAway = async () => {
    await turnAway(page)
    return allReports()
  }
  await expect.poll(afterTurningAway, SOON).toEqual([first])
  await page.locator('.participants-list a').first().click()
  await page.getByRole('heading', { level: 1, name: 'ANDIROBA' }).waitFor()
  await expect
    .poll(afterTurningAway, SOON)
    .toEqual([first, { platform: 'web', views: { '/participants/profile/{id}': 1 } }])

  await page.goto(`${server.url}/settings`)
  await isHydrated(page)
  await page.getByRole('radio', { name: 'Recusar' }).check()
  const sent = await allReports()
  await goTo(page, 'Medalhas')
  await page.getByRole('heading', { level: 1, name: 'Quadro de medalhas' }).waitFor()
  await turnAway(page)
  await page.reload()
  await isLive(page)
  await turnAway(page)
  expect(await allReports()).toEqual(sent)
  expect(faults).toEqual([])
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)(
  'whose browser says %s is neither asked nor counted, whatever was accepted (R3.5)',
  NIGHTLY,
  async (name, value) => {
    const { page, allReports, faults } = await undecidedPage()
    await page.addInitScript(
      ([sign, says]) => {
        localStorage.setItem('consent', 'accepted')
        Object.defineProperty(navigator, sign, { value: says })
      },
      [name, value] as const,
    )
    await page.goto(`${server.url}/settings`)
    await isHydrated(page)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('radio', { name: 'Aceitar' }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Recusar' }).isChecked()).toBe(true)
    // all code has arrived
    await page.waitForLoadState('networkidle')
    await turnAway(page)
    expect(await allReports()).toEqual([])
    expect(faults).toEqual([])
  },
)

test('what is counted adds up in the database (R3.5)', NIGHTLY, async () => {
  const { page, reports } = await undecidedPage()
  await page.addInitScript(() => localStorage.setItem('consent', 'accepted'))
  await page.goto(`${server.url}/menu`)
  const reportsWhenAway = async () => {
    await turnAway(page)
    return reports.length
  }
  await expect.poll(reportsWhenAway, SOON).toBe(1)
  const database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
  const counted = async () =>
    (await database.pool.query(`select platform, views from usage_count where pattern = '/menu'`)).rows
  try {
    await expect.poll(counted, SOON).toEqual([{ platform: 'web', views: 1 }])
  } finally {
    await database.close()
  }
})

test('the question comes once: reloaded, the strip stays away (R3.5)', NIGHTLY, async () => {
  const { page } = await undecidedPage()
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await page.keyboard.press('Tab')
  const strip = page.getByRole('region', { name: 'Contagem de páginas' })
  await strip.getByRole('button', { name: 'Recusar' }).click()
  await page.clock.install()
  await page.reload()
  await isLive(page)
  // the search belongs to the part that also asks the question: once it opens, that part is loaded
  const search = page.getByRole('combobox', { name: 'Nome, modalidade, prova ou local' })
  await page.keyboard.press('/')
  await search.waitFor()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'hidden' })
  await page.clock.runFor(60_000)
  expect(await strip.count()).toBe(0)
})

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)(
  'a page is %s from its first paint on where that was chosen, on a %s device',
  NIGHTLY,
  async (theme, colorScheme) => {
    const { page } = await watchedPage(browser, { ...PHONE, colorScheme })
    await page.goto(`${server.url}/settings`)
    await isHydrated(page)
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const asDevice = await paper()
    await page.getByRole('radio', { name: theme === 'dark' ? 'Escuro' : 'Claro' }).check()
    const chosen = await paper()
    expect(chosen).not.toBe(asDevice)
    // without the app nothing but the head can have done it
    await page.route(/\/assets\/(app|libraries|entry)[^/]*\.js/, (route) => route.abort())
    await page.goto(`${server.url}/medals/all`, { waitUntil: 'domcontentloaded' })
    expect(await paper()).toBe(chosen)
    const bar = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
    expect(bar).toBe(theme === 'dark' ? '#0c0e13' : '#fafaf8')
  },
)

test('who has scrolled before the app takes the page over stays there, and comes back there (R3.14)', async () => {
  const { page, faults } = await watchedPage(browser, PHONE)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(scrolled, SOON).toBe(420)
    await route.continue()
  })
  await page.goto(`${server.url}/settings`, { waitUntil: 'commit' })
  await page.locator('#time-zone select').waitFor()
  await page.mouse.wheel(0, 420)
  await isHydrated(page)
  expect(await scrolled()).toBe(420)
  await goTo(page, 'Medalhas')
  await page.getByRole('heading', { level: 1, name: 'Quadro de medalhas' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor()
  await expect.poll(scrolled, SOON).toBe(420)
  expect(faults).toEqual([])
})

test('back comes to where one was on the page (R3.14)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser, PHONE)
  await page.goto(`${server.url}/settings`)
  await isHydrated(page)
  await page.mouse.wheel(0, 420)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(scrolled, SOON).toBe(420)
  await goTo(page, 'Medalhas')
  await page.getByRole('heading', { level: 1, name: 'Quadro de medalhas' }).waitFor()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor()
  await expect.poll(scrolled, SOON).toBe(420)
  expect(faults).toEqual([])
})

test.each([
  ['web', ['Programação', 'Medalhas', 'Resultados', 'Atletas', 'Menu']],
  ['ios', ['Início', 'Programação', 'Medalhas', 'Resultados', 'Menu']],
])('the first byte has the bars of %s (R1.4, R3.1)', NIGHTLY, async (platform, places) => {
  const html = await (await fetch(`${server.url}/medals/all`, { headers: { cookie: `platform=${platform}` } })).text()
  const bar = html.slice(html.indexOf('class="app-shell-bottom"'))
  expect([...bar.matchAll(/<span>([^<]+)<\/span>/g)].slice(0, 5).map(([, word]) => word)).toEqual(places)
})

test.each(sampled([390, 1440], 2))('nothing moves when a page is taken over, at %i px', async (width) => {
  const { page, come } = await lateApp('/medals/all', { ...MOVING, viewport: { width, height: 800 } })
  const moved = await watchShifts(page)
  come()
  await isLive(page)
  // everything the page loads has arrived
  await page.waitForLoadState('networkidle')
  expect(await moved()).toEqual([])
})

test('without script the menu is a page, and "more" opens (R1.5)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, { ...PHONE, javaScriptEnabled: false })
  await page.goto(`${server.url}/medals/all`)
  await goTo(page, 'Menu')
  expect(new URL(page.url()).pathname).toBe('/menu')
  expect(await page.locator('.menu-entries a').count()).toBe(8)
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.locator('.app-shell-more summary').click()
  await page.locator('.app-shell-more').getByRole('link', { name: 'Embaixadores' }).click()
  expect(new URL(page.url()).pathname).toBe('/ambassadors')
})

test('the skip link takes the focus to the content (R3.1)', async () => {
  const { page } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.context().close()
})

test(
  'words whose connection breaks once are fetched again: the page is taken over with them (R3.4)',
  NIGHTLY,
  async () => {
    const page = await browser.newPage({ ...PHONE, locale: 'pt-BR' })
    const addresses: string[] = []
    await page.route('**/assets/messages-*/**', (route) => {
      const address = route.request().url()
      const isFirst = !addresses.includes(address)
      addresses.push(address)
      return isFirst ? route.abort('connectionreset') : route.continue()
    })
    await page.goto(`${server.url}/medals/all`)
    await isHydrated(page)
    await expect.poll(() => page.locator('.ui-fresh-live').count(), SOON).toBe(1)
    expect(await page.locator('h1').innerText()).toBe('Quadro de medalhas')
    expect(new Set(addresses).size).toBeLessThan(addresses.length)
  },
)

test('a button pressed before the app has taken the page over is answered once it has', async () => {
  const { page, faults, come } = await lateApp('/login')
  await page.getByRole('button', { name: 'Entrar como convidado' }).click()
  come()
  await page.waitForURL(({ pathname }) => pathname === '/')
  expect(faults).toEqual([])
})

test('an option chosen before the app has taken the page over counts', NIGHTLY, async () => {
  const { page, faults, come } = await lateApp('/settings')
  await page.getByRole('combobox', { name: 'Horários' }).selectOption('venue')
  come()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('preferences'))).toContain('"venue"')
  expect(faults).toEqual([])
})

test('a name typed before the app has taken the page over is searched for', NIGHTLY, async () => {
  const { page, faults, come } = await lateApp('/participants/athletes')
  await page.getByRole('searchbox').fill('andiroba')
  come()
  await page.waitForURL(/q=andiroba/)
  expect(await page.getByRole('searchbox').inputValue()).toBe('andiroba')
  expect(faults).toEqual([])
})
