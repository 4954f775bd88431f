import type { IncomingMessage } from 'node:http'
import type { Platform } from '@games/domain'
import { platformInCookie } from '../../http/pages/subject.ts'
import type { AccessCount } from './access-count.ts'
import { createDeviceOf } from './device-of.ts'
import { DURATION_CLASSES, durationClass } from './durations.ts'
import { remembered } from './remembered.ts'
import { type AccessRoute, routeOf } from './route-of.ts'
import type { AccessBatch } from './store-counts.ts'

export interface AccessCounter {
  /** Counts a request that was answered, or of which nobody waited for the answer (499). */
  readonly answered: (request: IncomingMessage, status: number, ms: number) => void
  /** Counts a stream that has begun. */
  readonly opened: (request: IncomingMessage, status: number) => void
  /** Measures a stream that has ended, which was counted when it began. */
  readonly ended: (request: IncomingMessage, status: number, ms: number) => void
  /** Stores what was counted and ends. */
  close(): Promise<void>
}

export interface AccessCounterOptions {
  /** Stores a batch once, however often it is handed over; rejects while that is not known to have happened. */
  readonly store: (batch: AccessBatch) => Promise<void>
  readonly onError: (error: unknown) => void
  readonly now?: () => number
  readonly everyMs?: number
  /** How often the clock is looked at: a request counts up to so much later as one of the quarter before. */
  readonly clockEveryMs?: number
  /** Counts that are told apart while they cannot be stored. */
  readonly most?: number
}

export const QUARTER_MS = 900_000
const MOST_ADDRESSES = 4_096
/** Longer addresses are looked at each time. */
const LONGEST_KNOWN = 300
const PLATFORM_NUMBER: Readonly<Record<Platform, number>> = { web: 0, pwa: 1, ios: 2, android: 3 }
const DEVICE_NUMBER = { bot: 0, desktop: 1, mobile: 2, tablet: 3 } as const

type Device = keyof typeof DEVICE_NUMBER

/** What is kept of an answer until it is counted. */
interface Answer {
  readonly url: string
  readonly userAgent: string | undefined
  readonly cookie: string | undefined
  readonly status: number
  readonly requests: 0 | 1
  /** Null: it has not ended. */
  readonly ms: number | null
}

/**
 * So many answers are counted together: one at a time, after what the socket does for each, what counts them has to be brought from memory each
 * time, which takes ten times as long.
 */
const COUNTED_TOGETHER = 256

/** Requests that nothing tells apart. */
interface Cell {
  readonly status: number
  readonly device: Device
  readonly platform: Platform
  requests: number
  durationMs: number
  readonly durations: number[]
}

interface RouteCells extends AccessRoute {
  readonly cells: Map<number, Cell>
}

/**
 * Sums requests in memory, by quarter of an hour, and stores the sums now and then. A request is put on a list, and counted with others of it by
 * looks into maps and an addition, none at the clock, which a timer looks at; it neither waits for the database nor fails with it. While the
 * database is away sums pile up by quarter; beyond `most` of them routes and platforms are told together, so that memory has an end and no request
 * is lost. A crash loses `everyMs`.
 */
export function countAccesses({
  store,
  onError,
  now = Date.now,
  everyMs = 5_000,
  clockEveryMs = 1_000,
  most = 20_000,
}: AccessCounterOptions): AccessCounter {
  const deviceOf = createDeviceOf()
  const routes = new Map<string, RouteCells>()
  let answers: Answer[] = []
  let slot = slotAt(now())
  let waiting = new Map<string, AccessCount>()
  /** One that was handed over and may have arrived: it goes again as it is. */
  let sent: AccessBatch | null = null

  const cellsOf = remembered(MOST_ADDRESSES, LONGEST_KNOWN, (url): RouteCells => {
    const route = routeOf(url)
    const key = `${route.kind} ${route.route}`
    let cells = routes.get(key)
    if (!cells) routes.set(key, (cells = { ...route, cells: new Map() }))
    return cells
  })
  const seal = () => {
    countAll()
    for (const { kind, route, cells } of routes.values()) {
      for (const cell of cells.values()) addTo(waiting, { ...cell, slot, source: 'server', kind, route }, most)
      cells.clear()
    }
  }
  const lookAtClock = () => {
    const current = slotAt(now())
    if (current === slot) return
    seal()
    slot = current
  }
  const cellOf = ({ url, userAgent, cookie, status }: Answer): Cell => {
    const { cells } = cellsOf(url)
    const device = deviceOf(userAgent)
    const platform = platformInCookie(cookie)
    const key = status * 16 + DEVICE_NUMBER[device] * 4 + PLATFORM_NUMBER[platform]
    let cell = cells.get(key)
    if (!cell) {
      const durations = Array.from({ length: DURATION_CLASSES.length + 1 }, () => 0)
      cells.set(key, (cell = { status, device, platform, requests: 0, durationMs: 0, durations }))
    }
    return cell
  }
  const countOne = (answer: Answer) => {
    try {
      const cell = cellOf(answer)
      cell.requests += answer.requests
      if (answer.ms === null) return
      cell.durationMs += answer.ms
      const place = durationClass(answer.ms)
      cell.durations[place] = (cell.durations[place] ?? 0) + 1
    } catch (error) {
      onError(error)
    }
  }
  const countAll = () => {
    for (const answer of answers) countOne(answer)
    answers = []
  }
  const take = (
    { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
    status: number,
    requests: 0 | 1,
    ms: number | null,
  ) => {
    answers.push({ url, userAgent: headers['user-agent'], cookie: headers.cookie, status, requests, ms })
    if (answers.length >= COUNTED_TOGETHER) countAll()
  }

  const flush = async () => {
    seal()
    try {
      if (sent) await store(sent)
      sent = null
      if (waiting.size === 0) return
      sent = { id: crypto.randomUUID(), counts: [...waiting.values()].map(rounded) }
      waiting = new Map()
      await store(sent)
      sent = null
    } catch (error) {
      onError(error)
    }
  }
  let storing = Promise.resolve()
  const flushNext = () => (storing = storing.then(flush))
  let isFlushing = false
  const timer = setInterval(() => {
    // a database that does not answer gets no second batch meanwhile
    if (isFlushing) return
    isFlushing = true
    void flushNext().finally(() => {
      isFlushing = false
    })
  }, everyMs)
  timer.unref()
  const clock = setInterval(lookAtClock, clockEveryMs).unref()
  return {
    answered: (request, status, ms) => take(request, status, 1, ms),
    opened: (request, status) => take(request, status, 1, null),
    ended: (request, status, ms) => take(request, status, 0, ms),
    async close() {
      clearInterval(timer)
      clearInterval(clock)
      await flushNext()
    },
  }
}

export const slotAt = (at: number): number => Math.floor(at / QUARTER_MS) * QUARTER_MS

/** Without the classes that nothing is in after the last that something is in: rows are half as large. */
const rounded = (count: AccessCount): AccessCount => ({
  ...count,
  durationMs: Math.round(count.durationMs),
  durations: count.durations.slice(0, count.durations.findLastIndex((n) => n > 0) + 1),
})

const keyOf = ({ slot, source, kind, route, status, device, platform }: AccessCount): string =>
  `${slot} ${source} ${kind} ${status} ${device} ${platform} ${route}`

/** Adds a count to others. Beyond `most` of them, one that is new among them goes into what its quarter, status and device have in all. */
export function addTo(counts: Map<string, AccessCount>, one: AccessCount, most: number): void {
  let key = keyOf(one)
  let added = one
  if (counts.size >= most && !counts.has(key)) {
    added = { ...one, kind: 'other', route: '(other)', platform: 'web' }
    key = keyOf(added)
  }
  const there = counts.get(key)
  counts.set(key, there ? sumOf(there, added) : added)
}

const sumOf = (a: AccessCount, b: AccessCount): AccessCount => ({
  ...a,
  requests: a.requests + b.requests,
  durationMs: a.durationMs + b.durationMs,
  durations: a.durations.length === 0 ? b.durations : a.durations.map((n, place) => n + (b.durations[place] ?? 0)),
})
