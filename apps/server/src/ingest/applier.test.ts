import { aParticipant, aResult, aUnit, participantsUpdate, results, schedule } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPool } from '../db/pool.ts'
import { emptyDatabase, POLICY, store } from '../testing/feed.ts'
import { applyNext, MOST_AT_ONCE, nextSize, startApplier } from './applier.ts'
import { distinctEvents } from './distinct-events.ts'
import { progressInWords } from './progress.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const rows = async (sql: string) => (await db.pool.query(sql)).rows
const final = (version: number, competitor: string, notes: readonly string[] = []) =>
  results({ documentCode: FINAL, version }, [aResult({ sortOrder: 1, competitor })], { notes: [...notes] })

describe('messages that are applied together', () => {
  test('one that makes the code fail is rejected with its reason, and costs only itself (R12.1)', async () => {
    const heats = [1, 2, 3, 4, 5].map((n) => `SWMM100M--------------HEAT000${n}00--`)
    await db.pool.query(`alter table fact_result add constraint nobody_wins check (competitor <> '3')`)
    try {
      await store(
        db.pool,
        ...heats.map((documentCode, n) =>
          results({ documentCode }, [aResult({ sortOrder: 1, competitor: `${n + 1}` })]),
        ),
      )
      const logged: string[] = []
      expect(await applyNext(db.pool, POLICY, (line) => logged.push(line))).toMatchObject({
        messages: 5,
        lines: [expect.stringMatching(/^message \d+ rejected: internal/)],
      })
      expect(logged).toEqual([expect.stringMatching(/^message \d+ could not be applied/)])
      expect(await rows('select verdict, reason from inbox order by id')).toEqual(
        heats.map((_, n) =>
          n === 2
            ? { verdict: 'rejected', reason: expect.stringMatching(/^internal: .*nobody_wins/) }
            : { verdict: 'applied', reason: null },
        ),
      )
      expect(await rows('select competitor from appearance order by 1')).toEqual(
        ['1', '2', '4', '5'].map((competitor) => ({ competitor })),
      )
    } finally {
      await db.pool.query('alter table fact_result drop constraint nobody_wins')
    }
  })

  test('each correction is announced, also one that another follows at once (ODF §1, 0054)', async () => {
    await store(
      db.pool,
      schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })]),
      final(1, '1'),
      final(2, '2', ['após protesto']),
      final(3, '1', ['após recurso']),
    )
    expect((await applyNext(db.pool, POLICY, () => {})).messages).toBe(4)
    const corrections = await rows(
      `select correction ->> 'note' as note from event_log where topic like 'unit:%' and correction is not null order by seq`,
    )
    expect(corrections).toEqual([{ note: 'após protesto' }, { note: 'após recurso' }])
  })

  test('are no more than fit into the time for one batch: the rest is left to the next, in order', async () => {
    await store(db.pool, final(1, '1'), final(2, '2'), final(3, '3'))
    const verdicts = async () => (await rows('select verdict from inbox order by id')).map(({ verdict }) => verdict)
    await applyNext(db.pool, POLICY, () => {}, 10, 0)
    expect(await verdicts()).toEqual(['applied', 'pending', 'pending'])
    await applyNext(db.pool, POLICY, () => {}, 10, 0)
    expect(await verdicts()).toEqual(['superseded', 'applied', 'pending'])
    await applyNext(db.pool, POLICY, () => {})
    expect(await verdicts()).toEqual(['superseded', 'superseded', 'applied'])
  })

  test('an official list that cannot be written is refused also where others follow it at once, which then correct nothing', async () => {
    await db.pool.query(`alter table fact_result add constraint nobody_wins check (competitor <> '3')`)
    try {
      const list = (version: number, resultStatus: 'OFFICIAL' | 'PROTESTED', competitor: string) =>
        results({ documentCode: FINAL, version, resultStatus }, [aResult({ sortOrder: 1, competitor })])
      await store(db.pool, list(1, 'OFFICIAL', '3'), list(2, 'PROTESTED', '1'), list(3, 'OFFICIAL', '1'))
      await applyNext(db.pool, POLICY, () => {})
      expect((await rows('select verdict from inbox order by id')).map(({ verdict }) => verdict)).toEqual([
        'rejected',
        'superseded',
        'applied',
      ])
      expect(await rows('select 1 from event_log where correction is not null')).toEqual([])
    } finally {
      await db.pool.query('alter table fact_result drop constraint nobody_wins')
    }
  })

  test('of many people, one a message, are announced person by person, not as everything', async () => {
    const codes = Array.from({ length: 60 }, (_, n) => `${n + 1}`)
    await store(
      db.pool,
      schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })]),
      results(
        { documentCode: FINAL },
        codes.map((competitor, n) => aResult({ sortOrder: n + 1, competitor })),
      ),
    )
    await applyNext(db.pool, POLICY, () => {})
    await store(
      db.pool,
      ...codes.map((code, n) => participantsUpdate({ documentCode: 'JUD', version: n + 1 }, [aParticipant({ code })])),
    )
    await applyNext(db.pool, POLICY, () => {})
    expect(await rows(`select 1 from event_log where topic = '*'`)).toEqual([])
  })

  test('are as many as were waiting, up to a number of them and of bytes; a larger one comes alone', async () => {
    await store(db.pool, final(1, '1'), final(2, '2'), new Uint8Array(3 * 2 ** 20), final(3, '3'))
    const taken = []
    for (let n = 0; n < 4; n++) taken.push((await applyNext(db.pool, POLICY, () => {}, 10)).messages)
    expect(taken).toEqual([2, 1, 1, 0])
    await store(db.pool, final(4, '4'), final(5, '5'), final(6, '6'))
    expect((await applyNext(db.pool, POLICY, () => {}, 2)).messages).toBe(2)
    expect((await applyNext(db.pool, POLICY, () => {}, 2)).messages).toBe(1)
  })
})

describe('nodes that apply', () => {
  const heat = (n: number) => `SWMM100M--------------HEAT${String(n).padStart(4, '0')}00--`
  const list = (n: number, version: number) =>
    results({ documentCode: heat(n), version }, [aResult({ sortOrder: 1, competitor: `${version}` })], {
      notes: version > 1 ? [`heat ${n}, ${version}`] : [],
    })
  const fail = (line: string, error?: unknown) => {
    throw new Error(line, { cause: error })
  }

  test('one that is stopped in the middle of a batch finishes it and begins no other: nothing is half applied (R12.1)', async () => {
    await store(db.pool, ...Array.from({ length: 100 }, (_, n) => list(n, 1)))
    const blocking = await db.pool.connect()
    const node = startApplier({ pool: db.pool, policy: POLICY, log: fail })
    try {
      await blocking.query('begin; lock table appearance')
      node.wake()
      await expect
        .poll(() => rows(`select 1 from pg_locks where not granted and relation = 'appearance'::regclass`))
        .toHaveLength(1)
      const closed = node.close()
      await blocking.query('rollback')
      await closed
    } finally {
      blocking.release()
    }
    const [settled] = await rows(
      `select count(*) filter (where verdict = 'applied')::int as applied, count(*) filter (where verdict = 'pending')::int as pending from inbox`,
    )
    expect(settled.applied).toBeGreaterThan(0)
    expect(settled.pending).toBe(100 - settled.applied)
    expect(settled.pending).toBeGreaterThan(0)
    expect(await rows('select count(*)::int as n from unit')).toEqual([{ n: settled.applied }])
    expect(await rows('select count(*)::int as n from appearance')).toEqual([{ n: settled.applied }])
    const next = startApplier({ pool: db.pool, policy: POLICY, log: fail })
    await next.idle()
    await next.close()
    expect(await rows('select count(*)::int as n from unit')).toEqual([{ n: 100 }])
  })

  test(
    'two on one database apply each message once, in order, and announce each correction once (R12.1)',
    NIGHTLY,
    async () => {
      const other = openPool(db.url, 4, () => {})
      const nodes = [db.pool, other].map((pool) => ({
        pool,
        applier: startApplier({ pool, policy: POLICY, log: fail }),
      }))
      try {
        await Promise.all(
          nodes.map(async ({ pool, applier }, of) => {
            for (let version = 1; version <= 4; version++)
              for (let n = of; n < 40; n += 2) {
                await store(pool, list(n, version))
                applier.wake()
              }
          }),
        )
        await Promise.all(nodes.map(({ applier }) => applier.idle()))
      } finally {
        for (const { applier } of nodes) await applier.close()
        await other.end()
      }
      expect(await rows('select verdict, count(*)::int as n from inbox group by 1 order by 1')).toEqual([
        { verdict: 'applied', n: 40 },
        { verdict: 'superseded', n: 120 },
      ])
      expect(
        await rows(
          `select count(*)::int as n, count(distinct (topic, correction))::int as different from event_log
         where correction is not null and topic like 'unit:%'`,
        ),
      ).toEqual([{ n: 120, different: 120 }])
      const applied = await projectionDigests(db.pool)
      await rebuild(db.pool, POLICY)
      expect(await projectionDigests(db.pool)).toEqual(applied)
    },
  )
})

test('a batch is as long as is written in time: it shrinks at once, and grows step by step', () => {
  expect(nextSize(20, 20, 100)).toBe(40)
  expect(nextSize(20, 20, 20)).toBe(40)
  expect(nextSize(40, 40, 1_000)).toBe(8)
  expect(nextSize(8, 8, 10_000)).toBe(1)
  expect(nextSize(MOST_AT_ONCE, MOST_AT_ONCE, 10)).toBe(MOST_AT_ONCE)
  // one that comes alone says nothing of many, unless it took too long already
  expect(nextSize(100, 1, 5)).toBe(40)
  expect(nextSize(20, 1, 5)).toBe(20)
  expect(nextSize(20, 0, 5)).toBe(20)
})

test('a topic is announced once, and each correction of it', () => {
  const event = (topic: string, note: string | null = null) => ({
    topic,
    ref: null,
    correction: note === null ? null : { at: '2027-09-14T09:00:00', note },
  })
  expect(
    distinctEvents([event('a'), event('b'), event('a', 'x'), event('b'), event('a', 'y'), event('a', 'x')]),
  ).toEqual([event('b'), event('a', 'x'), event('a', 'y')])
})

test('progress is logged in words, now and then', () => {
  const logged: string[] = []
  let now = 0
  const report = progressInWords(
    (line) => logged.push(line),
    2_000,
    () => now,
  )
  for (const done of [0, 500, 1_000, 1_500, 34_500, 35_000]) {
    report({ done, total: 35_000 })
    now += 1_000
  }
  expect(logged).toEqual([
    '1,000 of 35,000 messages, 500 a second, about 68 s left',
    '34,500 of 35,000 messages, 8,625 a second, less than 10 s left',
  ])
})
