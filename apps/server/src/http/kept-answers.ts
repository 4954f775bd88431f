import { EVERYTHING } from '../live/index.ts'
import { type Bytes, brotliOf, bytesOf, etagOf, gzipOf } from './encoding.ts'

/** What a request is answered with, as made. */
export interface Answer {
  readonly status: number
  readonly type: string
  /** Bytes where it is no text. */
  readonly body: string | Bytes
  readonly location?: string
  /** Headers that are its own, beside those of all answers of its kind. */
  readonly headers?: Readonly<Record<string, string>>
  /** Live topics it was made from: it is good until one of them changes. With none it is made anew for everybody. */
  readonly topics: readonly string[]
  /** Event number up to which it is complete; absent where nobody asks for one. */
  readonly seq?: number
}

/** An answer as bytes. */
export interface EncodedAnswer {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly etag: string
  readonly plain: Bytes
  readonly brotli: Bytes | null
  /** Made when the first asks for it: browsers take brotli. */
  gzip: Bytes | null
  readonly seq: number
}

export interface KeptAnswers {
  readonly size: number
  readonly bytes: number
  /** The kept answer if it is complete up to `minSeq`. */
  find(key: string, minSeq?: number): EncodedAnswer | undefined
  /**
   * The kept answer, or the one `build` makes: one build at a time for a key. Whoever asks after a topic was dropped never gets what was
   * made from it before. Rejects as `build` does.
   */
  answer(key: string, build: () => Promise<Answer>, minSeq?: number): Promise<EncodedAnswer>
  /** Compresses a kept answer by gzip, once. */
  gzip(answer: EncodedAnswer): Promise<Bytes>
  /** Forgets what was made from these topics; they have changed up to event `seq`. */
  drop(topics: ReadonlySet<string>, seq: number): void
  dropAll(): void
}

export interface KeptAnswersLimits {
  readonly maxEntries?: number
  readonly maxBytes?: number
  /** An answer this many events old is made anew, so that nobody's stream has to start further back than the log goes. */
  readonly maxAge?: number
}

interface Entry {
  readonly answer: EncodedAnswer
  readonly topics: readonly string[]
  /** Events up to this number had been dropped when its making began. */
  readonly asOf: number
  bytes: number
}

interface Build {
  readonly done: Promise<{ readonly answer: EncodedAnswer; readonly topics: readonly string[] }>
  /** Topics dropped since the build began, by the number of the drop that was first to name them. */
  readonly dropped: Map<string, number>
}

export function createKeptAnswers({
  maxEntries = 4_000,
  maxBytes = 128 * 1024 * 1024,
  maxAge = 25_000,
}: KeptAnswersLimits = {}): KeptAnswers {
  /** In order of last use. */
  const entries = new Map<string, Entry>()
  const keysOf = new Map<string, Set<string>>()
  const builds = new Map<string, Build>()
  let bytes = 0
  let drops = 0
  let droppedUpTo = 0

  const forget = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const topic of entry.topics) {
      const keys = keysOf.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(topic)
    }
  }
  const makeRoom = () => {
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return
      forget(key)
    }
  }
  const keep = (key: string, entry: Entry) => {
    forget(key)
    entries.set(key, entry)
    bytes += entry.bytes
    for (const topic of entry.topics) keysOf.set(topic, (keysOf.get(topic) ?? new Set()).add(key))
    makeRoom()
  }

  const find = (key: string, minSeq = 0) => {
    const entry = entries.get(key)
    if (!entry || entry.answer.seq < minSeq || droppedUpTo - entry.asOf > maxAge) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry.answer
  }

  const start = (key: string, make: () => Promise<Answer>): Build => {
    const asOf = droppedUpTo
    const dropped = new Map<string, number>()
    const run = async () => {
      const made = await make()
      const keepable = made.status === 200 && made.topics.length > 0
      const answer = await encode(made, keepable)
      const { topics } = made
      if (keepable && !isDropped(topics, dropped)) keep(key, { answer, topics, asOf, bytes: sizeOf(answer) })
      return { answer, topics }
    }
    const done = run().finally(() => builds.delete(key))
    const build = { done, dropped }
    builds.set(key, build)
    return build
  }

  const drop = (topics: ReadonlySet<string>, seq: number) => {
    drops++
    droppedUpTo = Math.max(droppedUpTo, seq)
    for (const { dropped } of builds.values())
      for (const topic of topics) if (!dropped.has(topic)) dropped.set(topic, drops)
    if (topics.has(EVERYTHING)) for (const key of entries.keys()) forget(key)
    else for (const topic of topics) for (const key of keysOf.get(topic) ?? []) forget(key)
  }

  return {
    get size() {
      return entries.size
    },
    get bytes() {
      return bytes
    },
    find,
    async answer(key, make, minSeq = 0) {
      const asked = drops
      for (;;) {
        const kept = find(key, minSeq)
        if (kept) return kept
        const underWay = builds.get(key)
        if (!underWay) return (await start(key, make).done).answer
        const { answer, topics } = await underWay.done
        if (answer.seq >= minSeq && !isDropped(topics, underWay.dropped, asked)) return answer
      }
    },
    async gzip(answer) {
      if (answer.gzip) return answer.gzip
      const compressed = await gzipOf(answer.plain)
      answer.gzip ??= compressed
      return answer.gzip
    },
    drop,
    dropAll: () => drop(new Set([EVERYTHING]), droppedUpTo),
  }
}

/** Whether one of the topics was dropped, by a drop not later than number `asked`. */
function isDropped(
  topics: readonly string[],
  dropped: ReadonlyMap<string, number>,
  asked = Number.POSITIVE_INFINITY,
): boolean {
  if (dropped.size === 0) return false
  return [EVERYTHING, ...topics].some((topic) => {
    const drop = dropped.get(topic)
    return drop !== undefined && drop <= asked
  })
}

/** Gzip's share is counted before it is made, at what brotli came to. */
const sizeOf = ({ plain, brotli }: EncodedAnswer): number => plain.length + 2 * (brotli?.length ?? 0)

async function encode(
  { status, type, body, location, headers, seq }: Answer,
  compress: boolean,
): Promise<EncodedAnswer> {
  const plain = typeof body === 'string' ? bytesOf(body) : body
  return {
    status,
    type,
    location,
    headers,
    etag: etagOf(plain),
    plain,
    brotli: compress ? await brotliOf(plain) : null,
    gzip: null,
    seq: seq ?? Number.POSITIVE_INFINITY,
  }
}
