import type { ShownRevisions } from '@games/domain/notifications/pushed'

/** A cache, since pages and workers of every browser have it: what was shown outlives the worker, which is ended after each push. */
export const NOTICES_CACHE = 'games-notifications'
const SHOWN = '/sw/shown-notifications'
const ENDPOINT = '/sw/push-endpoint'

type Put = Pick<CacheStorage, 'open'>

const read = async (caches: Put, path: string): Promise<string | undefined> =>
  (await (await caches.open(NOTICES_CACHE)).match(path))?.text()
const write = async (caches: Put, path: string, text: string): Promise<void> =>
  (await caches.open(NOTICES_CACHE)).put(path, new Response(text))

/** What this device has shown last of each thing. What lies there and is none of ours is nothing. */
export async function readShown(caches: Put): Promise<ShownRevisions> {
  try {
    const stored: unknown = JSON.parse((await read(caches, SHOWN)) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, revision]) => Number.isSafeInteger(revision)))
  } catch {
    return {}
  }
}

export const writeShown = (caches: Put, shown: ShownRevisions): Promise<void> =>
  write(caches, SHOWN, JSON.stringify(shown))

/** The endpoint that the server knows: some browsers that put another in its place do not say which it was. */
export const readEndpoint = (caches: Put): Promise<string | undefined> => read(caches, ENDPOINT)
export const writeEndpoint = (caches: Put, endpoint: string): Promise<void> => write(caches, ENDPOINT, endpoint)
