import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isHydrated, openBrowser } from './browser.ts'
import { ROUTES, type RouteVisit } from './routes.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * Every route in three languages, light and dark, on the narrowest phone and on a wide screen, on the demo's games: nothing on the
 * console, nothing for axe to find, nothing that scrolls sideways, no text missing (issue "The frame").
 */
const LOCALES = { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' } as const
type Locale = keyof typeof LOCALES
const SCREENS = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const MESSAGES = join(import.meta.dirname, '../apps/web/messages/por')

/** Every key of the messages: one that can be read on a page is a text that did not come. */
const KEYS = readdirSync(MESSAGES).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Record<string, string>),
)

let browser: Browser
let server: RunningServer
const contexts = new Map<Locale, BrowserContext>()
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer({ demo: true })])
  await vi.waitFor(
    () => {
      if (!server.log().includes('playing ')) throw new Error(`the demo has not come to its morning:\n${server.log()}`)
    },
    { timeout: 120_000, interval: 200 },
  )
  for (const [locale, tag] of Object.entries(LOCALES) as [Locale, string][]) {
    const context = await browser.newContext({ locale: tag, serviceWorkers: 'block' })
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }])
    await context.addInitScript({ content: AXE })
    contexts.set(locale, context)
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** What a dark theme can do wrong that a light one does not. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

type Screen = (typeof SCREENS)[number]
const MOST_TOLD = SCREENS[0]

/**
 * Whether axe reads the page on this screen in this language. On the narrow light one it does in every language: that is where texts
 * differ. Colours and the wide layout are the same in all three, so those screens take turns with the languages, route by route.
 */
const axeReads = (screen: Screen, locale: Locale, turn: number): boolean =>
  screen === MOST_TOLD || (SCREENS.indexOf(screen) + turn) % 3 === Object.keys(LOCALES).indexOf(locale)

/** What axe finds on the page as it stands. */
async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) =>
      (Reflect.get(window, 'axe') as { run(options: unknown): Promise<AxeResults> }).run({
        resultTypes: ['violations'],
        // a widget in a frame is a page of its own, which widgets.e2e.ts reads
        iframes: false,
        ...(rules && { runOnly: rules }),
      }),
    colorScheme === 'dark' ? OF_COLOUR : null,
  )
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
  )
}

async function sidewaysOn(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
}

/** All that a person or a screen reader is told. */
const texts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  )

async function visit(locale: Locale, { path, platform, status }: RouteVisit, turn: number): Promise<string[]> {
  const page = await (contexts.get(locale) as BrowserContext).newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // a page that is meant to be missing or refused says so on the console, by the browser itself
    if (status !== 200 && message.text().includes(`status of ${status}`)) return
    // the event stream of a page that is closed
    if (message.text().includes('net::ERR_') && message.location().url.includes('/api/live')) return
    // ours to say: a worker that serves pages would come between the server and this test
    if (message.text().includes('Service Worker registration blocked')) return
    faults.push(`console: ${message.text()}`)
  })
  const preview = platform === 'web' ? '' : `${path.includes('?') ? '&' : '?'}platform=${platform}`
  const response = await page.goto(`${server.url}${path}${preview}`)
  if (response?.status() !== status) faults.push(`status ${response?.status()} in place of ${status}`)
  await isHydrated(page)
  for (const screen of SCREENS) {
    const { width, colorScheme } = screen
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await sidewaysOn(page)
    if (axeReads(screen, locale, turn)) found.push(...(await violationsOn(page, colorScheme)))
    faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`))
  }
  const said = await texts(page)
  for (const key of KEYS) if (said.includes(key)) faults.push(`missing text ${key}`)
  await page.close()
  return faults
}

/** What is not there is answered with one page, wherever it is: that page is visited once. */
const isFirst = (visit: RouteVisit): boolean => ROUTES.find(({ status }) => status === visit.status) === visit

test.each(ROUTES.filter((visit) => visit.status !== 404 || isFirst(visit)))(
  '$path ($platform) in three languages',
  { timeout: 300_000 },
  async (route) => {
    const found = await Promise.all(
      (Object.keys(LOCALES) as Locale[]).map(async (locale) =>
        (await visit(locale, route, ROUTES.indexOf(route))).map((fault) => `${locale}: ${fault}`),
      ),
    )
    expect(found.flat()).toEqual([])
  },
)
