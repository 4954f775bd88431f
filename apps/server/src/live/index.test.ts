import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listenOn } from '../db/listen.ts'
import { transaction } from '../db/transaction.ts'
import { appendEvents, type Listen, type Live, openLive } from './index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0)) await task()
})
afterAll(() => db.close())

const deaf: Listen = async () => {}
const listening: Listen = async (channel, onPayload, onGap) => {
  const listener = await listenOn({ url: db.url, channel, onPayload, onGap, log: () => {} })
  cleanUp.push(() => listener.stop())
}

interface Node {
  readonly live: Live
  readonly dropped: string[]
  readonly delivered: number[]
  /** The kinds of hello and stale, in the order received. */
  readonly kinds: string[]
}

async function node(listen: Listen, tailMs: number, after: number | null = null): Promise<Node> {
  const dropped: string[] = []
  const delivered: number[] = []
  const kinds: string[] = []
  const live = await openLive({
    db: db.pool,
    listen,
    tailMs,
    publishers: {},
    invalidate: (topics) => dropped.push(...topics),
    invalidateAll: () => dropped.push('all'),
    clock: () => ({ games: 0, real: 0, speed: 1 }),
    publicFields: () => [],
    onError: () => {},
  })
  cleanUp.push(() => live.close())
  live.follow(['t'], after, {
    write: (frame) => {
      for (const [, event] of Buffer.from(frame)
        .toString()
        .matchAll(/^event: (hello|stale)/gm))
        kinds.push(event ?? '')
      const id = /^id: (\d+)\nevent: topic/m.exec(Buffer.from(frame).toString())?.[1]
      if (id) delivered.push(Number(id))
      return true
    },
    close: () => {},
  })
  await expect.poll(() => kinds).toContain('hello')
  return { live, dropped, delivered, kinds }
}
const commit = () => transaction(db.pool, (tx) => appendEvents(tx, [{ topic: 't', ref: null, correction: null }]))

test.each<[string, Listen, number]>([
  ['by notification', listening, 60_000],
  ['by the slow tail alone, when notifications never come', deaf, 30],
])('an event of another node is delivered %s', async (_, listen, tailMs) => {
  const { delivered, dropped } = await node(listen, tailMs)
  const seq = await commit()
  await expect.poll(() => delivered).toEqual([seq])
  expect(dropped).toEqual(['t'])
})

test('an event of this node is delivered at once, without a query for news', async () => {
  const { live, delivered } = await node(deaf, 60_000)
  const seq = await commit()
  live.committed(seq)
  await expect.poll(() => delivered).toEqual([seq])
})

test('a node that is behind catches up before it answers for a number', async () => {
  const { live, dropped } = await node(deaf, 60_000)
  const seq = await commit()
  expect(live.seq).toBe(seq - 1)
  await live.reach(seq)
  expect(live.seq).toBe(seq)
  expect(dropped).toEqual(['t'])
  await live.reach(seq + 1_000)
  expect(live.seq).toBe(seq)
})

test('a node that starts late delivers what was missed to a follower that comes from another node', async () => {
  const first = await commit()
  await commit()
  const last = await commit()
  const { delivered } = await node(deaf, 60_000, first)
  await expect.poll(() => delivered).toEqual([last])
})

test('a database restored from elsewhere, with lower numbers, is noticed: all cached responses go and followers refetch', async () => {
  await commit()
  const { live, dropped } = await node(deaf, 30)
  await db.pool.query('update event_counter set seq = seq - 1')
  await expect.poll(() => dropped).toEqual(['all'])
  expect(live.seq).toBe((await db.pool.query<{ seq: number }>('select seq from event_counter')).rows[0]?.seq)
})

test('a reading that fails says so, loses nothing and is made again', async () => {
  const { live, delivered, kinds } = await node(deaf, 30)
  await db.pool.query('alter table event_counter rename to event_counter_away')
  await expect.poll(() => live.healthy).toBe(false)
  await expect.poll(() => kinds).toEqual(['hello', 'stale'])
  await expect(live.reach(live.seq + 1)).rejects.toThrow('event_counter')
  await db.pool.query('alter table event_counter_away rename to event_counter')
  await db.pool.query('delete from event_log')
  const seq = await commit()
  await expect.poll(() => delivered).toEqual([seq])
  expect(live.healthy).toBe(true)
  await expect.poll(() => kinds).toEqual(['hello', 'stale', 'hello'])
})
