import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type MedalTableView, topics } from '@games/contract'
import { NIGHTLY, SUITE } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listenOn } from '../../db/listen.ts'
import { transaction } from '../../db/transaction.ts'
import { appendEvents, headSeq, type Listen, type Live, openLive } from '../../live/index.ts'
import { testApp } from '../../testing/test-app.ts'
import { createResponseCache } from '../response-cache/response-cache.ts'
import { isTopic } from './live-topics.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.pool.query('create table score (value bigint not null)')
  await db.pool.query('insert into score values (0)')
})
afterAll(() => db.close())
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task()
})

/** The number shown by the only view there is: it becomes the number of the event that announced it. */
async function scoreView(): Promise<MedalTableView> {
  return transaction(
    db.pool,
    async (tx) => {
      const seq = await headSeq(tx)
      const { rows } = await tx.query<{ value: number }>('select value from score')
      const totalEvents = rows[0]?.value ?? -1
      return {
        seq,
        scope: 'all',
        at: null,
        rows: [],
        days: [],
        unlisted: [],
        finishedEvents: 0,
        totalEvents,
        updatedAt: null,
        latest: [],
        correction: null,
      }
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}
const commit = () =>
  transaction(db.pool, async (tx) => {
    const seq = await appendEvents(tx, [{ topic: 'medals:all', ref: null, correction: null }])
    await tx.query('update score set value = $1', [seq])
    return seq
  })

interface Node {
  readonly url: string
  readonly live: Live
}

/** A node of the server on a port of its own. */
async function startNode(listen: Listen, tailMs: number, whole: boolean): Promise<Node> {
  const responseCache = createResponseCache()
  const live = await openLive({
    db: db.pool,
    listen,
    tailMs,
    publishers: {
      medals: async () => (whole ? { kind: 'whole', view: await scoreView() } : { kind: 'changed', jitterMs: 0 }),
    },
    invalidate: responseCache.invalidate,
    invalidateAll: responseCache.invalidateAll,
    clock: () => ({ games: 0, real: 0, speed: 1 }),
    publicFields: () => [],
    onError: () => {},
  })
  const { app } = testApp({
    live,
    responseCache,
    handlers: { getMedalTable: async () => ({ view: await scoreView(), topics: ['medals:all'] }) },
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(async () => {
    live.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, live }
}
const listening: Listen = async (channel, onPayload, onGap) => {
  const listener = await listenOn({ url: db.url, channel, onPayload, onGap, log: () => {} })
  cleanUp.push(() => listener.stop())
}
const deaf: Listen = async () => {}

interface StreamEvent {
  readonly event: string
  readonly data: { seq: number; topic?: string; view?: MedalTableView }
}

/** Reads a stream until it ends or `signal` aborts. */
async function* stream(
  url: string,
  query: string,
  signal: AbortSignal = new AbortController().signal,
  headers: Record<string, string> = {},
): AsyncGenerator<StreamEvent> {
  const response = await fetch(`${url}/api/live?${query}`, { signal, headers })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const event = /^event: (.*)$/m.exec(block)?.[1]
      if (event) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') }
    }
  }
}
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

test('a stream says hello, then what changes, and ends as a follower when its connection does', async () => {
  const { url, live } = await startNode(listening, 60_000, true)
  const leaving = new AbortController()
  const received: StreamEvent[] = []
  const reading = (async () => {
    for await (const event of stream(url, 'topics=medals:all', leaving.signal)) received.push(event)
  })()
  await expect.poll(() => received).toMatchObject([{ event: 'hello', data: { clock: { speed: 1 }, publicFields: [] } }])
  const seq = await commit()
  await expect
    .poll(() => received[1])
    .toMatchObject({ event: 'topic', data: { seq, topic: 'medals:all', view: { totalEvents: seq } } })
  expect(live.followers).toBe(1)
  leaving.abort()
  await expect(reading).rejects.toSatisfy(isAbort)
  await expect.poll(() => live.followers).toBe(0)
})

test('Last-Event-ID, which the browser keeps, wins over the address it began with', async () => {
  const { url } = await startNode(listening, 60_000, true)
  const first = await commit()
  const second = await commit()
  const hello = async (headers: Record<string, string>) => {
    for await (const event of stream(url, `topics=medals:all&after=${first}`, undefined, headers)) return event.data.seq
    return undefined
  }
  expect(await hello({})).toBe(first)
  expect(await hello({ 'last-event-id': String(second) })).toBe(second)
})

test.each([
  '',
  'topics=',
  'topics=a%20b',
  `topics=${Array.from({ length: 33 }, (_, at) => `unit:${at}`).join()}`,
  'topics=medals:all&after=x',
])('a stream requested with "%s" is refused with 400', async (query) => {
  const { url } = await startNode(deaf, 60_000, true)
  const response = await fetch(`${url}/api/live?${query}`)
  expect([response.status, (await response.json()).id]).toEqual([400, 'invalid-input'])
})

test('a stream is refused with every topic named that has no events', async () => {
  const { url, live } = await startNode(deaf, 60_000, true)
  const strange = [
    'medal:all',
    'medals',
    'medals:nobody',
    'medals:discipline:JUD:gender:W',
    'schedule:today',
    'schedule:2027-02-30',
    'unit:\u0000',
    'days:x',
    'constructor',
  ]
  const response = await fetch(`${url}/api/live?topics=${['medals:all', ...strange].join()}`)
  const { id, message } = await response.json()
  expect([response.status, id, live.followers]).toEqual([400, 'invalid-input', 0])
  expect(message).toBe(`topics: not known: ${strange.map((topic) => JSON.stringify(topic)).join(', ')}`)
})

test.each(Object.entries(topics).filter(([name]) => name !== 'everything'))('the topic %s is taken', (name, topic) => {
  const about: Readonly<Record<string, string>> = {
    medals: 'discipline:JUD',
    scheduleDay: '2027-09-14',
    content: 'sponsor',
  }
  expect(isTopic(topic(about[name] ?? 'JUDW57KG'))).toBe(true)
})

test('HEAD is refused, since a stream has nothing to say without its body', async () => {
  const { url, live } = await startNode(deaf, 60_000, true)
  const response = await fetch(`${url}/api/live?topics=medals:all`, { method: 'HEAD' })
  expect([response.status, live.followers]).toEqual([405, 0])
})

test('a node that holds all the streams it can says 503', async () => {
  const { app } = testApp()
  const outgoing = { on: () => {} }
  const response = await app.request('/api/live?topics=medals:all', {}, { outgoing })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each([
  ['on the same node', false],
  ['on a node that hears nothing of it by itself', true],
])('a GET never shows less than an event that was announced, %s', async (_, elsewhere) => {
  const streaming = await startNode(listening, 60_000, false)
  const answering = elsewhere ? await startNode(deaf, 60_000, false) : streaming
  const start = await headSeq(db.pool)
  const commits = SUITE === 'nightly' ? 150 : 20
  const leaving = new AbortController()
  let checked = 0
  let newestAnswered = 0
  const reader = async () => {
    for await (const { event, data } of stream(streaming.url, `topics=medals:all&after=${start}`, leaving.signal)) {
      if (event !== 'topic') continue
      const response = await fetch(`${answering.url}/api/medals/all`, {
        headers: elsewhere ? { 'games-min-seq': String(data.seq) } : {},
      })
      const view = (await response.json()) as MedalTableView
      expect(view.totalEvents).toBeGreaterThanOrEqual(data.seq)
      expect(view.seq).toBeGreaterThanOrEqual(data.seq)
      checked++
      newestAnswered = Math.max(newestAnswered, data.seq)
    }
  }
  const readers = Array.from({ length: 6 }, () =>
    reader().catch((error: unknown) => {
      if (!isAbort(error)) throw error
    }),
  )
  await expect.poll(() => streaming.live.followers).toBe(6)
  for (let made = 0; made < commits; made++) {
    const seq = await commit()
    if (made % 2) streaming.live.committed(seq)
    // Once this event is answered, the response is cached again, and the next event must invalidate it.
    if (made % 5 === 0) await expect.poll(() => newestAnswered).toBeGreaterThanOrEqual(seq)
  }
  await expect.poll(() => newestAnswered).toBe(start + commits)
  leaving.abort()
  await Promise.all(readers)
  expect(checked).toBeGreaterThan(commits / 2)
})

test('cut off at random and coming back with its last number, on either node, a page misses nothing and sees nothing twice', async () => {
  const one = await startNode(listening, 60_000, true)
  const other = await startNode(listening, 60_000, true)
  const start = await headSeq(db.pool)
  const commits = SUITE === 'nightly' ? 120 : 16
  const page = async (steps: number) => {
    const seen: number[] = []
    let cursor = start
    let shown = 0
    for (let turn = steps; cursor < start + commits; turn++) {
      const until = Math.min(start + commits, cursor + 1 + (turn % 5))
      const url = turn % 2 ? one.url : other.url
      for await (const { event, data } of stream(url, `topics=medals:all&after=${cursor}`)) {
        if (event !== 'topic') continue
        expect(data.view?.totalEvents).toBeGreaterThanOrEqual(data.seq)
        shown = Math.max(shown, data.view?.seq ?? 0)
        seen.push(data.seq)
        cursor = data.seq
        if (cursor >= until) break
      }
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect(shown).toBeGreaterThanOrEqual(start + commits)
  }
  const pages = [1, 2, 3, 4].map(page)
  for (let made = 0; made < commits; made++) await commit()
  await Promise.all(pages)
})

test('one change is delivered to 1,000 followers', NIGHTLY, async () => {
  const { url, live } = await startNode(listening, 60_000, true)
  const leaving = new AbortController()
  const received: Promise<number>[] = Array.from({ length: 1_000 }, async () => {
    for await (const { event, data } of stream(url, 'topics=medals:all', leaving.signal))
      if (event === 'topic') return data.seq
    return 0
  })
  await expect.poll(() => live.followers).toBe(1_000)
  const seq = await commit()
  expect(new Set(await Promise.all(received))).toEqual(new Set([seq]))
  leaving.abort()
})
