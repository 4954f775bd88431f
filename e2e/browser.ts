import { headlessChromium, wholeChromium } from '@games/testing/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'

/** A browser of its own. Throws when there is no Chromium. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(headlessChromium())

let ofWorker: Promise<Browser> | undefined

/**
 * The browser of this worker, for one file after the other: all that its pages know is their context's. Closing it closes its contexts; it ends
 * with the worker. Throws when there is no Chromium.
 */
export async function openBrowser(): Promise<Browser> {
  const opened = await ofWorker
  if (opened?.isConnected()) return opened
  ofWorker = launchBrowser().then((browser) =>
    Object.assign(browser, {
      close: async () => {
        await Promise.all(browser.contexts().map((context) => context.close()))
      },
    }),
  )
  return ofWorker
}

/** The pages that are open in this worker's browser. */
export async function openPages(): Promise<readonly Page[]> {
  const browser = await ofWorker
  return browser?.contexts().flatMap((context) => context.pages()) ?? []
}

/** A browser whose camera, which pages may use, shows an MJPEG file. */
export function openBrowserWithCamera(file: string): Promise<Browser> {
  const { args, ...options } = headlessChromium()
  const camera = ['device', 'ui'].map((part) => `--use-fake-${part}-for-media-stream`)
  return chromium.launch({ ...options, args: [...args, ...camera, `--use-file-for-fake-video-capture=${file}`] })
}

/** A browser whose pages read "2g" in `navigator.connection.effectiveType`. Chromium without windows has no such switch. */
export function openBrowserOn2g(): Promise<Browser> {
  const { args, ...options } = wholeChromium()
  return chromium.launch({ ...options, args: [...args, '--force-effective-connection-type=2G'] })
}

/** A browser in Portuguese whose profile is in `folder`: apps can be installed in it. */
export const openProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...wholeChromium(), locale: 'pt-BR' })

/** A page and what went wrong on it. */
export interface WatchedPage {
  readonly page: Page
  /** Console errors and uncaught errors, but for those that say that the event stream's connection is lost or refused. */
  readonly faults: readonly string[]
  /** Paths of the calls it has made for data. The event stream is none; nor is what is fetched ahead: likely next pages, the search's index (R3.9). */
  readonly calls: readonly string[]
}

/** Not requested by who looks at the page. */
const AHEAD: ReadonlySet<string> = new Set(['/api/live', '/api/search/index'])

/** The visitor's answer to being counted (R3.5); null: he has not been asked. */
export interface PageOptions {
  readonly consent: 'accepted' | 'rejected' | null
}

/** For rules about what moves: the page has its motion, as it comes. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** For rules about offline use, newer builds and pushes: the page has a service worker, which first fetches the whole app. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/**
 * A page in a new browser profile, in Portuguese, in the time zone of the venue, without motion (which is drawn all the time that a test
 * waits) and without a service worker unless stated otherwise, of a visitor who does not want to be counted.
 */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  { consent }: PageOptions = { consent: 'rejected' },
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  if (consent !== null)
    await context.addInitScript((answer) => {
      if (localStorage.getItem('consent') === null) localStorage.setItem('consent', answer)
    }, consent)
  const page = await context.newPage()
  const faults: string[] = []
  const calls: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // a stream that ends, and whatever a page asks a server for that a test has stopped
    if (message.text().includes('net::ERR_') && message.location().url.includes('/api/live')) return
    if (message.text().includes('net::ERR_CONNECTION_REFUSED')) return
    // said by the browser's driver where a test has asked for it
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !AHEAD.has(pathname)) calls.push(pathname)
  })
  return { page, faults, calls }
}

/** What the freshness line says: "ao vivo", "conectando", "sem conexão". */
export const freshness = (page: Page): Promise<string> => page.locator('.ui-fresh b').innerText()

/** Waits until the app has taken the page over: before, buttons are only drawn. */
export const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))

/** Waits until the page is hydrated and its event stream has greeted. */
export const isLive = (page: Page): Promise<void> => page.locator('.ui-fresh-live').waitFor({ timeout: 60_000 })
