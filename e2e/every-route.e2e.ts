import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, ConsoleMessage, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHydrated, openBrowser } from './browser.ts'
import { ROUTES, type RouteVisit } from './routes.ts'
import { type RunningServer, startServer, untilMorning } from './server.ts'

/**
 * Every route in three languages, light and dark, on phones, a tablet and a wide screen, on the demo's games: nothing on the console,
 * nothing for axe to find, nothing that scrolls sideways, no word broken in two, no text too small, none missing (issue "The frame"). A
 * route's further addresses take turns with the languages.
 */
const LOCALES = { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' } as const
type Locale = keyof typeof LOCALES
const ALL_LOCALES = Object.keys(LOCALES) as Locale[]
const SCREENS = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
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
/** One page for each language: a new one for each address would cost more than the address. */
const pages = new Map<Locale, Page>()
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer({ demo: true })])
  await untilMorning(server)
  for (const locale of ALL_LOCALES) {
    const context = await browser.newContext({ locale: LOCALES[locale], serviceWorkers: 'block' })
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }])
    await context.addInitScript({ content: AXE })
    pages.set(locale, await context.newPage())
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** What a dark theme can do wrong that a light one does not. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The languages take turns, address by address and screen by screen. */
const isTurnOf = (locale: Locale, turn: number): boolean => ALL_LOCALES[turn % ALL_LOCALES.length] === locale

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

/** What is set too small to be read at arm's length, and words that a narrow column breaks in two. */
async function badlySetOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const said = node.textContent ?? ''
      if (!parentElement || said.trim() === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 13)
        faults.add(`too small: ${said.slice(0, 60)}`)
      for (const { 0: word, index } of said.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`broken word: ${word}`)
      }
    }
    return [...faults]
  })
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
  const page = pages.get(locale) as Page
  const faults: string[] = []
  const onError = (error: Error) => faults.push(`uncaught ${error.message}`)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // a page that is meant to be missing or refused says so on the console, by the browser itself
    if (status !== 200 && message.text().includes(`status of ${status}`)) return
    // and so do we (R3.4)
    if (status !== 200 && message.text().startsWith(`${status} `)) return
    // the event stream of a page that is closed
    if (message.text().includes('net::ERR_') && message.location().url.includes('/api/live')) return
    // ours to say: a worker that serves pages would come between the server and this test
    if (message.text().includes('Service Worker registration blocked')) return
    faults.push(`console: ${message.text()}`)
  }
  page.on('pageerror', onError).on('console', onConsole)
  const preview = platform === 'web' ? '' : `${path.includes('?') ? '&' : '?'}platform=${platform}`
  const response = await page.goto(`${server.url}${path}${preview}`)
  if (response?.status() !== status) faults.push(`status ${response?.status()} in place of ${status}`)
  await isHydrated(page)
  for (const [index, { width, colorScheme }] of SCREENS.entries()) {
    // the layout of the dark page is that of the light one
    const isRead = isTurnOf(locale, turn + index)
    if (!isRead && colorScheme === 'dark') continue
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = [
      ...(await sidewaysOn(page)),
      ...(await badlySetOn(page)),
      ...(isRead ? await violationsOn(page, colorScheme) : []),
    ]
    faults.push(...found.map((fault) => `${width} ${colorScheme}: ${fault}`))
  }
  const said = await texts(page)
  for (const key of KEYS) if (said.includes(key)) faults.push(`missing text ${key}`)
  page.off('pageerror', onError).off('console', onConsole)
  return faults
}

/** What is not there is answered with one page, wherever it is: that page is visited once. */
const VISITS = ROUTES.filter(
  ({ status }, index) => status !== 404 || ROUTES.findIndex((other) => other.status === status) === index,
)
const isFirstOfRoute = ({ route }: RouteVisit, index: number): boolean =>
  VISITS.findIndex((other) => other.route === route) === index

test.each(VISITS.map((route, turn) => ({ ...route, turn })))(
  '$path ($platform)',
  { timeout: 300_000 },
  async ({ turn, ...route }) => {
    const locales = isFirstOfRoute(route, turn) ? ALL_LOCALES : ALL_LOCALES.filter((locale) => isTurnOf(locale, turn))
    const found = await Promise.all(
      locales.map(async (locale) => (await visit(locale, route, turn)).map((fault) => `${locale}: ${fault}`)),
    )
    expect(found.flat()).toEqual([])
  },
)
