import { SUITE } from '@games/testing/suite'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addressKind } from './address-kind.ts'

interface Link {
  readonly href: string
  /** Its place on the page. One link is pressed for each kind of address, by night for each place of it. */
  readonly place: string
}

const PRESSED_AGAIN_MS = 2_000

/** Every link of this origin, hidden ones too, and every form. */
const linksOn = (page: Page): Promise<Link[]> =>
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

const press = (page: Page, { href, place }: Link): Promise<void> =>
  page.evaluate(
    ([address, selector]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)]
      const found = elements.find(
        (one) => (one instanceof HTMLFormElement ? one.action : Reflect.get(one, 'href')) === address,
      )
      if (found instanceof HTMLFormElement) found.requestSubmit()
      else found?.click()
    },
    [href, place.endsWith(' form') ? 'form[action]' : 'a[href]'] as const,
  )

/**
 * Presses each kind of link of a server's pages to what is no page (a file, a call, the language's cookie): the browser has to ask the
 * server for it. The router, which knows pages alone, would say that there is no such page.
 */
export function linkPresses(origin: string) {
  const pathOf = (address: string): string => new URL(address, origin).pathname

  /** A browser at the page itself is answered with the app; a redirect that sets a cookie is the server's own. */
  const isPage = async (address: string): Promise<boolean> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0', accept: 'text/html' },
    })
    if (response.status >= 300 && response.status < 400) return response.headers.getSetCookie().length === 0
    return (
      response.headers.get('content-type')?.startsWith('text/html') === true &&
      (await response.text()).includes('id="root"')
    )
  }

  const known = new Map<string, Promise<boolean>>()
  const leadsToPage = (address: string): Promise<boolean> => {
    const kind = addressKind(pathOf(address))
    const answer = known.get(kind) ?? isPage(address)
    known.set(kind, answer)
    return answer
  }

  const pressed = new Set<string>()
  /** Kinds of links that were pressed on any page, by night with their places: the frame's are the same component on all. */
  const done = new Set<string>()
  return {
    /** Kinds of addresses that were pressed so far, in order. */
    pressed: (): string[] => [...pressed].sort(),

    /** Presses those of an open page that no page before it had, opening it with `again` if one led away. Returns those that did. */
    async press(page: Page, again: () => Promise<unknown>): Promise<string[]> {
      const context = page.context()
      const here = page.url()
      const kinds = new Map<string, Link>()
      for (const link of await linksOn(page)) {
        const address = addressKind(pathOf(link.href))
        const kind = SUITE === 'nightly' ? `${address} ${link.place}` : address
        if (!done.has(kind) && !(await leadsToPage(link.href))) kinds.set(kind, link)
      }
      if (kinds.size === 0) return []

      const wanted = new Set([...kinds.values()].map(({ href }) => href))
      const requests: string[] = []
      // held back with an empty answer, upon which a browser stays where it is
      await context.route(
        (url) => wanted.has(url.href),
        (route) => {
          requests.push(route.request().url())
          return route.fulfill({ status: 204 })
        },
      )
      const faults: string[] = []
      for (const [kind, link] of kinds) {
        const { href, place } = link
        done.add(kind)
        requests.length = 0
        // one that is drawn anew in the moment of the press is pressed again
        let pressedAt = 0
        const leads = async () => {
          if (Date.now() - pressedAt > PRESSED_AGAIN_MS) {
            pressedAt = Date.now()
            await press(page, link)
          }
          return requests.includes(href) || page.url() !== here
        }
        await expect.poll(leads, { interval: 20 }).toBe(true)
        if (!requests.includes(href)) faults.push(`${pathOf(href)} at ${place}`)
        for (const opened of context.pages()) if (opened !== page) await opened.close()
        if (page.url() !== here) await again()
        pressed.add(addressKind(pathOf(href)))
      }
      // while anything is held back, a page takes nothing from the browser's cache
      await context.unrouteAll()
      return faults
    },
  }
}
