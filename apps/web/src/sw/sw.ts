/** The service worker (R3.7). Built on its own by build/service-worker.ts to /sw.js; docs/decisions/0012-service-worker.md says why it is as it is. */
import { createImageCache, IMAGE_CACHE } from './image-cache.ts'
import { NOTICES_CACHE } from './kept-notices.ts'
import { isToWorker } from './messages.ts'
import { moveSubscription } from './move-subscription.ts'
import { createNotices } from './notices.ts'
import { openNotice } from './open-notice.ts'
import { page } from './page.ts'
import { createPrecache, PRECACHE } from './precache.ts'
import { isMessageLocale, type PrecacheManifest, SHELL } from './precache-manifest.ts'
import { requestStrategy, wayBack } from './request-strategy.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Put in by the build. */
declare const __PRECACHE_MANIFEST__: PrecacheManifest

const manifest = __PRECACHE_MANIFEST__
const { origin } = self.location
const files = createPrecache(manifest, {
  caches: self.caches,
  origin,
  fetch: (address, init) => self.fetch(address, init),
})
const picture = createImageCache(self.caches, (request) => self.fetch(request), Date.now)
const notify = createNotices({
  caches: self.caches,
  registration: self.registration,
  locale: () => files.locale(),
})

/** The pages kept by the families' own worker (family-worker.ts), which imports nothing. */
const FAMILY_PAGES = 'family'

/** What the browser answers without starting the worker: calls and the event stream, and cached parts of the app. A part that is not cached is fetched from the network. */
const STATIC_ROUTES = [
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ...['js', 'css', 'svg', 'json'].map((ending) => ({
    condition: { urlPattern: { pathname: `/assets/*.${ending}` } },
    source: { cacheName: PRECACHE },
  })),
] as const

self.addEventListener('install', (event) => {
  event.waitUntil(files.install())
  event.waitUntil(Promise.resolve(event.addRoutes?.(STATIC_ROUTES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      files.removeOthers([PRECACHE, IMAGE_CACHE, FAMILY_PAGES, NOTICES_CACHE]),
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? self.fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  switch (requestStrategy(request, origin)) {
    case 'network':
      return
    case 'page': {
      const answered = fromNetwork(event)
      // a late answer is let in, or the browser would report its preload as thrown away
      event.waitUntil(answered.catch(() => undefined))
      return event.respondWith(page(answered, () => files.revised(SHELL)))
    }
    case 'language':
      // the server's to set; while it is away the visitor stays where he is
      return event.respondWith(fromNetwork(event).catch(() => Response.redirect(wayBack(request.url, origin))))
    case 'asset':
      return event.respondWith(files.asset(request))
    case 'picture':
      return event.respondWith(
        files.revised(new URL(request.url).pathname).then((cached) => cached ?? picture(request, waitUntil)),
      )
  }
})

self.addEventListener('message', (event) => {
  const { data: message, ports } = event
  if (!isToWorker(message)) return
  const answer = (word: unknown) => ports[0]?.postMessage(word)
  switch (message.say) {
    case 'build':
      return answer(manifest.id)
    case 'locale': {
      const { locale } = message
      if (!isMessageLocale(locale)) return
      return event.waitUntil(
        files.cacheLocale(locale).then(
          () => answer(true),
          () => answer(false),
        ),
      )
    }
    case 'claim':
      return event.waitUntil(self.clients.claim())
    case 'take-over':
      return event.waitUntil(self.skipWaiting())
    case 'take-over-if-alone':
      return event.waitUntil(
        self.clients
          .matchAll({ type: 'window', includeUncontrolled: true })
          .then((open) => (open.length <= 1 ? self.skipWaiting() : undefined)),
      )
  }
})

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.text() ?? null))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openNotice(notification.data, { clients: self.clients, origin }))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const { caches, registration } = self
  const fetch = (address: string, init?: RequestInit) => self.fetch(address, init)
  event.waitUntil(moveSubscription(event, { caches, pushManager: registration.pushManager, fetch }))
})
