import type { GamesClock } from '@games/contract'
import {
  EVENT_CHANNEL,
  headSeq,
  oldestSeq,
  pruneEvents,
  type Queryable,
  readEvents,
  readTopicEvents,
} from './event-log.ts'
import { createEventDispatcher, type EventDispatcher } from './event-dispatcher.ts'
import type { Publishers } from './publish.ts'
import { type Listen, startWake, type Wake } from './wake.ts'

export { appendEvents, EVERYTHING, headSeq, type LogEvent, oldestSeq, type Queryable, readEvents } from './event-log.ts'
export { MAX_FOLLOWERS, type Recipient } from './event-dispatcher.ts'
export type { Publication, Publisher, Publishers } from './publish.ts'
export type { Listen } from './wake.ts'

const PRUNE_EVERY_MS = 60_000
const RECENT_AT_START = 5_000

export interface LiveOptions {
  readonly db: Queryable
  /** For what a stream has missed, which its visitor's connection asks for; absent: `db`. */
  readonly visitorDb?: Queryable
  readonly listen: Listen
  /** Who makes the event of a topic, by the topic's prefix. A prefix without one is announced as "changed". */
  readonly publishers: Publishers
  /** Invalidates the responses made from these topics (`EVERYTHING`: all of them), which have changed up to event `seq`. */
  readonly invalidate: (topics: ReadonlySet<string>, seq: number) => void
  readonly invalidateAll: () => void
  readonly clock: () => GamesClock
  /** Personal fields the organiser has opened, which every hello contains. */
  readonly publicFields: () => readonly string[]
  readonly onError: (error: unknown) => void
  readonly tailMs?: number
}

/** The stream of changes of this node. */
export interface Live {
  /** Newest event number that this node's response cache is invalidated for. */
  readonly seq: number
  readonly followers: number
  /** False while the database cannot be read for new events. */
  readonly healthy: boolean
  /** To be called with appendEvents' number right after the commit. */
  committed(seq: number): void
  /** Resolves once no cached response of this node is older than `seq`. Rejects when the database cannot be read. */
  reach(seq: number): Promise<void>
  readonly follow: EventDispatcher['follow']
  /** To be called when the clock was set, or the organiser changed a setting. */
  sendHello(): void
  close(): void
}

/** Starts at the log's newest number: earlier events are for those who connect with an older cursor. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { db, visitorDb = db, listen, onError, tailMs } = options
  const head = await headSeq(db)
  const recent = await readEvents(db, head - RECENT_AT_START, head)
  // The two need each other: an dispatcher that has to reach a number it has not seen catches up through the wake.
  const reachThrough: { wake?: Wake } = {}
  const dispatcher = createEventDispatcher(head, recent, {
    ...options,
    readEvents: (after, until, limit) => readEvents(db, after, until, limit),
    readTopicEvents: (topics, after, until) => readTopicEvents(visitorDb, topics, after, until),
    oldestSeq: () => oldestSeq(visitorDb),
    reach: async (seq) => reachThrough.wake?.reach(seq),
  })
  const wake = startWake(head, {
    readHead: () => headSeq(db),
    onAdvance: dispatcher.advance,
    onOtherHistory: dispatcher.restart,
    onHealth: dispatcher.setReachable,
    onError,
    ...(tailMs === undefined ? {} : { tailMs }),
  })
  reachThrough.wake = wake
  await listen(
    EVENT_CHANNEL,
    (payload) => wake.committed(Number(payload) || 0),
    () => void wake.catchUp().catch(onError),
  )
  // What was committed between reading the head and listening.
  await wake.catchUp()
  const prune = setInterval(() => void pruneEvents(db).catch(onError), PRUNE_EVERY_MS)
  prune.unref()

  return {
    get seq() {
      return wake.reached
    },
    get followers() {
      return dispatcher.followers
    },
    get healthy() {
      return wake.healthy
    },
    committed: wake.committed,
    reach: wake.reach,
    follow: dispatcher.follow,
    sendHello: dispatcher.sendHello,
    close() {
      clearInterval(prune)
      wake.stop()
      dispatcher.close()
    },
  }
}
