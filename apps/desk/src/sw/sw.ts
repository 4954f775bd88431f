/** The result desk's worker (decision 0106), for what is below /desk/; built on its own by build/worker-plugin.ts to /desk/sw.js. */
import { createDeskCache, type DeskBuild } from './desk-cache.ts'

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: unknown }
}
/** What is used of a worker's surroundings: the types of pages know nothing of it. */
interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
declare const self: WorkerScope
/** Put in by the build. */
declare const __DESK_BUILD__: DeskBuild

const desk = createDeskCache(__DESK_BUILD__, {
  caches: self.caches,
  origin: self.location.origin,
  fetch: (request, init) => self.fetch(request, init),
})

self.addEventListener('install', (event) => event.waitUntil(desk.install()))
self.addEventListener('activate', (event) => event.waitUntil(desk.removeOthers().then(() => self.clients.claim())))
// a newer build waits until the page says that nothing is being played
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const answer = desk.answer(event.request)
  if (answer) event.respondWith(answer)
})
