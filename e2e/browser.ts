import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'

/** A browser that runs as root too, in a container without a display or a sandbox, and asks nobody for updates. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** CHROMIUM, else Debian's, else the one Playwright has fetched. Throws when there is none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path))
  return chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) })
}

/** A page and what went wrong on it. */
export interface WatchedPage {
  readonly page: Page
  /** Console errors and uncaught errors, but for those that say that the event stream's connection is lost or refused. */
  readonly faults: readonly string[]
  /** Paths of the calls it has made for data: the event stream is none. */
  readonly calls: readonly string[]
}

/** A page in a browser profile of its own, in Portuguese unless said otherwise. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'pt-BR', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  const calls: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text().includes('net::ERR_') && message.location().url.includes('/api/live')) return
    faults.push(`${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if ((pathname.startsWith('/api/') && pathname !== '/api/live') || pathname.endsWith('_payload.json'))
      calls.push(pathname)
  })
  return { page, faults, calls }
}

/** What the freshness line says: "ao vivo", "conectando", "sem conexão". */
export const freshness = (page: Page): Promise<string> => page.locator('.frame-fresh b').innerText()

/** Waits until the page is hydrated and its event stream has greeted. */
export const isLive = (page: Page): Promise<void> => page.locator('.frame-fresh-live').waitFor({ timeout: 60_000 })
