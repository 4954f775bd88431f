import type { PushKey, PushTarget } from '@games/contract'

/** The first visit's worker has this long to be there. */
const WORKER_MS = 30_000
/** A browser whose push service is out of reach may try for long. */
const SUBSCRIBED_MS = 30_000

/** There is no service worker, as in development, or it could not be installed. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker'
}
/** The browser's push service cannot be reached, or wants nobody. */
export class NoPushService extends Error {
  override readonly name = 'NoPushService'
}

/** The system gives the native app no token: its service cannot be reached. */
export class NoAppService extends Error {
  override readonly name = 'NoAppService'
}
/** The native app, or the server, was built and started without what its notifications need. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp'
}

/** How notifications reach this device: by a browser's subscription, or by the native app's token. */
export interface Road {
  /**
   * Opens it, with what the server says of itself; the same again where it is open. `replaced`: an endpoint that this one takes the place of.
   * Rejects with one of the errors above.
   */
  open(key: () => Promise<PushKey>): Promise<{ readonly target: PushTarget; readonly replaced: string | null }>
  /** Closes it. Gives the endpoint that it had, and whether the browser holds on to it; null: it was not open, or nobody knows by which. */
  close(): Promise<{ readonly endpoint: string; readonly isHeld: boolean } | null>
}

/** A browser's. `manager`: where subscriptions are made. */
export const browserRoad = (manager: () => Promise<PushManager>): Road => ({
  async open(key) {
    const made = await manager()
    const present = await made.getSubscription()
    const { publicKey } = await key()
    if (present && isOfKey(present, publicKey)) return { target: targetOf(present), replaced: null }
    if (present) await present.unsubscribe()
    return { target: targetOf(await subscribeWith(made, publicKey)), replaced: present?.endpoint ?? null }
  },
  async close() {
    const subscription = await manager()
      .then((made) => made.getSubscription())
      .catch(() => null)
    if (!subscription) return null
    const isLetGo = await subscription.unsubscribe().catch(() => false)
    return { endpoint: subscription.endpoint, isHeld: !isLetGo }
  },
})

/** Where subscriptions are made. Rejects with NoWorker. */
export async function pushManagerHere(): Promise<PushManager> {
  return (await within(WORKER_MS, navigator.serviceWorker.ready, () => new NoWorker())).pushManager
}

async function within<T>(ms: number, work: Promise<T>, fault: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault()), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Whether a subscription was made with the server's key; one that does not say is taken to be. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  return own === null || base64url(own) === key.replace(/=+$/, '')
}

/** A subscription with the server's key. Rejects with NoPushService. */
async function subscribeWith(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    const subscription = manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return await within(SUBSCRIBED_MS, subscription, () => new NoPushService('the push service does not answer'))
  } catch (error) {
    throw new NoPushService('the browser refuses a subscription', { cause: error })
  }
}

/** What the server needs of it. Rejects with NoPushService where a browser gives no keys. */
function targetOf(subscription: PushSubscription): PushTarget {
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  if (p256dh === undefined || auth === undefined) throw new NoPushService('the subscription has no keys')
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}
