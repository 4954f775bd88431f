import { EVERYTHING } from '../../live/index.ts'
import { type BuiltResponse, type EncodedResponse, encoded } from './encoded-response.ts'
import { type Bytes, brotliOf, gzipOf } from './encoding.ts'
import { createResponseStore } from './response-store.ts'

export type { BuiltResponse, EncodedResponse } from './encoded-response.ts'

/** Makes a response. */
export type Build = () => Promise<BuiltResponse>

/** What a request requires of a cached response. */
export interface Wanted {
  /** It has to be complete up to this event number. */
  readonly minSeq?: number
  /** Which responses it shares its part of the cache with; absent: none. */
  readonly group?: string
  /**
   * Called when this request starts a build, and returns the build to start; if it throws, none is started. A request that
   * is answered from the cache, or by a build that another one has started, never calls it.
   */
  readonly limit?: (build: Build) => Build
}

export interface ResponseCache {
  readonly size: number
  readonly bytes: number
  /** The cached response if it is complete up to `minSeq`. */
  find(key: string, minSeq?: number): EncodedResponse | undefined
  /**
   * The cached response, or the one `build` makes: one build at a time for a key. A request after an invalidation never gets what was
   * made from it before. Rejects as `build` does.
   */
  getOrBuild(key: string, build: Build, wanted?: Wanted): Promise<EncodedResponse>
  /** Compresses a cached response by gzip, once. */
  gzip(answer: EncodedResponse): Promise<Bytes>
  /** Counts bytes stored with a cached response. */
  grow(answer: EncodedResponse, bytes: number): void
  /** Removes what was made from these topics, which have changed up to event `seq`. */
  invalidate(topics: ReadonlySet<string>, seq: number): void
  invalidateAll(): void
}

export interface ResponseCacheLimits {
  readonly maxEntries?: number
  readonly maxBytes?: number
  /** A response this many events old is made anew, so that nobody's stream has to start further back than the log goes. */
  readonly maxAge?: number
}

interface RunningBuild {
  readonly done: Promise<{ readonly answer: EncodedResponse; readonly topics: readonly string[] }>
  /** Topics invalidated since the build began, each by the number of its first invalidation. */
  readonly invalidated: Map<string, number>
}

export function createResponseCache({
  maxEntries = 4_000,
  maxBytes = 32 * 1024 * 1024,
  maxAge = 25_000,
}: ResponseCacheLimits = {}): ResponseCache {
  const store = createResponseStore({ maxEntries, maxBytes })
  const builds = new Map<string, RunningBuild>()
  let invalidations = 0
  let invalidatedUpTo = 0

  const find = (key: string, minSeq = 0) => {
    const entry = store.use(key)
    return entry && entry.answer.seq >= minSeq && invalidatedUpTo - entry.asOf <= maxAge ? entry.answer : undefined
  }

  const start = (key: string, make: Build, group: string): RunningBuild => {
    const asOf = invalidatedUpTo
    const invalidated = new Map<string, number>()
    const run = async () => {
      const made = await make()
      const isCacheable = made.status === 200 && made.topics.length > 0
      const plain = encoded(made)
      const answer = isCacheable ? (store.same(group, plain) ?? (await compressed(plain))) : plain
      const { topics } = made
      if (isCacheable && !isInvalidated(topics, invalidated)) store.add(key, { answer, topics, asOf, group })
      return { answer, topics }
    }
    const done = run().finally(() => builds.delete(key))
    const build = { done, invalidated }
    builds.set(key, build)
    return build
  }

  const invalidate = (topics: ReadonlySet<string>, seq: number) => {
    invalidations++
    invalidatedUpTo = Math.max(invalidatedUpTo, seq)
    for (const { invalidated } of builds.values())
      for (const topic of topics) if (!invalidated.has(topic)) invalidated.set(topic, invalidations)
    if (topics.has(EVERYTHING)) store.forgetAll()
    else for (const topic of topics) store.forgetTopic(topic)
  }

  return {
    get size() {
      return store.size
    },
    get bytes() {
      return store.bytes
    },
    find,
    async getOrBuild(key, make, { minSeq = 0, group = key, limit } = {}) {
      const since = invalidations
      for (;;) {
        const cached = find(key, minSeq)
        if (cached) return cached
        const underWay = builds.get(key)
        if (!underWay) return (await start(key, limit ? limit(make) : make, group).done).answer
        const { answer, topics } = await underWay.done
        if (answer.seq >= minSeq && !isInvalidated(topics, underWay.invalidated, since)) return answer
      }
    },
    async gzip(answer) {
      if (answer.gzip) return answer.gzip
      const bytes = await gzipOf(answer.plain)
      if (!answer.gzip) store.grow(answer, bytes.length)
      answer.gzip ??= bytes
      return answer.gzip
    },
    grow: store.grow,
    invalidate,
    invalidateAll: () => invalidate(new Set([EVERYTHING]), invalidatedUpTo),
  }
}

/** Whether one of the topics was invalidated, not later than by number `since`. */
function isInvalidated(
  topics: readonly string[],
  invalidated: ReadonlyMap<string, number>,
  since = Number.POSITIVE_INFINITY,
): boolean {
  if (invalidated.size === 0) return false
  return [EVERYTHING, ...topics].some((topic) => {
    const at = invalidated.get(topic)
    return at !== undefined && at <= since
  })
}

const compressed = async (answer: EncodedResponse): Promise<EncodedResponse> => ({
  ...answer,
  brotli: await brotliOf(answer.plain),
})
