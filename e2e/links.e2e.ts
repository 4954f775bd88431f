import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressKind } from './address-kind.ts'
import { isHydrated, openBrowser } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import { ROUTES } from './routes.ts'
import type { RunningServer } from './server.ts'

/**
 * A link that no test pressed: on every route every kind of link to what is no page (a file, a call, the language's cookie) is pressed,
 * and the browser has to ask the server for it. The router, which knows pages alone, would say that there is no such page.
 */

let browser: Browser
let server: RunningServer
let context: BrowserContext
let page: Page
/** Addresses of links that were requested since the press. */
let requests: string[] = []

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
  context = await browser.newContext({
    locale: 'pt-BR',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A browser at the page itself is answered with the app; a redirect that sets a cookie is the server's own. */
const isPage = async (address: string): Promise<boolean> => {
  const response = await fetch(server.url + address, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0', accept: 'text/html' },
  })
  if (response.status >= 300 && response.status < 400) return response.headers.getSetCookie().length === 0
  return (
    response.headers.get('content-type')?.startsWith('text/html') === true &&
    (await response.text()).includes('id="root"')
  )
}

const pathOf = (address: string): string => new URL(address, server.url).pathname

const known = new Map<string, Promise<boolean>>()
const leadsToPage = (address: string): Promise<boolean> => {
  const kind = addressKind(pathOf(address))
  const answer = known.get(kind) ?? isPage(address)
  known.set(kind, answer)
  return answer
}

interface Link {
  readonly href: string
  /** Its place on the page, of which one link is pressed for each kind of address. */
  readonly place: string
}

/** Every link of this origin, hidden ones too, and every form. */
const linksOn = (): Promise<Link[]> =>
  page.evaluate(() => {
    const place = (element: Element | null): string =>
      element && element !== document.body
        ? `${place(element.parentElement)}>${element.localName}.${element.className}`
        : ''
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg a)')].map((link) => ({
      href: link.href,
      place: place(link),
    }))
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action]')].map((form) => ({
      href: form.action,
      place: `${place(form)} form`,
    }))
    return [...links, ...forms].filter(({ href }) => new URL(href).origin === location.origin)
  })

const press = (href: string, of: string): Promise<void> =>
  page.evaluate(
    ([address, kind]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(kind === 'form' ? 'form[action]' : 'a[href]')]
      const found = elements.find(
        (one) => (one instanceof HTMLFormElement ? one.action : Reflect.get(one, 'href')) === address,
      )
      if (found instanceof HTMLFormElement) found.requestSubmit()
      else found?.click()
    },
    [href, of] as const,
  )

/** The platform of the visit before is remembered, so that each says its own. */
async function openRoute(path: string, platform: string): Promise<void> {
  await page.goto(`${server.url}${path}${path.includes('?') ? '&' : '?'}platform=${platform}`)
  await isHydrated(page)
}

/** The server's answers are held back with an empty one, upon which a browser stays where it is. */
async function countRequests(links: readonly Link[]): Promise<void> {
  const wanted = new Set(links.map(({ href }) => href))
  await context.route(
    (url) => wanted.has(url.href),
    (route) => {
      requests.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
}

const PRESSED_AGAIN_MS = 2_000
const SHOWN = ROUTES.filter(({ status }) => status === 200)

test.each(SHOWN)(
  'every link of $path to what is no page is a way to the server ($platform) (R2.8)',
  async ({ path, platform }) => {
    await openRoute(path, platform)
    const here = page.url()
    const kinds = new Map<string, Link>()
    for (const link of await linksOn()) {
      const { pathname, search } = new URL(link.href)
      const isOther = !(await leadsToPage(pathname + search))
      if (isOther) kinds.set(`${addressKind(pathname)} ${link.place}`, link)
    }
    const links = [...kinds.values()]
    if (links.length > 0) await countRequests(links)
    const faults: string[] = []
    for (const { href, place } of links) {
      requests = []
      // one that is drawn anew in the moment of the press is pressed again
      let pressedAt = 0
      const leads = async () => {
        if (Date.now() - pressedAt > PRESSED_AGAIN_MS) {
          pressedAt = Date.now()
          await press(href, place.endsWith(' form') ? 'form' : 'a')
        }
        return requests.includes(href) || page.url() !== here
      }
      await expect.poll(leads, { interval: 20 }).toBe(true)
      if (!requests.includes(href)) faults.push(`${new URL(href).pathname} at ${place}`)
      for (const opened of context.pages()) if (opened !== page) await opened.close()
      if (page.url() !== here) await openRoute(path, platform)
    }
    expect(faults).toEqual([])
    // while anything is held back, a page takes nothing from the browser's cache
    await context.unrouteAll()
    for (const { href } of links) pressed.add(addressKind(pathOf(href)))
  },
)

const pressed = new Set<string>()

test('what was pressed are languages, calendars, documents, reports and the description of calls (R2.8)', () => {
  expect([...pressed].sort()).toEqual([
    '/api',
    '/api/athletes/*/*.ics',
    '/api/books/final-rank/*.pdf',
    '/api/books/medals/*.pdf',
    '/api/books/programme/*.pdf',
    '/api/books/results/*.pdf',
    '/api/books/start-list/*.pdf',
    '/api/delegations/*/*.ics',
    '/api/reports/files/*/*.pdf',
    '/api/teams/*/*.ics',
    '/locale',
  ])
})
