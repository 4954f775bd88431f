import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionName,
  freshnessOf,
  INITIAL,
  retryPause,
  transition,
} from './connection.ts'

type Expected = readonly [next: ConnectionName, ...effects: ConnectionEffect[]]

/** Every state by every event, with something to follow. docs/contracts/live-stream.md draws the same. */
const TABLE: Record<ConnectionName, Record<ConnectionEvent, Expected>> = {
  idle: {
    follow: ['connecting', 'open-stream', 'start-greeting-timer'],
    unfollow: ['idle'],
    hello: ['idle'],
    stale: ['idle'],
    topic: ['idle'],
    refetch: ['idle'],
    refetched: ['idle'],
    error: ['idle'],
    online: ['idle'],
    offline: ['offline', 'stop-timer'],
    hidden: ['idle'],
    visible: ['idle'],
    timer: ['idle'],
    leave: ['closed', 'stop-timer'],
    return: ['idle'],
  },
  connecting: {
    follow: ['connecting', 'close-stream', 'open-stream', 'start-greeting-timer'],
    unfollow: ['idle', 'close-stream', 'stop-timer'],
    hello: ['open', 'stop-timer'],
    stale: ['stale', 'stop-timer'],
    topic: ['connecting', 'apply'],
    refetch: ['behind', 'stop-timer', 'refetch-all'],
    refetched: ['connecting'],
    error: ['waiting', 'close-stream', 'start-retry-timer'],
    online: ['connecting'],
    offline: ['offline', 'close-stream', 'stop-timer'],
    hidden: ['asleep', 'close-stream', 'stop-timer'],
    visible: ['connecting'],
    timer: ['waiting', 'close-stream', 'start-retry-timer'],
    leave: ['closed', 'close-stream', 'stop-timer'],
    return: ['connecting'],
  },
  open: {
    follow: ['connecting', 'close-stream', 'open-stream', 'start-greeting-timer'],
    unfollow: ['idle', 'close-stream', 'stop-timer'],
    hello: ['open'],
    stale: ['stale'],
    topic: ['open', 'apply'],
    refetch: ['behind', 'refetch-all'],
    refetched: ['open'],
    error: ['waiting', 'close-stream', 'start-retry-timer'],
    online: ['open'],
    offline: ['offline', 'close-stream', 'stop-timer'],
    hidden: ['open', 'start-sleep-timer'],
    visible: ['open', 'stop-timer'],
    timer: ['asleep', 'close-stream'],
    leave: ['closed', 'close-stream', 'stop-timer'],
    return: ['open'],
  },
  behind: {
    follow: ['connecting', 'close-stream', 'open-stream', 'start-greeting-timer'],
    unfollow: ['idle', 'close-stream', 'stop-timer'],
    hello: ['behind'],
    stale: ['waiting', 'close-stream', 'start-retry-timer'],
    topic: ['behind', 'apply'],
    refetch: ['behind', 'refetch-all'],
    refetched: ['open'],
    error: ['waiting', 'close-stream', 'start-retry-timer'],
    online: ['behind'],
    offline: ['offline', 'close-stream', 'stop-timer'],
    hidden: ['behind', 'start-sleep-timer'],
    visible: ['behind', 'stop-timer'],
    timer: ['asleep', 'close-stream'],
    leave: ['closed', 'close-stream', 'stop-timer'],
    return: ['behind'],
  },
  stale: {
    follow: ['connecting', 'close-stream', 'open-stream', 'start-greeting-timer'],
    unfollow: ['idle', 'close-stream', 'stop-timer'],
    hello: ['open'],
    stale: ['stale'],
    topic: ['stale', 'apply'],
    refetch: ['behind', 'refetch-all'],
    refetched: ['stale'],
    error: ['waiting', 'close-stream', 'start-retry-timer'],
    online: ['stale'],
    offline: ['offline', 'close-stream', 'stop-timer'],
    hidden: ['stale', 'start-sleep-timer'],
    visible: ['stale', 'stop-timer'],
    timer: ['asleep', 'close-stream'],
    leave: ['closed', 'close-stream', 'stop-timer'],
    return: ['stale'],
  },
  waiting: {
    follow: ['waiting'],
    unfollow: ['idle', 'stop-timer'],
    hello: ['waiting'],
    stale: ['waiting'],
    topic: ['waiting'],
    refetch: ['waiting'],
    refetched: ['waiting'],
    error: ['waiting'],
    online: ['connecting', 'open-stream', 'start-greeting-timer'],
    offline: ['offline', 'stop-timer'],
    hidden: ['asleep', 'stop-timer'],
    visible: ['connecting', 'open-stream', 'start-greeting-timer'],
    timer: ['connecting', 'open-stream', 'start-greeting-timer'],
    leave: ['closed', 'stop-timer'],
    return: ['waiting'],
  },
  offline: {
    follow: ['offline'],
    unfollow: ['offline'],
    hello: ['offline'],
    stale: ['offline'],
    topic: ['offline'],
    refetch: ['offline'],
    refetched: ['offline'],
    error: ['offline'],
    online: ['connecting', 'open-stream', 'start-greeting-timer'],
    offline: ['offline'],
    hidden: ['asleep', 'stop-timer'],
    visible: ['offline'],
    timer: ['offline'],
    leave: ['closed', 'stop-timer'],
    return: ['offline'],
  },
  asleep: {
    follow: ['asleep'],
    unfollow: ['asleep'],
    hello: ['asleep'],
    stale: ['asleep'],
    topic: ['asleep'],
    refetch: ['asleep'],
    refetched: ['asleep'],
    error: ['asleep'],
    online: ['asleep'],
    offline: ['asleep'],
    hidden: ['asleep'],
    visible: ['connecting', 'open-stream', 'start-greeting-timer'],
    timer: ['asleep'],
    leave: ['closed', 'stop-timer'],
    return: ['asleep'],
  },
  closed: {
    follow: ['closed'],
    unfollow: ['closed'],
    hello: ['closed'],
    stale: ['closed'],
    topic: ['closed'],
    refetch: ['closed'],
    refetched: ['closed'],
    error: ['closed'],
    online: ['closed'],
    offline: ['closed'],
    hidden: ['closed'],
    visible: ['closed'],
    timer: ['closed'],
    leave: ['closed'],
    return: ['connecting', 'open-stream', 'start-greeting-timer'],
  },
}

const names = Object.keys(TABLE) as ConnectionName[]
const events = Object.keys(TABLE.idle) as ConnectionEvent[]
const at = (name: ConnectionName, rest: Partial<Connection> = {}): Connection => ({
  ...INITIAL,
  name,
  following: true,
  ...rest,
})

describe.each(names)('%s', (name) => {
  test.each(events)('%s', (event) => {
    const { next, effects } = transition(at(name), event)
    expect([next.name, ...effects]).toEqual(TABLE[name][event])
  })
})

test.each([
  ['offline', 'online'],
  ['asleep', 'visible'],
  ['closed', 'return'],
] as const)('with nothing to follow, %s comes back on %s without a stream', (name, event) => {
  expect(transition(at(name, { following: false }), event)).toMatchObject({ next: { name: 'idle' }, effects: [] })
})

test('a stream is never opened over another, and never left open without its state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (history) => {
      let connection = INITIAL
      let open = 0
      for (const event of history) {
        const { next, effects } = transition(connection, event)
        for (const effect of effects) {
          if (effect === 'open-stream') open++
          if (effect === 'close-stream') open--
          expect(open === 0 || open === 1).toBe(true)
        }
        connection = next
        expect(open).toBe(['connecting', 'open', 'behind', 'stale'].includes(connection.name) ? 1 : 0)
      }
    }),
  )
})

test('the pause doubles from one second to thirty, of which half is random', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((attempt) => retryPause(attempt, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(retryPause(3, 0)).toBe(2_000)
})

test('failed tries are counted until a stream greets', () => {
  let connection = at('connecting')
  for (const event of ['error', 'timer', 'timer', 'timer'] as const) connection = transition(connection, event).next
  expect(connection).toMatchObject({ name: 'connecting', attempt: 2 })
  expect(transition(connection, 'hello').next).toMatchObject({ name: 'open', attempt: 0 })
})

test('a change of topics on a working stream is not shown as a loss', () => {
  const { next } = transition(at('open'), 'follow')
  expect(freshnessOf(next)).toBe('live')
  expect(freshnessOf(transition(next, 'error').next)).toBe('connecting')
})

test('a change of topics while the server cannot know is not shown as live', () => {
  expect(freshnessOf(transition(at('stale'), 'follow').next)).toBe('connecting')
})

test('whatever came before, a page is called live only while the newest word of its stream is a hello', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (history) => {
      let connection = INITIAL
      let knows = false
      for (const event of history) {
        const { next } = transition(connection, event)
        if (event === 'stale') knows = false
        if (event === 'hello' || event === 'refetch') knows = true
        connection = next
        expect(knows || freshnessOf(connection) !== 'live').toBe(true)
      }
    }),
  )
})

test.each([
  ['stale', 0, 'offline'],
  ['open', 0, 'live'],
  ['behind', 0, 'connecting'],
  ['connecting', 0, 'connecting'],
  ['waiting', 1, 'connecting'],
  ['waiting', 2, 'offline'],
  ['connecting', 2, 'offline'],
  ['offline', 0, 'offline'],
] as const)('%s after %i failed tries is shown to be %s', (name, attempt, state) => {
  expect(freshnessOf(at(name, { attempt }))).toBe(state)
})
