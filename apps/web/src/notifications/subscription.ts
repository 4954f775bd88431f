import type { PushTarget } from '@games/contract'

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
export function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  return own === null || base64url(own) === key.replace(/=+$/, '')
}

/** A subscription with the server's key. Rejects with NoPushService. */
export async function subscribeWith(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    const subscription = manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return await within(SUBSCRIBED_MS, subscription, () => new NoPushService('the push service does not answer'))
  } catch (error) {
    throw new NoPushService('the browser refuses a subscription', { cause: error })
  }
}

/** What the server needs of it. Rejects with NoPushService where a browser gives no keys. */
export function targetOf(subscription: PushSubscription): PushTarget {
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  if (p256dh === undefined || auth === undefined) throw new NoPushService('the subscription has no keys')
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}
