import { setImmediate } from 'node:timers/promises'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { EVERYTHING, type NumberedEvent } from './event-log.ts'
import { createEventDispatcher, type EventDispatcher } from './event-dispatcher.ts'
import type { Publishers } from './publish.ts'

const CLOCK = { games: 0, real: 0, speed: 1 }

/** A log in memory; `state` is what publishers show: the newest number of each topic's row. */
function world(publishers?: Publishers) {
  const log: NumberedEvent[] = []
  const state = new Map<string, number>()
  const steps: string[] = []
  const errors: unknown[] = []
  let oldest = 1
  const own: Publishers = {
    w: async (topic) => ({ kind: 'whole', view: { seq: log.length, scope: topic } as never }),
    s: async (topic, refs) => ({
      kind: 'units',
      units: refs.map((ref) => ({ code: ref, at: state.get(topic + ref) })) as never,
    }),
    c: async () => ({ kind: 'changed', jitterMs: 0 }),
  }
  const dispatcher = createEventDispatcher(0, [], {
    readEvents: async (after, until, limit) => log.filter(({ seq }) => seq > after && seq <= until).slice(0, limit),
    readTopicEvents: async (topics, after, until) =>
      log.filter(({ seq, topic }) => seq >= oldest && seq > after && seq <= until && topics.includes(topic)),
    oldestSeq: async () => oldest,
    reach: async () => {},
    publishers: publishers ?? own,
    invalidate: (topics) => steps.push(`drop ${[...topics].join()}`),
    invalidateAll: () => steps.push('drop all'),
    clock: () => CLOCK,
    publicFields: () => ['height'],
    onError: (error) => errors.push(error),
  })
  open.push(dispatcher)
  return {
    dispatcher,
    log,
    state,
    steps,
    errors,
    prune: (below: number) => {
      oldest = below
    },
    async commit(...changes: [topic: string, ref?: string | undefined, note?: string][]) {
      const from = log.length
      for (const [topic, ref = null, note] of changes) {
        const seq = log.length + 1
        log.push({ seq, topic, ref, correction: note ? { at: '', note } : null })
        state.set(topic + (ref ?? ''), seq)
      }
      await dispatcher.advance(from, log.length)
    },
  }
}
const open: EventDispatcher[] = []
afterEach(() => {
  for (const dispatcher of open.splice(0)) dispatcher.close()
})

interface Received {
  readonly event: string
  readonly id: number
  readonly body: {
    seq: number
    topic: string
    kind: string
    units?: { code: string; at: number }[]
    correction?: unknown
    jitterMs?: number
  }
}

/** Parses frames as a browser would; comments and retry lines are dropped. */
function ear() {
  const received: Received[] = []
  let closed = false
  return {
    received,
    get closed() {
      return closed
    },
    events: (name: string) => received.filter(({ event }) => event === name),
    write(frame: Uint8Array) {
      for (const block of Buffer.from(frame).toString().split('\n\n')) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        const data = field('data')
        if (data) received.push({ event: field('event') ?? '', id: Number(field('id')), body: JSON.parse(data) })
      }
      return true
    },
    close() {
      closed = true
    },
  }
}
/** Turns of the event loop after which nothing is under way: there is no I/O, and a pause is made once per 1,000 writes, of at most 3,000. */
const TURNS = 10
const settled = async () => {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate()
}

test('a stream begins with hello, then has later changes of its topics only', async () => {
  const { dispatcher, commit } = world()
  await commit(['w:a'])
  const listener = ear()
  dispatcher.follow(['w:a', 's:1'], null, listener)
  await settled()
  await commit(['w:a'], ['w:b'])
  await commit(['s:1', 'u1'])
  await settled()
  expect(listener.received.map(({ event, id, body }) => [event, id, body.topic])).toEqual([
    ['hello', 1, undefined],
    ['topic', 2, 'w:a'],
    ['topic', 4, 's:1'],
  ])
})

test('the response cache is invalidated before any delivery', async () => {
  const { dispatcher, commit, steps } = world()
  dispatcher.follow(['w:a'], null, {
    write: (frame) => steps.push(`delivered ${Buffer.from(frame).includes('event: topic')}`) > 0,
    close: () => {},
  })
  await settled()
  steps.length = 0
  await commit(['w:a'])
  await settled()
  expect(steps).toEqual(['drop w:a', 'delivered true'])
})

test('a topic is rendered once, however many follow it', async () => {
  const publisher = vi.fn(async () => ({ kind: 'changed' as const, jitterMs: 0 }))
  const { dispatcher, commit } = world({ w: publisher })
  const listeners = Array.from({ length: 1_000 }, ear)
  for (const listener of listeners) dispatcher.follow(['w:a'], null, listener)
  await settled()
  await commit(['w:a'], ['w:nobody'])
  await settled()
  expect(publisher).toHaveBeenCalledTimes(1)
  expect(listeners.every(({ received }) => received.length === 2)).toBe(true)
})

test('a cursor is served from memory or from the log, newest of each topic, in order, and never an event it has had', async () => {
  const { dispatcher, commit } = world()
  await commit(['w:a'], ['w:b'], ['w:a'], ['s:1', 'u1'])
  const listener = ear()
  dispatcher.follow(['w:a', 'w:b', 's:1'], 1, listener)
  await settled()
  expect(listener.events('topic').map(({ id, body }) => [id, body.topic])).toEqual([
    [2, 'w:b'],
    [3, 'w:a'],
    [4, 's:1'],
  ])
  expect(listener.received[0]?.id).toBe(1)
})

test('a cursor older than the log goes back has to refetch and goes on from there', async () => {
  const { log, prune, ...rest } = world()
  rest.dispatcher.restart(100)
  for (let seq = 1; seq <= 100; seq++) log.push({ seq, topic: 'w:a', ref: null, correction: null })
  prune(60)
  const old = ear()
  const justYoungEnough = ear()
  rest.dispatcher.follow(['w:a'], 58, old)
  rest.dispatcher.follow(['w:a'], 59, justYoungEnough)
  await settled()
  expect(old.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 100],
    ['refetch', 100],
  ])
  expect(justYoungEnough.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 59],
    ['topic', 100],
  ])
  await rest.commit(['w:a'])
  await settled()
  expect(old.received.at(-1)).toMatchObject({ event: 'topic', id: 101 })
})

test('a cursor from another history, beyond the newest number, has to refetch', async () => {
  const { dispatcher, commit } = world()
  await commit(['w:a'])
  const listener = ear()
  dispatcher.follow(['w:a'], 9_000, listener)
  await settled()
  expect(listener.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 1],
    ['refetch', 1],
  ])
})

test('a change of everything, or a log that starts anew, makes everybody refetch', async () => {
  const { dispatcher, commit, steps } = world()
  const listener = ear()
  dispatcher.follow(['w:a'], null, listener)
  await settled()
  await commit(['w:a'], [EVERYTHING])
  await settled()
  dispatcher.restart(1)
  const late = ear()
  dispatcher.follow(['w:a'], 1, late)
  await settled()
  expect(listener.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 0],
    ['refetch', 2],
    ['refetch', 1],
  ])
  expect(late.received.map(({ event, id }) => [event, id])).toEqual([['hello', 1]])
  expect(steps).toContain('drop all')
})

test('more changes at once than are worth telling become one refetch', async () => {
  const { dispatcher, commit } = world()
  const listener = ear()
  dispatcher.follow(['s:1', 's:2'], null, listener)
  await settled()
  await commit(...Array.from({ length: 500 }, (_, at): [string, string] => [`s:${(at % 2) + 1}`, `u${at}`]))
  await settled()
  await commit(['s:1', 'u1'])
  await settled()
  expect(listener.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 0],
    ['refetch', 500],
    ['topic', 501],
  ])
})

test('a publisher that throws becomes "changed", and the fault is logged', async () => {
  const { dispatcher, commit, errors } = world({
    w: async () => {
      throw new Error('no such table')
    },
  })
  const listener = ear()
  dispatcher.follow(['w:a', 'x:unknown'], null, listener)
  await settled()
  await commit(['w:a'], ['x:unknown'])
  await settled()
  expect(listener.events('topic').map(({ body }) => [body.topic, body.kind])).toEqual([
    ['w:a', 'changed'],
    ['x:unknown', 'changed'],
  ])
  expect(errors).toMatchObject([{ message: 'no such table' }])
})

test('the wait before a refetch grows with the number of followers', async () => {
  const { dispatcher, commit } = world()
  const listeners = Array.from({ length: 3_000 }, ear)
  for (const listener of listeners) dispatcher.follow(['c:a'], null, listener)
  await settled()
  await commit(['c:a'])
  await settled()
  expect(listeners[0]?.received.at(-1)?.body.jitterMs).toBe(3_000)
})

test('a correction is sent with the event', async () => {
  const { dispatcher, commit } = world()
  const listener = ear()
  dispatcher.follow(['w:a'], null, listener)
  await settled()
  await commit(['w:a', undefined, 'Ouro retirado'])
  await settled()
  expect(listener.received.at(-1)?.body.correction).toEqual({ at: '', note: 'Ouro retirado' })
})

test('a follower that is too slow is cut off, and the others are not delayed', async () => {
  const { dispatcher, commit } = world()
  const slow = { ...ear(), write: () => false, closed: false, close: vi.fn() }
  const quick = ear()
  dispatcher.follow(['w:a'], null, slow)
  dispatcher.follow(['w:a'], null, quick)
  await settled()
  await commit(['w:a'])
  await settled()
  expect(slow.close).toHaveBeenCalled()
  expect(quick.events('topic')).toHaveLength(1)
  expect(dispatcher.followers).toBe(1)
})

test('once it is closed nobody begins to follow: a stream would keep the server from closing', async () => {
  const { dispatcher } = world()
  const early = { ...ear(), close: vi.fn() }
  dispatcher.follow(['w:a'], null, early)
  dispatcher.close()
  expect(early.close).toHaveBeenCalledOnce()
  expect(dispatcher.follow(['w:a'], null, ear())).toBeNull()
  expect(dispatcher.followers).toBe(0)
})

test('the clock is sent again to everybody when it was set', async () => {
  const { dispatcher, commit } = world()
  const listener = ear()
  dispatcher.follow(['w:a'], null, listener)
  await settled()
  await commit(['w:a'])
  dispatcher.sendHello()
  await settled()
  expect(listener.received.map(({ event, id }) => [event, id])).toEqual([
    ['hello', 0],
    ['topic', 1],
    ['hello', 1],
  ])
})

test('however often a follower is cut off, it receives every change of its topics, in order, none twice', async () => {
  const changes = fc.array(fc.tuple(fc.constantFrom('w:a', 's:1', 'w:other'), fc.constantFrom('u1', 'u2', 'u3')), {
    maxLength: 4,
  })
  const steps = fc.array(fc.record({ changes, cutAfter: fc.nat({ max: 3 }), pause: fc.boolean() }), {
    minLength: 1,
    maxLength: 15,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const { dispatcher, commit, log } = world()
      const delivered: Received[] = []
      let cursor = 0
      let leave = (): void => {}
      /** Takes `most` events, then is deaf: what is written on a broken connection is lost. */
      const connect = (most: number) => {
        leave()
        const listener = ear()
        let taken = 0
        const left = dispatcher.follow(['w:a', 's:1'], cursor, {
          ...listener,
          write(frame) {
            if (taken >= most) return true
            listener.received.length = 0
            listener.write(frame)
            for (const one of listener.received.filter(({ event }) => event === 'topic').slice(0, most - taken)) {
              delivered.push(one)
              cursor = one.id
              taken++
            }
            return true
          },
        })
        leave = left ?? leave
      }
      for (const { changes: made, cutAfter, pause } of run) {
        connect(cutAfter)
        if (pause) await settled()
        await commit(...made.map(([topic, ref]): [string, string?] => (topic === 's:1' ? [topic, ref] : [topic])))
      }
      connect(Number.POSITIVE_INFINITY)
      await settled()
      leave()
      expect(delivered.map(({ id }) => id)).toEqual([...new Set(delivered.map(({ id }) => id))].sort((a, b) => a - b))
      for (const { seq, topic, ref } of log.filter((one) => one.topic !== 'w:other'))
        expect(
          delivered.some(
            ({ id, body }) =>
              body.topic === topic &&
              id >= seq &&
              (!ref || body.units?.some(({ code, at }) => code === ref && at >= seq)),
          ),
        ).toBe(true)
    }),
    { numRuns: randomCases(60) },
  )
})

test('a stream says that nobody knows when the database is away, and hello when somebody does again', async () => {
  const { dispatcher, commit } = world()
  await commit(['c:1'])
  const listener = ear()
  dispatcher.follow(['c:1'], null, listener)
  await settled()
  dispatcher.setReachable(false)
  await settled()
  // the clock may be set meanwhile: a hello would mean that all is delivered
  dispatcher.sendHello()
  await settled()
  expect(listener.received.map(({ event }) => event)).toEqual(['hello', 'stale'])
  await commit(['c:1'])
  dispatcher.setReachable(true)
  await settled()
  expect(listener.received.slice(2).map(({ event, id }) => [event, id])).toEqual([
    ['topic', 2],
    ['hello', 2],
  ])
})

test('a stream that begins while the database is away gets no hello, and all that it missed once it is back', async () => {
  const { dispatcher, commit } = world()
  await commit(['c:1'])
  dispatcher.setReachable(false)
  const listener = ear()
  const left = ear()
  dispatcher.follow(['c:1'], 1, listener)
  dispatcher.follow(['c:1'], 1, left)?.()
  await settled()
  expect(listener.received.map(({ event, body }) => [event, Object.keys(body)])).toEqual([['stale', ['serverNow']]])
  await commit(['c:1'])
  dispatcher.setReachable(true)
  await settled()
  expect(listener.events('topic').map(({ id }) => id)).toEqual([2])
  expect(listener.received.at(-1)?.event).not.toBe('stale')
  expect(left.received.map(({ event }) => event)).toEqual(['stale'])
})

test('a stream that joins in the very moment in which the database goes gets `stale` after its hello', async () => {
  const { dispatcher, commit } = world()
  await commit(['c:1'])
  const listener = ear()
  dispatcher.follow(['c:1'], 0, listener)
  dispatcher.setReachable(false)
  await settled()
  expect(listener.received.at(-1)?.event).toBe('stale')
})

test('whatever comes in whatever order, a stream ends with stale exactly when nobody knows', async () => {
  const step = fc.constantFrom('away', 'back', 'join', 'commit', 'hello', 'wait')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { dispatcher, commit } = world()
      const listeners: ReturnType<typeof ear>[] = []
      let isReachable = true
      for (const one of steps) {
        if (one === 'away' || one === 'back') dispatcher.setReachable((isReachable = one === 'back'))
        if (one === 'join') {
          const listener = ear()
          listeners.push(listener)
          dispatcher.follow(['c:1'], 0, listener)
        }
        if (one === 'commit') await commit(['c:1'])
        if (one === 'hello') dispatcher.sendHello()
        if (one === 'wait') await settled()
      }
      await settled()
      for (const { received } of listeners) {
        const last = received.filter(({ event }) => event === 'hello' || event === 'stale').at(-1)
        expect(last?.event).toBe(isReachable ? 'hello' : 'stale')
      }
      dispatcher.close()
    }),
    { numRuns: randomCases(40) },
  )
})
