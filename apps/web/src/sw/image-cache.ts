export const IMAGE_CACHE = 'games-pictures'

/** Flags and pictograms of a whole games are some three hundred. */
const MOST = 400
/** Photos of the organiser are larger than flags. */
const MOST_BYTES = 40_000_000
/** It is no longer there, or no longer to be seen. */
const GONE: readonly number[] = [403, 404, 410]
/** Trimmed not at every new one, since that reads all names. */
const TRIM_EVERY = 20
const FRESH_MS = 24 * 60 * 60_000

/**
 * An image: the cached one at once, fetched anew behind it when it is older than a day, and forgotten when it is gone. About `MOST` are cached, and
 * about `MOST_BYTES`; never one whose answer says `private` or `no-store`, as every address that only some may see does.
 */
export function createImageCache(
  caches: CacheStorage,
  fetch: (request: Request) => Promise<Response>,
  now: () => number,
) {
  let added = 0

  async function trim(cache: Cache): Promise<void> {
    if (++added % TRIM_EVERY !== 1) return
    let bytes = 0
    // the oldest are first
    const [keys, cached] = await Promise.all([cache.keys(), cache.matchAll()])
    for (const [place, request] of keys.toReversed().entries()) {
      bytes += Number(cached[keys.length - 1 - place]?.headers.get('content-length') ?? 0)
      if (place >= MOST || bytes > MOST_BYTES) await cache.delete(request)
    }
  }

  async function fetchAndStore(cache: Cache, request: Request): Promise<Response> {
    const response = await fetch(request)
    const control = response.headers.get('cache-control') ?? ''
    if (response.status === 200 && !response.redirected && !/private|no-store/.test(control)) {
      const cached = response.clone()
      // deleted first, so that the order of keys is the order of age
      await cache.delete(request)
      await cache.put(request, cached)
      await trim(cache)
    } else if (GONE.includes(response.status)) await cache.delete(request, { ignoreVary: true })
    return response
  }

  return async function picture(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await caches.open(IMAGE_CACHE)
    const cached = await cache.match(request, { ignoreVary: true })
    if (!cached) return fetchAndStore(cache, request)
    const made = Date.parse(cached.headers.get('date') ?? '')
    // offline the cached one has to do
    if (!(now() - made < FRESH_MS)) waitUntil(fetchAndStore(cache, request).catch(() => {}))
    return cached
  }
}
