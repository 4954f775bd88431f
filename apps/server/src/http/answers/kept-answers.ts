import { EVERYTHING } from '../../live/index.ts'
import { createAnswerStore } from './answer-store.ts'
import { type Answer, type EncodedAnswer, encoded } from './encoded-answer.ts'
import { type Bytes, brotliOf, gzipOf } from './encoding.ts'

export type { Answer, EncodedAnswer } from './encoded-answer.ts'

/** What of a request matters for the answer it may have. */
export interface Wanted {
  /** It has to be complete up to this event number. */
  readonly minSeq?: number
  /** Which answers it shares its room with; absent: none. */
  readonly group?: string
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
  answer(key: string, build: () => Promise<Answer>, wanted?: Wanted): Promise<EncodedAnswer>
  /** Compresses a kept answer by gzip, once. */
  gzip(answer: EncodedAnswer): Promise<Bytes>
  /** Counts bytes that somebody keeps with a kept answer. */
  grow(answer: EncodedAnswer, bytes: number): void
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

interface Build {
  readonly done: Promise<{ readonly answer: EncodedAnswer; readonly topics: readonly string[] }>
  /** Topics dropped since the build began, by the number of the drop that was first to name them. */
  readonly dropped: Map<string, number>
}

export function createKeptAnswers({
  maxEntries = 4_000,
  maxBytes = 32 * 1024 * 1024,
  maxAge = 25_000,
}: KeptAnswersLimits = {}): KeptAnswers {
  const store = createAnswerStore({ maxEntries, maxBytes })
  const builds = new Map<string, Build>()
  let drops = 0
  let droppedUpTo = 0

  const find = (key: string, minSeq = 0) => {
    const entry = store.use(key)
    return entry && entry.answer.seq >= minSeq && droppedUpTo - entry.asOf <= maxAge ? entry.answer : undefined
  }

  const start = (key: string, make: () => Promise<Answer>, group: string): Build => {
    const asOf = droppedUpTo
    const dropped = new Map<string, number>()
    const run = async () => {
      const made = await make()
      const keepable = made.status === 200 && made.topics.length > 0
      const plain = encoded(made)
      const answer = keepable ? (store.same(group, plain) ?? (await compressed(plain))) : plain
      const { topics } = made
      if (keepable && !isDropped(topics, dropped)) store.add(key, { answer, topics, asOf, group })
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
    async answer(key, make, { minSeq = 0, group = key } = {}) {
      const asked = drops
      for (;;) {
        const kept = find(key, minSeq)
        if (kept) return kept
        const underWay = builds.get(key)
        if (!underWay) return (await start(key, make, group).done).answer
        const { answer, topics } = await underWay.done
        if (answer.seq >= minSeq && !isDropped(topics, underWay.dropped, asked)) return answer
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

const compressed = async (answer: EncodedAnswer): Promise<EncodedAnswer> => ({
  ...answer,
  brotli: await brotliOf(answer.plain),
})
