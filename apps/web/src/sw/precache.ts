import { isMessageLocale, type MessageLocale, type PrecacheManifest, SHELL } from './precache-manifest.ts'

/** Where files are cached, and where from. Both are the worker's own; tests have theirs. */
export interface Surroundings {
  readonly caches: CacheStorage
  readonly origin: string
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
}

export const PRECACHE = 'games-files'
/** Not a file: the language whose messages are cached, as the last page sent it. */
const LOCALE_MARK = '/sw/locale'

/** Downloads at once: the page's own requests have precedence. */
const AT_ONCE = 3

const revisedKey = (path: string, revision: string): string => `${path}?revision=${revision}`

/** The app of one build in the browser's cache. */
export interface Precache {
  /** Fetches what is not there yet; hashed files that are there are not fetched again. Rejects when one cannot be had. */
  install(): Promise<void>
  /** Removes the files of other builds, and caches of other names than `caches`. */
  removeOthers(caches: readonly string[]): Promise<void>
  /** Caches the messages of `locale`, and of no other language. Rejects when they cannot be fetched. */
  cacheLocale(locale: MessageLocale): Promise<void>
  /** The language whose messages are cached; undefined: none yet. */
  locale(): Promise<MessageLocale | undefined>
  /** A hashed file: from the cache if it is of this build, else from the network. */
  asset(request: Request): Promise<Response>
  /** A file of an unhashed name, as this build has it; undefined when it has none of that name. */
  revised(path: string): Promise<Response | undefined>
}

export function createPrecache(manifest: PrecacheManifest, { caches, origin, fetch }: Surroundings): Precache {
  const absolute = (path: string) => new URL(path, origin).href
  const open = () => caches.open(PRECACHE)

  async function storedLocale(cache: Cache): Promise<MessageLocale | undefined> {
    const locale = await (await cache.match(absolute(LOCALE_MARK)))?.text()
    return isMessageLocale(locale) ? locale : undefined
  }

  async function fetchInto(cache: Cache, path: string, key: string, init?: RequestInit): Promise<void> {
    const response = await fetch(path, { credentials: 'same-origin', priority: 'low', ...init })
    if (!response.ok || response.redirected) throw new Error(`${path} was answered with ${response.status}`)
    // between two releases the server's shell may already be the next one's, whose files are not these
    if (path === SHELL && !(await response.clone().text()).includes(manifest.id))
      throw new Error(`the shell is not of build ${manifest.id}`)
    await cache.put(absolute(key), response)
  }

  async function fetchMissing(
    cache: Cache,
    wanted: readonly { readonly path: string; readonly key: string; readonly init?: RequestInit }[],
  ): Promise<void> {
    const there = new Set((await cache.keys()).map(({ url }) => url))
    const queue = wanted.filter(({ key }) => !there.has(absolute(key)))
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await fetchInto(cache, next.path, next.key, next.init)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  const hashed = (paths: readonly string[]) => paths.map((path) => ({ path, key: path }))
  const revised = Object.entries(manifest.revised).map(([path, revision]) => ({
    path,
    key: revisedKey(path, revision),
    // whatever the browser has under this address may be the last build's
    init: { cache: 'no-cache' as const },
  }))

  return {
    async install() {
      const cache = await open()
      const locale = await storedLocale(cache)
      const words = locale ? manifest.messages[locale] : []
      await fetchMissing(cache, [...hashed(manifest.files), ...revised, ...hashed(words)])
    },
    async removeOthers(used) {
      const cache = await open()
      const { files, messages, onDemand } = manifest
      const paths = [...files, ...Object.values(messages).flat(), ...onDemand, LOCALE_MARK]
      const ours = new Set([...paths, ...revised.map(({ key }) => key)].map(absolute))
      for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request)
      // the result desk's are its own worker's (decision 0106)
      for (const name of await caches.keys())
        if (!used.includes(name) && !name.startsWith('desk-')) await caches.delete(name)
    },
    async cacheLocale(locale) {
      const cache = await open()
      await cache.put(absolute(LOCALE_MARK), new Response(locale))
      await fetchMissing(cache, hashed(manifest.messages[locale]))
      for (const [other, paths] of Object.entries(manifest.messages))
        if (other !== locale) for (const path of paths) await cache.delete(absolute(path))
    },
    locale: async () => storedLocale(await open()),
    async asset(request) {
      const cache = await open()
      // the response depends on the coding the browser accepts, which is the same for all its requests
      const cached = await cache.match(request.url, { ignoreVary: true })
      if (cached) return cached
      const response = await fetch(request.url, { credentials: 'same-origin' })
      if (response.ok && manifest.onDemand.includes(new URL(request.url).pathname))
        await cache.put(request.url, response.clone())
      return response
    },
    async revised(path) {
      const revision = manifest.revised[path]
      return revision === undefined ? undefined : (await open()).match(absolute(revisedKey(path, revision)))
    },
  }
}
