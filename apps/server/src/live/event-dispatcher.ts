import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { GamesClock } from '@games/contract'
import { type Announcement, collapse } from './collapse.ts'
import { EVERYTHING, type NumberedEvent } from './event-log.ts'
import { HEARTBEAT, helloFrame, jitterFor, refetchFrame, retryFrame, staleFrame } from './frames.ts'
import { createFrameMaker, type Publishers } from './publish.ts'
import { createRecentEvents } from './recent-events.ts'

/** Most streams of one node; more are sent elsewhere with 503. */
export const MAX_FOLLOWERS = 20_000

/** Events stored in memory for those who reconnect, and read from the log at once. */
const RECENT_EVENTS = 5_000

/** A follower with more events than this to deliver at once is better off refetching. */
const MAX_AT_ONCE = 200

/** Writes between two pauses for other requests, about 10 ms. */
const WRITES_AT_ONCE = 1_000

const HEARTBEAT_MS = 20_000

const NOT_JOINED = Number.POSITIVE_INFINITY

/** Where a stream goes. */
export interface Recipient {
  /** False: it takes too long, or is gone. */
  write(frame: Uint8Array): boolean
  close(): void
}

export interface EventDispatcherOptions {
  /** Events numbered in (after, until], ascending, the first `limit` of them. */
  readonly readEvents: (after: number, until: number, limit: number) => Promise<NumberedEvent[]>
  readonly readTopicEvents: (topics: readonly string[], after: number, until: number) => Promise<NumberedEvent[]>
  readonly oldestSeq: () => Promise<number>
  /** Resolves once this node has advanced over `seq`, or over all there is. */
  readonly reach: (seq: number) => Promise<void>
  readonly publishers: Publishers
  /** Invalidates the responses made from these topics, which have changed up to event `seq`. Called before any delivery. */
  readonly invalidate: (topics: ReadonlySet<string>, seq: number) => void
  readonly invalidateAll: () => void
  readonly clock: () => GamesClock
  /** Personal fields the organiser has opened. */
  readonly publicFields: () => readonly string[]
  readonly onError: (error: unknown) => void
}

interface Follower {
  readonly topics: ReadonlySet<string>
  readonly recipient: Recipient
  /** Only events above this are written: none before it has joined. */
  from: number
  /** Frames that wait until the follower has caught up; null once it has. */
  queue: Uint8Array[] | null
}

export interface EventDispatcher {
  readonly followers: number
  /** Takes over the events of (from, to]: resolves when the cached responses are invalidated; delivery goes on by itself. */
  advance(from: number, to: number): Promise<void>
  /**
   * Starts a stream: hello, what happened above `after` (null: from now on), then every later event, without gap or repeat.
   * Gives the function that ends it, or null when this node has all it can take or is closed.
   */
  follow(topics: readonly string[], after: number | null, recipient: Recipient): (() => void) | null
  /** Sends hello again to everybody: the clock was set, or a setting changed. */
  sendHello(): void
  /**
   * False: the database cannot be read, so that nobody here knows what has changed. Everybody gets `stale` at once, and whoever connects instead
   * of a hello. True: it can be again, and everybody gets a hello after what was missed.
   */
  setReachable(reachable: boolean): void
  /** The log is another one now and stands at `head`: everybody has to refetch. */
  restart(head: number): void
  close(): void
}

/** The announcements of these events, ascending; null when a refetch is shorter. */
function announcementsOf(events: readonly NumberedEvent[]): Announcement[] | null {
  if (events.some((event) => event.topic === EVERYTHING)) return null
  const announcements = collapse(events)
  return announcements.length > MAX_AT_ONCE ? null : announcements
}

/** `head`: the newest number at the start; `recent`: the events up to it that are still at hand, ascending. */
export function createEventDispatcher(
  head: number,
  recent: readonly NumberedEvent[],
  options: EventDispatcherOptions,
): EventDispatcher {
  const {
    readEvents,
    readTopicEvents,
    oldestSeq,
    reach,
    publishers,
    invalidate,
    invalidateAll,
    clock,
    publicFields,
    onError,
  } = options
  const all = new Set<Follower>()
  const byTopic = new Map<string, Set<Follower>>()
  const frames = createFrameMaker({ publishers, onError })
  const remembered = createRecentEvents((recent[0]?.seq ?? head + 1) - 1, RECENT_EVENTS)
  remembered.add(recent)

  /** The response cache is invalidated up to `advanced`, events are delivered up to `delivered`; what is between is pending or being delivered. */
  let advanced = head
  let delivered = head
  let pending: NumberedEvent[] = []
  let isDelivering = false
  let helloDue = false
  let closed = false
  let isReachable = true
  /** Who connected while the database was unreachable, with the cursor of each: they join when it is back. */
  const waiting = new Map<Follower, number | null>()
  /** Counts restarts: work begun before one is void. */
  let history = 0

  const hello = (seq: number) =>
    helloFrame({ seq, serverNow: Date.now(), clock: clock(), publicFields: publicFields() })

  const stale = () => staleFrame({ serverNow: Date.now() })

  const leave = (follower: Follower) => {
    if (!all.delete(follower)) return
    waiting.delete(follower)
    for (const topic of follower.topics) {
      const followers = byTopic.get(topic)
      followers?.delete(follower)
      if (followers?.size === 0) byTopic.delete(topic)
    }
  }
  const dismiss = (follower: Follower) => {
    leave(follower)
    follower.recipient.close()
  }
  const write = (follower: Follower, frame: Uint8Array) => {
    if (!follower.queue) {
      if (!follower.recipient.write(frame)) dismiss(follower)
    } else if (follower.queue.push(frame) > MAX_AT_ONCE) dismiss(follower)
  }
  const writeToEach = async (followers: ReadonlySet<Follower>, frameOf: (follower: Follower) => Uint8Array | null) => {
    let written = 0
    for (const follower of followers) {
      const frame = frameOf(follower)
      if (!frame) continue
      write(follower, frame)
      if (++written % WRITES_AT_ONCE === 0) await letOthersRun()
    }
  }

  const deliverBatch = async (batch: readonly NumberedEvent[], upTo: number) => {
    const inHistory = history
    const announcements = announcementsOf(
      batch.filter((event) => event.topic === EVERYTHING || byTopic.has(event.topic)),
    )
    if (!announcements) {
      const affected = new Set(
        batch.flatMap(({ topic }) => [...((topic === EVERYTHING ? all : byTopic.get(topic)) ?? [])]),
      )
      const refetch = refetchFrame({ seq: upTo, jitterMs: jitterFor(affected.size) })
      await writeToEach(affected, (follower) => (history === inHistory && upTo > follower.from ? refetch : null))
      return
    }
    const made = announcements.map((announcement) =>
      frames.frame(announcement, byTopic.get(announcement.topic)?.size ?? 0),
    )
    for (const [at, { topic, seq }] of announcements.entries()) {
      const frame = await made[at]
      const followers = byTopic.get(topic)
      if (!frame || !followers) continue
      await writeToEach(followers, (follower) => (history === inHistory && seq > follower.from ? frame : null))
    }
  }
  /** A hello means that the stream is current. */
  const isHelloDue = () => helloDue && isReachable
  const deliver = async () => {
    while (pending.length > 0 || isHelloDue()) {
      const batch = pending
      pending = []
      const upTo = advanced
      const inHistory = history
      await deliverBatch(batch, upTo)
      if (history === inHistory) delivered = upTo
      if (!isHelloDue()) continue
      helloDue = false
      await writeToEach(all, (follower) =>
        follower.from === NOT_JOINED ? null : hello(Math.max(delivered, follower.from)),
      )
    }
  }
  const startDelivery = () => {
    if (isDelivering || (pending.length === 0 && !isHelloDue())) return
    isDelivering = true
    deliver()
      .catch(onError)
      .finally(() => {
        isDelivering = false
        startDelivery()
      })
  }

  /** What the follower has missed up to `seam`; null when the log does not go back that far or a refetch says it shorter. */
  const missed = async (topics: ReadonlySet<string>, after: number, seam: number): Promise<Announcement[] | null> => {
    if (after >= seam) return []
    const wanted = new Set([...topics, EVERYTHING])
    if (after >= remembered.since) return announcementsOf(remembered.of(wanted, after, seam))
    const events = await readTopicEvents([...wanted], after, seam)
    // Read after the events: what the log still has now it had then.
    if (after + 1 < (await oldestSeq())) return null
    return announcementsOf(events)
  }
  const join = async (follower: Follower, after: number | null) => {
    if (after !== null && after > advanced) await reach(after)
    if (!all.has(follower)) return
    const inHistory = history
    // From here on batches reach the follower's queue: what is numbered up to the seam comes from the log, what is above from them.
    const seam = advanced
    const beyond = after !== null && after > seam
    const cursor = after === null || beyond ? seam : after
    follower.from = seam
    for (const topic of follower.topics) {
      const followers = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, followers.add(follower))
    }
    const announcements = beyond ? null : await missed(follower.topics, cursor, seam)
    if (!all.has(follower)) return
    if (history !== inHistory) return dismiss(follower)

    follower.recipient.write(Buffer.concat([retryFrame(), hello(announcements ? cursor : seam)]))
    const backfill = announcements
      ? await Promise.all(announcements.map((one) => frames.frame(one, byTopic.get(one.topic)?.size ?? 0)))
      : [refetchFrame({ seq: seam, jitterMs: jitterFor(all.size) })]
    if (!all.has(follower)) return
    if (history !== inHistory) return dismiss(follower)
    const queued = follower.queue ?? []
    follower.queue = null
    for (const frame of [...backfill, ...queued]) if (frame && all.has(follower)) write(follower, frame)
    if (!isReachable && all.has(follower)) write(follower, stale())
  }
  const startJoining = (follower: Follower, after: number | null) => {
    join(follower, after).catch((error: unknown) => {
      onError(error)
      dismiss(follower)
    })
  }

  const heartbeat = setInterval(() => {
    writeToEach(all, (follower) => (follower.queue ? null : HEARTBEAT)).catch(onError)
    for (const { recipient } of waiting.keys()) recipient.write(HEARTBEAT)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    get followers() {
      return all.size
    },
    async advance(from, to) {
      for (let after = from; after < to; ) {
        const inHistory = history
        const events = await readEvents(after, to, RECENT_EVENTS)
        if (history !== inHistory) return
        after = events.length < RECENT_EVENTS ? to : (events.at(-1)?.seq ?? to)
        invalidate(new Set(events.map((event) => event.topic)), after)
        remembered.add(events)
        advanced = after
        // Without followers nothing is delivered: the next one starts from here.
        if (byTopic.size > 0) for (const event of events) pending.push(event)
        startDelivery()
      }
    },
    follow(topics, after, recipient) {
      if (closed || all.size >= MAX_FOLLOWERS) return null
      const follower: Follower = { topics: new Set(topics), recipient, from: NOT_JOINED, queue: [] }
      all.add(follower)
      if (isReachable) startJoining(follower, after)
      else {
        waiting.set(follower, after)
        recipient.write(Buffer.concat([retryFrame(), stale()]))
      }
      return () => leave(follower)
    },
    sendHello() {
      helloDue = true
      startDelivery()
    },
    setReachable(now) {
      isReachable = now
      if (!now) {
        const frame = stale()
        // who has not joined yet gets it after joining
        writeToEach(all, (follower) => (follower.queue ? null : frame)).catch(onError)
        return
      }
      helloDue = true
      startDelivery()
      for (const [follower, after] of waiting) startJoining(follower, after)
      waiting.clear()
    },
    restart(newHead) {
      history++
      pending = []
      advanced = delivered = newHead
      remembered.restart(newHead)
      frames.clear()
      invalidateAll()
      const refetch = refetchFrame({ seq: newHead, jitterMs: jitterFor(all.size) })
      for (const follower of all) {
        if (follower.queue) continue
        follower.from = newHead
        write(follower, refetch)
      }
    },
    close() {
      closed = true
      clearInterval(heartbeat)
      for (const follower of all) dismiss(follower)
    },
  }
}
