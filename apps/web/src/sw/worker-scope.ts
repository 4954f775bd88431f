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

export interface PushEvent extends ExtendableEvent {
  /** Null: a push without a word in it. */
  readonly data: { text(): string } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

/** The browser has given the subscription up, or put another in its place. Some browsers tell neither. */
export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** A page that is open. */
export interface WindowClient {
  readonly id: string
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown, ports: readonly MessagePort[]): void
}

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<unknown>
  }
  fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void
}
