import type { Games, HelloEvent, RefetchEvent, TopicEvent } from '@games/contract'
import { LIVE_PATH } from '@games/contract/paths'
import type { ViewCache } from '../cache/view-cache.ts'
import { applyEvent } from './apply-event.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  freshnessOf,
  GREETING_TIMEOUT,
  INITIAL,
  retryPause,
  SLEEP_AFTER,
  transition,
} from './connection.ts'
import { lacks, shownViews, topicsToFollow, viewOf } from './followed.ts'
import { type ClockReading, readClock, tickLength, venueInstant } from './games-clock.ts'
import { CONNECTING, type Freshness, type Live } from './live-context.ts'

/** Pause before a failed fetch that an event caused is tried again. */
const REFETCH_AGAIN_AFTER = 5_000

/** Pause before a stored view of an earlier visit is requested again, while the server has not responded in this one. */
const RECALLED_AGAIN_AFTER = 20_000
/** When the database is back all pages hear of it at once: what failed is requested again within so long. */
const FAILED_AGAIN_WITHIN = 2_000

/** How long a live page may lose touch before it shows that: most losses are over sooner, and a word that appears and disappears is noise. */
const DOUBT_AFTER = 1_000

/** The part of EventSource the shell uses. */
export interface Stream {
  addEventListener: (
    type: 'hello' | 'stale' | 'topic' | 'refetch' | 'error',
    listener: (event: { data?: string }) => void,
  ) => void
  close: () => void
}

export interface LiveShellDeps {
  readonly views: ViewCache
  readonly games: Games
  readonly openStream: (address: string) => Stream
  readonly random: () => number
  /** Loads the page anew. */
  readonly startOver: () => void
}

export interface LiveShell extends Live {
  /** Follows what the page shows until the returned function is called. */
  readonly start: () => () => void
}

/** The live connection's shell: timers, the event stream and the page's own events around the pure machine in `connection.ts`. */
export function createLiveShell({ views, games, openStream, random, startOver }: LiveShellDeps): LiveShell {
  let connection: Connection = INITIAL
  let stream: Stream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince: number | undefined
  let reading: ClockReading = { clock: games.clock, offset: 0 }
  let now = readClock(reading, Date.now())
  let freshness: Freshness = CONNECTING
  let wasLive = false
  /** Topic → event number up to which the stream has announced everything about it. */
  let followed = new Map<string, number>()
  /** Topic → event number a fetch has to reach before changed rows join up again. */
  const fetchedUpTo = new Map<string, number>()
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }

  const dispatch = (event: ConnectionEvent, payload: { topic?: TopicEvent; refetch?: RefetchEvent } = {}): void => {
    // the moment a live page stops being live is the moment up to which it is true; but one that slept may have lost its stream long ago
    if (event !== 'timer') confirm()
    const { next, effects } = transition(connection, event)
    connection = next
    for (const effect of effects) perform(effect, payload)
    renewFreshness()
  }

  const confirm = (): void => {
    if (freshnessOf(connection) === 'live') views.confirm(new Set(followed.keys()))
  }

  let doubting: ReturnType<typeof setTimeout> | undefined
  /** How fresh the page is as a whole: as its oldest view that can still change. */
  const renewFreshness = (hasLasted = false): void => {
    const shown = shownViews(views).filter(
      ({ view, query, recalled }) =>
        query?.beside !== true && (recalled || view === undefined || query?.follows?.(view) !== false),
    )
    const recalled = shown.filter((entry) => entry.recalled)
    const connected = freshnessOf(connection)
    const isOffline = connected === 'offline' || recalled.some(({ error }) => error !== undefined)
    const state = recalled.length === 0 ? connected : isOffline ? 'offline' : 'connecting'
    wasLive ||= state === 'live'
    // one that slept was out of touch long before now
    const mayBeBrief = state === 'connecting' || connection.name === 'stale'
    const isDoubt = mayBeBrief && freshness.state === 'live' && connection.name !== 'asleep'
    if (isDoubt && !hasLasted) {
      doubting ??= setTimeout(() => renewFreshness(true), DOUBT_AFTER)
      return
    }
    clearTimeout(doubting)
    doubting = undefined
    const oldest = Math.min(...shown.filter(({ view }) => view !== undefined).map((entry) => entry.at))
    const isKnown = state !== 'live' && (wasLive || recalled.length > 0) && Number.isFinite(oldest)
    const at = isKnown ? venueInstant(readClock(reading, oldest), games.utcOffset) : null
    if (state === freshness.state && at === freshness.at) return
    freshness = { state, at }
    notify()
  }

  let asking: ReturnType<typeof setTimeout> | undefined
  /** A stored view of an earlier visit is followed by no stream: it is requested until the server responds. */
  const refetchRecalled = (): void => {
    if (asking !== undefined || !views.entries().some(({ watched, recalled }) => watched && recalled)) return
    asking = setTimeout(
      () => {
        asking = undefined
        views.refresh()
        refetchRecalled()
      },
      RECALLED_AGAIN_AFTER * (0.5 + random() / 2),
    )
  }

  const startTimer = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => dispatch('timer'), ms)
  }

  const perform = (effect: ConnectionEffect, payload: { topic?: TopicEvent; refetch?: RefetchEvent }): void => {
    switch (effect) {
      case 'open-stream':
        return open()
      case 'close-stream':
        stream?.close()
        stream = undefined
        return
      case 'start-greeting-timer':
        return startTimer(GREETING_TIMEOUT)
      case 'start-retry-timer':
        return startTimer(retryPause(connection.attempt, random()))
      case 'start-sleep-timer':
        return startTimer(SLEEP_AFTER)
      case 'stop-timer':
        return clearTimeout(timer)
      case 'apply':
        if (payload.topic) apply(payload.topic)
        return
      case 'refetch-all':
        if (payload.refetch) refetchAll(payload.refetch)
        return
    }
  }

  const open = (): void => {
    const after = Math.min(...followed.values())
    const query = new URLSearchParams({ topics: [...followed.keys()].join(','), after: String(after) })
    const opened = openStream(`${LIVE_PATH}?${query}`)
    stream = opened
    /** Events of a stream that was given up meanwhile count for nothing. */
    const listen = (type: 'hello' | 'stale' | 'topic' | 'refetch' | 'error', take: (text: string) => void): void =>
      opened.addEventListener(type, (event) => {
        if (stream === opened) take(event.data ?? '')
      })
    listen('hello', (text) => {
      const detail = JSON.parse(text) as HelloEvent
      reading = { clock: detail.clock, offset: detail.serverNow - Date.now() }
      restartTicks()
      // for the parts of the page that no first load waits for
      dispatchEvent(new CustomEvent('hello', { detail }))
      dispatch('hello')
      setTimeout(() => {
        if (stream === opened) views.retryFailed()
      }, FAILED_AGAIN_WITHIN * random())
    })
    listen('stale', () => dispatch('stale'))
    listen('topic', (text) => dispatch('topic', { topic: JSON.parse(text) as TopicEvent }))
    listen('refetch', (text) => dispatch('refetch', { refetch: JSON.parse(text) as RefetchEvent }))
    listen('error', () => dispatch('error'))
  }

  const apply = (event: TopicEvent): void => {
    const fetchNeeded = applyEvent(views, event, fetchedUpTo.get(event.topic) ?? 0)
    // While behind, the cursor stays: were the stream to break now, the server must announce again that we are.
    if (connection.name !== 'behind') advance(event.seq)
    if (!fetchNeeded) return
    fetchedUpTo.set(event.topic, event.seq)
    fetchAfter(random() * (event.kind === 'changed' ? event.jitterMs : 0), new Set([event.topic]), event.seq)
  }

  const refetchAll = ({ seq, jitterMs }: RefetchEvent): void => {
    // Numbers never fall in one history. This is another one (a new database), in which nothing cached here means anything.
    if (seq < Math.max(...followed.values())) return void setTimeout(startOver, random() * jitterMs)
    const topics = new Set(followed.keys())
    for (const topic of topics) {
      views.requireSeq(topic, seq)
      fetchedUpTo.set(topic, seq)
    }
    fetchAfter(random() * jitterMs, topics, seq, () => {
      advance(seq)
      dispatch('refetched')
    })
  }

  /** The stream delivers all its topics in one order: an event of one means that there is nothing older of the others. */
  const advance = (seq: number): void => {
    for (const [topic, known] of followed) followed.set(topic, Math.max(known, seq))
  }

  /** Fetches what is shown of `topics` until it contains everything up to `seq`, or is shown no more. */
  const fetchAfter = (ms: number, topics: ReadonlySet<string>, seq: number, then: () => void = () => {}): void => {
    const fetch = async (): Promise<void> => {
      if (lacks(views, topics, seq)) {
        const behind = shownViews(views).filter(
          (entry) => topics.has(entry.query?.topic ?? '') && (viewOf(entry)?.seq ?? 0) < seq,
        )
        await Promise.all(behind.map(({ key }) => views.refetch(key)))
      }
      if (lacks(views, topics, seq)) fetchAfter(REFETCH_AGAIN_AFTER * (0.5 + random() / 2), topics, seq, then)
      else then()
    }
    setTimeout(() => void fetch(), ms)
  }

  /** Compares what the page shows with what the stream follows. */
  const refollow = (): void => {
    const wanted = topicsToFollow(views)
    const same = wanted.size === followed.size && [...wanted.keys()].every((topic) => followed.has(topic))
    if (same) return
    followed = new Map([...wanted].map(([topic, seq]) => [topic, Math.max(seq, followed.get(topic) ?? 0)]))
    dispatch(followed.size > 0 ? 'follow' : 'unfollow')
  }

  let ticks: ReturnType<typeof setInterval> | undefined
  const tick = (): void => {
    now = readClock(reading, Date.now())
    confirm()
    notify()
  }
  const restartTicks = (): void => {
    clearInterval(ticks)
    ticks = setInterval(tick, tickLength(reading.clock))
    tick()
  }

  const start = (): (() => void) => {
    let planned = false
    // a navigation removes queries and adds new ones at once: look once, after it
    const plan = (): void => {
      if (planned) return
      planned = true
      setTimeout(() => {
        planned = false
        refollow()
        renewFreshness()
        refetchRecalled()
      }, 0)
    }
    const unsubscribe = views.subscribe(plan)
    const visibility = (): void => {
      if (document.visibilityState === 'hidden') {
        hiddenSince ??= Date.now()
        // for the parts of the page that go on though nobody looks at it
        if (dispatchEvent(new Event('sleep', { cancelable: true }))) dispatch('hidden')
        return
      }
      // a frozen page's timers did not run: its stream may long be dead without an event
      if (hiddenSince !== undefined && Date.now() - hiddenSince >= SLEEP_AFTER) dispatch('timer')
      hiddenSince = undefined
      tick()
      dispatch('visible')
    }
    const events: [EventTarget, string, () => void][] = [
      [window, 'online', () => dispatch('online')],
      [window, 'offline', () => dispatch('offline')],
      [window, 'pagehide', () => dispatch('leave')],
      [window, 'pageshow', () => dispatch('return')],
      [document, 'visibilitychange', visibility],
    ]
    for (const [target, type, listener] of events) target.addEventListener(type, listener)
    restartTicks()
    plan()
    return () => {
      unsubscribe()
      for (const [target, type, listener] of events) target.removeEventListener(type, listener)
      clearInterval(ticks)
      clearTimeout(asking)
      clearTimeout(doubting)
      dispatch('leave')
      followed = new Map()
      connection = INITIAL
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    freshness: () => freshness,
    now: () => now,
    start,
  }
}
