import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../db/transaction.ts'
import {
  appendEvents,
  headSeq,
  type LogEvent,
  oldestSeq,
  pruneEvents,
  readEvents,
  readTopicEvents,
} from './event-log.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyTables(db.pool, 'event_log')
  await db.pool.query('update event_counter set seq = 0')
})

const changed = (topic: string, ref: string | null = null): LogEvent => ({ topic, ref, correction: null })
/** Appends in a transaction that runs `statements` more before it commits. */
const append = (events: readonly LogEvent[], statements = 0) =>
  transaction(db.pool, async (tx) => {
    const seq = await appendEvents(tx, events)
    for (let n = 0; n < statements; n++) await tx.query('select')
    return seq
  })

test('a transaction’s events are numbered without a gap, those of a topic side by side', async () => {
  const correction = { at: '2026-07-16T10:00:00-03:00', note: 'Recontagem' }
  const last = await append([
    changed('schedule:1', 'b'),
    { topic: 'medals:all', ref: null, correction },
    changed('schedule:1', 'a'),
  ])
  expect(last).toBe(3)
  expect(await readEvents(db.pool, 0, 3)).toEqual([
    { seq: 1, topic: 'medals:all', ref: null, correction },
    { seq: 2, topic: 'schedule:1', ref: 'b', correction: null },
    { seq: 3, topic: 'schedule:1', ref: 'a', correction: null },
  ])
  expect(await readTopicEvents(db.pool, ['medals:all'], 0, 3)).toHaveLength(1)
  expect(await readEvents(db.pool, 1, 2)).toHaveLength(1)
})

test('without events nothing is numbered and the newest number is given', async () => {
  await append([changed('medals:all')])
  expect(await append([])).toBe(1)
  expect(await headSeq(db.pool)).toBe(1)
})

test('a transaction that fails leaves no gap in the numbers', async () => {
  const failing = transaction(db.pool, async (tx) => {
    await appendEvents(tx, [changed('a'), changed('b')])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await append([changed('c')])).toBe(1)
})

test('numbers appear in commit order: a reader that follows the head never skips one, however long transactions last', async () => {
  const writers = 6
  const each = 20
  let writing = true
  const seen: number[] = []
  const follow = async () => {
    for (let after = 0; writing || after < (await headSeq(db.pool)); ) {
      const head = await headSeq(db.pool)
      seen.push(...(await readEvents(db.pool, after, head)).map((event) => event.seq))
      after = head
    }
  }
  const write = async (writer: number) => {
    for (let turn = 0; turn < each; turn++)
      await append([changed(`t:${writer}`), changed(`t:${turn}`)], (writer * turn) % 4)
  }
  const following = follow()
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  writing = false
  await following
  expect(seen).toEqual(Array.from({ length: writers * each * 2 }, (_, at) => at + 1))
})

test('only the newest events are stored, and the oldest number says how far back the log goes', async () => {
  expect(await oldestSeq(db.pool)).toBe(1)
  await append(Array.from({ length: 10 }, (_, at) => changed(`t:${at}`)))
  expect(await oldestSeq(db.pool)).toBe(1)
  expect(await pruneEvents(db.pool, 4)).toBe(6)
  expect(await oldestSeq(db.pool)).toBe(7)
  await pruneEvents(db.pool, 0)
  expect(await oldestSeq(db.pool)).toBe(11)
})
