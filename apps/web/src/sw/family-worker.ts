/**
 * The service worker of the families' pages (`/family/…`), built as a classic script to /family/sw.js: it keeps the pages that were opened,
 * so that the last truth is shown, with its hour on it, where there is no network. It brings nothing else of the app to a family's phone.
 */
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const PAGES = 'family'
/** Brothers and sisters, and a school's team. */
const MOST_PAGES = 30
/** By then a reader would rather have what was true a moment ago. */
const PATIENCE_MS = 8_000

const isPage = ({ method, mode, url }: Request): boolean =>
  method === 'GET' && mode === 'navigate' && new URL(url).pathname.startsWith('/family/')

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await self.caches.open(PAGES)
  // anew at the end: the first is the one not opened for longest
  await cache.delete(request)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PAGES)).map((old) => cache.delete(old)))
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cached = await self.caches.open(PAGES).then((cache) => cache.match(request))
  const answered = self.fetch(request).then((response) => {
    // a full device keeps nothing new; the page is shown all the same
    if (response.ok) event.waitUntil(keep(request, response.clone()).catch(() => undefined))
    // an athlete who is gone is not kept, and not shown from what was kept
    else if (response.status === 404) event.waitUntil(self.caches.open(PAGES).then((cache) => cache.delete(request)))
    return response
  })
  if (!cached) return answered
  event.waitUntil(answered.catch(() => undefined))
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), PATIENCE_MS))
  const usable = answered.then((response) => (response.status >= 500 ? cached : response)).catch(() => cached)
  return Promise.race([usable, late])
}

self.addEventListener('install', () => {
  self.skipWaiting().catch(() => undefined)
})
self.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(page(event))
})
