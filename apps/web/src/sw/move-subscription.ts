import { readEndpoint, writeEndpoint } from './kept-notices.ts'
import type { SubscriptionChangeEvent } from './worker-scope.ts'

export interface MoveDeps {
  readonly caches: CacheStorage
  readonly pushManager: Pick<PushManager, 'subscribe'>
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
}

const fetchKey = async (fetch: MoveDeps['fetch']): Promise<string> => {
  const answer = await fetch('/api/push/key', { credentials: 'omit' })
  return ((await answer.json()) as { publicKey: string }).publicKey
}

/**
 * The browser has given a subscription up: another with the same key, and the server is told of it. What fails here is made good by the next
 * page that is opened, which sees another endpoint than the server knows.
 */
export async function moveSubscription(
  { oldSubscription, newSubscription }: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
  { caches, pushManager, fetch }: MoveDeps,
): Promise<void> {
  const endpoint = oldSubscription?.endpoint ?? (await readEndpoint(caches))
  const subscription =
    newSubscription ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await fetchKey(fetch)),
    }))
  const { keys } = subscription.toJSON()
  if (endpoint === undefined || endpoint === subscription.endpoint) return
  const answer = await fetch('/api/push/subscription/move', {
    method: 'POST',
    // whose device it is the server knows by the endpoint: no session is needed, nor the token that goes with one
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, target: { endpoint: subscription.endpoint, keys } }),
  })
  if (answer.ok) await writeEndpoint(caches, subscription.endpoint)
}
