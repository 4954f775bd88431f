import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { markContrasts } from '@games/testing/mark-contrasts'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright'
import { isHydrated } from './browser.ts'
import { linkPresses } from './links.ts'
import type { RouteVisit } from './routes.ts'
import { toldOn } from './told.ts'

/**
 * Pages as everybody may have them: in three languages, light and dark, on phones, a tablet and a wide screen; nothing on the console, nothing for
 * axe to find, nothing that scrolls sideways, no word broken in two, no text too small, none missing (issue "The frame"), and no result told on a
 * device that hides them (told.ts).
 *
 * Language, width and colours are independent of each other, so a route is seen in pairs of them, not in all threes: in every language, at every
 * width and in both schemes; which go together changes from route to route. The narrowest is laid out in every language. Axe reads a route once in
 * each scheme.
 */
const LOCALES = { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' } as const
export type Locale = keyof typeof LOCALES
export const ALL_LOCALES = Object.keys(LOCALES) as Locale[]
const NARROWEST = 320
const WIDTHS = [NARROWEST, 768, 1440] as const
const SCHEMES = ['light', 'dark'] as const

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const MESSAGES = join(import.meta.dirname, '../apps/web/messages/por')

/** Every key of the messages: one that can be read on a page is a text that did not come. */
const KEYS = readdirSync(MESSAGES).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Record<string, string>),
)
/** The same by what they begin with: a page that has none of that is looked through for some sixty words, and not for two thousand keys. */
const KEYS_BY_BEGINNING = Object.entries(Object.groupBy(KEYS, (key) => key.slice(0, key.indexOf('.') + 1)))

/** The `turn`th of these, which follow each other without end. */
export const inTurn = <One>(all: readonly One[], turn: number): One => all[turn % all.length] as One

/** How the `turn`th address is seen in a language: over the three languages at every width and in both schemes, over six addresses in every pair. */
function stateOf(locale: Locale, turn: number) {
  const place = ALL_LOCALES.indexOf(locale) + turn
  return { width: inTurn(WIDTHS, place), colorScheme: inTurn(SCHEMES, place) }
}

/** Of the languages that are seen in the same colours axe reads one, another with each route. */
function isReadByAxe(locale: Locale, locales: readonly Locale[], turn: number): boolean {
  const { colorScheme } = stateOf(locale, turn)
  const alike = locales.filter((other) => stateOf(other, turn).colorScheme === colorScheme)
  return inTurn(alike, turn) === locale
}

/** What axe finds on the page as it stands. */
async function violationsOn(page: Page): Promise<string[]> {
  // where it reads alone: every page that loads it pays for it
  await page.evaluate(AXE)
  await page.evaluate(markContrasts)
  const { violations } = await page.evaluate(() => {
    const axe = Reflect.get(window, 'axe') as {
      configure(spec: unknown): void
      run(options: unknown): Promise<AxeResults>
    }
    // it takes two thirds of axe's time where it looks at every text
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
    return axe.run({
      resultTypes: ['violations'],
      // a widget in a frame is a page of its own, which widgets.e2e.ts reads
      iframes: false,
    })
  })
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
  )
}

/** Keeps what a page fetches, in `fetched`. */
function noteFetches(): void {
  const { fetch } = window
  const fetched = new Set<string>()
  Object.assign(window, {
    fetched,
    fetch: (...[request, init]: Parameters<typeof fetch>) => {
      fetched.add(new Request(request, init).url)
      return fetch(request, init)
    },
  })
}

/** What was fetched ahead for a page that has made nothing of it. The browser says so as well, of whatever a slow machine has not come to yet. */
const unusedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fetched = Reflect.get(window, 'fetched') as Set<string>
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')]
      .filter(({ href }) => !fetched.has(href))
      .map(({ href }) => `preloaded and not used: ${href}`)
  })

async function sidewaysOn(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
}

/** What is set too small to be read at arm's length, and words that a narrow column breaks in two. */
async function badlySetOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const range = document.createRange()
    const isOneLine = () => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) <= 4
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const nodeText = node.textContent ?? ''
      if (!parentElement || nodeText.trim() === '' || !parentElement.checkVisibility({ visibilityProperty: true }))
        continue
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 13)
        faults.add(`too small: ${nodeText.slice(0, 60)}`)
      range.selectNodeContents(node)
      if (isOneLine()) continue
      for (const { 0: word, index } of nodeText.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (!isOneLine()) faults.add(`broken word: ${word}`)
      }
    }
    return [...faults]
  })
}

/** All that a person reads or a screen reader has. */
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

export type MatrixVisit = Pick<RouteVisit, 'route' | 'path' | 'platform' | 'status'>

/** A page of the matrix for each language: a new one for each address would cost more than the address. */
export interface PageMatrix {
  /** Faults of a route in these languages, whose `turn`th it is; then of its links to what is no page (links.ts). */
  faultsOf(route: MatrixVisit, turn: number, locales: readonly Locale[]): Promise<string[]>
  /** Routes on which something is hidden from who wants no results. */
  readonly hiding: ReadonlySet<string>
  /** Kinds of addresses that were pressed so far, in order. */
  pressed(): string[]
  /** What can be read on the route that was seen last in a language. */
  readOn(locale: Locale): Promise<string>
}

/** `prepare`: what each language's profile is before its page is opened, signed in say. */
export async function openMatrix(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<PageMatrix> {
  const links = linkPresses(url)
  const hiding = new Set<string>()
  const pages = new Map<Locale, Page>()
  for (const locale of ALL_LOCALES) {
    const context = await browser.newContext({
      locale: LOCALES[locale],
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'locale', value: locale, url }])
    await context.addInitScript(noteFetches)
    await prepare(context)
    const page = await context.newPage()
    // who saves data has nothing fetched ahead, a tenth of what a page costs that is looked at for seconds (0061)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    pages.set(locale, page)
  }
  /** The platform is named each time, since a tab remembers the one before; gives the answer's status. */
  const open = async (page: Page, { path, platform }: MatrixVisit): Promise<number | undefined> => {
    const response = await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}platform=${platform}`)
    await isHydrated(page)
    return response?.status()
  }
  return {
    hiding,
    pressed: links.pressed,
    readOn: (locale) => texts(pages.get(locale) as Page),
    async faultsOf(route, turn, locales) {
      const found = await Promise.all(
        locales.map(async (locale) => {
          const page = pages.get(locale) as Page
          const seen = await visit(page, route, () => open(page, route), {
            ...stateOf(locale, turn),
            isRead: isReadByAxe(locale, locales, turn),
          })
          if (seen.hidden > 0) hiding.add(route.route)
          return seen.faults.map((fault) => `${locale}: ${fault}`)
        }),
      )
      if (found.flat().length > 0 || route.status !== 200) return found.flat()
      const page = pages.get(inTurn(locales, turn)) as Page
      return links.press(page, () => open(page, route))
    },
  }
}

interface Seen {
  readonly faults: readonly string[]
  /** How many parts are hidden from who wants no results. */
  readonly hidden: number
}

async function visit(
  page: Page,
  { status }: MatrixVisit,
  open: () => Promise<number | undefined>,
  { width, colorScheme, isRead }: ReturnType<typeof stateOf> & { readonly isRead: boolean },
): Promise<Seen> {
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
    // by its pace; `unusedOn` tells what is not used at all
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    faults.push(`console: ${message.text()}`)
  }
  page.on('pageerror', onError).on('console', onConsole)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  const answered = await open()
  if (answered !== status) faults.push(`status ${answered} in place of ${status}`)
  const nodeText = await texts(page)
  faults.push(...(await unusedOn(page)))
  for (const [beginning, keys = []] of KEYS_BY_BEGINNING)
    if (nodeText.includes(beginning))
      for (const key of keys) if (nodeText.includes(key)) faults.push(`missing text ${key}`)
  for (const each of new Set([width, NARROWEST])) {
    if (each !== width) await page.setViewportSize({ width: each, height: 800 })
    const found = [
      ...(await sidewaysOn(page)),
      ...(await badlySetOn(page)),
      ...(each === width && isRead ? await violationsOn(page) : []),
    ]
    faults.push(...found.map((fault) => `${each} ${colorScheme}: ${fault}`))
  }
  const { told, hidden } = await toldOn(page)
  faults.push(...told.map((what) => `told in spite of all: ${what}`))
  page.off('pageerror', onError).off('console', onConsole)
  return { faults, hidden }
}
