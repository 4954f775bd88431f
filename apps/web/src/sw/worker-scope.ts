/**
 * What we use of a service worker's surroundings. The app is checked with the types of pages, which know nothing of it, and both
 * libraries of types at once contradict each other.
 */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface InstallEvent extends ExtendableEvent {
  /** Static routes (Chromium 123): requests that are answered without starting the worker. */
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly urlPattern: { readonly pathname: string } }
      readonly source: 'network' | { readonly cacheName: string }
    }[],
  ): Promise<undefined>
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The response to a navigation, requested while the worker starts; undefined where the browser does not do so. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>
  }
  fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}
