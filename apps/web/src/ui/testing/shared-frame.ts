import { toast as sonner } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Setup of the browser's files, which share a frame and the modules loaded in it: what one has left must not be another's visitor.

/** What a frame of Vitest measures that no file has changed. CSS pixels. */
const FRAME = [414, 896] as const

const { documentElement: root, body } = document
const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => [name, value] as const)
const found = {
  root: attributesOf(root),
  body: attributesOf(body),
  nodes: new Set<Node>(body.childNodes),
  title: document.title,
  address: location.href,
}

function asFound(element: Element, attributes: readonly (readonly [name: string, value: string])[]): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const [name, value] of attributes) element.setAttribute(name, value)
}

const isToastShown = () => document.querySelector('[data-sonner-toast]') !== null

/** Toasts stay while pages change, and one that loads for good. They take their time to leave, and their region is a part of no page. */
async function withoutToasts(): Promise<void> {
  if (!isToastShown()) return
  sonner.dismiss()
  await vi.waitUntil(() => !isToastShown(), { timeout: 15_000, interval: 10 })
}

/** The mouse rests where it was last moved to, and what is drawn there would be pointed at. */
async function mouseAway(): Promise<void> {
  const corner = document.createElement('i')
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; z-index: 9999'
  body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}

beforeAll(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // as a tab is told that another one has cleared it all: preferences and choices are as on a device without any
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await page.viewport(...FRAME)
  await mouseAway()
})

// vitest-browser-react says so itself, but where it is loaded: in the first file that shares it
beforeEach(() => cleanup())

// the next test would press the Undo of a toast that this one has left
afterEach(withoutToasts)

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  const left = [...body.childNodes].filter((node) => !found.nodes.has(node))
  for (const node of left) node.remove()
  history.replaceState(null, '', found.address)
  asFound(root, found.root)
  asFound(body, found.body)
  document.title = found.title
  window.scrollTo(0, 0)
})
