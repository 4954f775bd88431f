import type { TopicEvent } from '@games/contract'
import { LRUCache } from 'lru-cache'
import type { Announcement } from './collapse.ts'
import { jitterFor, topicFrame } from './frames.ts'

type EachWithout<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A topic's event as a feature makes it; its number, topic and correction are added here. */
export type Publication = EachWithout<TopicEvent, 'seq' | 'topic' | 'correction'>

/**
 * Makes the event of a topic from the newest state there is: of these rows of it, or of the whole when there are none.
 * Null: there is nothing to announce.
 */
export type Publisher = (topic: string, refs: readonly string[]) => Promise<Publication | null>

/** By the topic's prefix, the part before its first colon. */
export type Publishers = Readonly<Record<string, Publisher>>

export interface FrameMakerOptions {
  readonly publishers: Publishers
  readonly onError: (error: unknown) => void
  readonly timeoutMs?: number
  readonly width?: number
}

const MAX_CACHED_FRAMES = 500

/**
 * Turns an announcement into the bytes every follower of its topic gets. Each is rendered and serialised once, and cached for those who
 * reconnect a moment later: a frame contains at least what its number promises, whenever it was made. A publisher that throws, hangs or
 * does not exist becomes "changed", which makes the page refetch.
 */
export function createFrameMaker({ publishers, onError, timeoutMs = 5_000, width = 4 }: FrameMakerOptions) {
  const cached = new LRUCache<string, Promise<Uint8Array | null>>({ max: MAX_CACHED_FRAMES })
  const inTurn = takeTurns(width)

  const publish = async ({ topic, refs }: Announcement): Promise<Publication | null> => {
    const publisher = publishers[topic.split(':', 1)[0] ?? '']
    if (!publisher) return { kind: 'changed', jitterMs: 0 }
    return inTurn(() => within(timeoutMs, publisher(topic, refs), `publisher of ${topic}`))
  }
  const make = async (announcement: Announcement, followers: number): Promise<Uint8Array | null> => {
    const { seq, topic, correction } = announcement
    const publication = await publish(announcement).catch((error: unknown): Publication => {
      onError(error)
      cached.delete(keyOf(announcement))
      return { kind: 'changed', jitterMs: 0 }
    })
    if (!publication) return null
    const announced = correction ? { seq, topic, correction } : { seq, topic }
    return topicFrame(
      publication.kind === 'changed'
        ? { ...announced, ...publication, jitterMs: Math.max(publication.jitterMs, jitterFor(followers)) }
        : { ...announced, ...publication },
    )
  }

  return {
    /** The frame, or null when there is nothing to announce. Never rejects. */
    frame(announcement: Announcement, followers: number): Promise<Uint8Array | null> {
      const key = keyOf(announcement)
      const known = cached.get(key)
      if (known) return known
      const frame = make(announcement, followers)
      cached.set(key, frame)
      return frame
    },
    clear: () => cached.clear(),
  }
}

const keyOf = ({ seq, topic, refs, correction }: Announcement): string =>
  JSON.stringify(correction ? [seq, topic, refs, correction] : [seq, topic, refs])

/** Lets `width` tasks run at a time, in the order they were given. */
function takeTurns(width: number) {
  let free = width
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

async function within<T>(ms: number, task: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
