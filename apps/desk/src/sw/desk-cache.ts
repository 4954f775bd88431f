/** What a worker keeps of its build. */
export interface DeskBuild {
  /** As in builds/latest.json and the page's `<meta name="build">`. */
  readonly id: string
  /** Hashed files by their paths: scripts, styles, fonts, words. */
  readonly files: readonly string[]
}

/** The page; every address of the desk is this one. */
export const SHELL = '/desk/'
const PICTURES = 'desk-pictures'
const cacheName = (id: string): string => `desk-${id}`

/** Where files are kept, and where from. Tests have their own. */
export interface Surroundings {
  readonly caches: CacheStorage
  readonly origin: string
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
}

/** The desk of one build on the device. */
export interface DeskCache {
  /** Keeps every file; those that another build had already are not fetched again. Rejects where one cannot be had. */
  install(): Promise<void>
  /** Lets go of other builds. */
  removeOthers(): Promise<void>
  /** What answers a request; null: the network alone. */
  answer(request: Request): Promise<Response> | null
}

export function createDeskCache({ id, files }: DeskBuild, { caches, origin, fetch }: Surroundings): DeskCache {
  const absolute = (path: string): string => new URL(path, origin).href
  const kept = new Set(files.map(absolute))

  async function store(cache: Cache, path: string): Promise<void> {
    const known = path === SHELL ? undefined : await caches.match(absolute(path), { ignoreVary: true })
    if (known) return cache.put(absolute(path), known)
    const response = await fetch(absolute(path), { credentials: 'same-origin', cache: 'no-cache' })
    if (!response.ok || response.redirected) throw new Error(`${path} was answered with ${response.status}`)
    // between two releases the page may already be the next one's, whose files are not these
    if (path === SHELL && !(await response.clone().text()).includes(id))
      throw new Error(`the page is not of build ${id}`)
    return cache.put(absolute(path), response)
  }

  const fromCache = async (address: string, request: Request): Promise<Response> => {
    const cache = await caches.open(cacheName(id))
    return (await cache.match(address, { ignoreVary: true })) ?? fetch(request)
  }

  async function picture(request: Request): Promise<Response> {
    const cache = await caches.open(PICTURES)
    const known = await cache.match(request)
    if (known) return known
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  }

  return {
    async install() {
      const cache = await caches.open(cacheName(id))
      for (const path of [...files, SHELL]) await store(cache, path)
    },
    async removeOthers() {
      const others = (await caches.keys()).filter(
        (name) => name.startsWith('desk-') && name !== cacheName(id) && name !== PICTURES,
      )
      await Promise.all(others.map((name) => caches.delete(name)))
    },
    answer(request) {
      const { origin: from, pathname } = new URL(request.url)
      if (request.method !== 'GET' || from !== origin) return null
      if (request.mode === 'navigate') return fromCache(absolute(SHELL), request)
      if (kept.has(absolute(pathname))) return fromCache(absolute(pathname), request)
      return request.destination === 'image' && !pathname.startsWith('/api/') ? picture(request) : null
    },
  }
}
