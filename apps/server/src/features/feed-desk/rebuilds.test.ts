import { writeOdf } from '@games/odf'
import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { NIGHTLY, randomCases, sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { type RebuildJobs, startRebuildJobs } from '../../ingest/rebuild-jobs.ts'
import { replayDiscipline } from '../../ingest/rebuild.ts'
import { emptyDatabase, POLICY, receive, store } from '../../testing/feed.ts'
import { anyDelivery, DISCIPLINES } from '../../testing/random-messages.ts'
import { feedMessageCalls, rebuildCalls } from './index.ts'

let db: TestDatabase
const nodes: RebuildJobs[] = []
let committed: number[] = []
let logged: unknown[] = []
beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  committed = []
  logged = []
  await emptyDatabase(db.pool)
  await db.pool.query('delete from rebuild')
})
afterEach(() => Promise.all(nodes.splice(0).map((node) => node.close())))
afterAll(() => db.close())

// these calls ask nothing of who makes them: their audience is the contract's
const STAFF = { viewer: null } as Caller
const calls = () => rebuildCalls({ pool: db.pool, wakeRebuilds: () => {} })
const ask = (discipline: string | null = null) => calls().startRebuild({ body: { discipline } }, STAFF)
const listed = async () => (await calls().listRebuilds({}, STAFF)).view.rebuilds
const newest = async () => (await listed())[0]
const cancel = async () => calls().cancelRebuild({ params: { id: String((await newest())?.id) } }, STAFF)
function node(): RebuildJobs {
  const one = startRebuildJobs({
    pool: db.pool,
    policy: POLICY,
    onCommitted: (seq) => committed.push(seq),
    log: (...line) => logged.push(line),
    everyMs: 50,
  })
  nodes.push(one)
  return one
}

const FINAL = 'JUDW57KG--------------FNL-000100--'
const result = (version: number, competitor = '1') =>
  results({ documentCode: FINAL, version }, [aResult({ sortOrder: 1, competitor, rank: '1' })])
const GAMES = [
  schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, medal: 1 })]),
  schedule({ documentCode: 'ATH' }, [aUnit({ code: 'ATHM100M--------------FNL-000100--', medal: 1 })]),
  participants({ documentCode: 'JUD' }, [aParticipant({ code: '1' }), aParticipant({ code: '2' })]),
  result(1),
  medallists({ documentCode: 'JUDW57KG' }, [['gold', '1', 'AL']]),
]
/** What somebody with a hand in the database has done, or a release with a fault. */
const damage = () =>
  db.pool.query(
    `delete from fact_result; update unit set status = 'CANCELLED'; delete from medal_table; delete from competitor`,
  )
const statuses = async () =>
  (await db.pool.query<{ status: string }>('select distinct status from unit order by 1')).rows.map(
    ({ status }) => status,
  )
/** Holds the one who rebuilds before anything is thrown away. */
async function holding(work: () => Promise<void>): Promise<void> {
  await transaction(db.pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    await work()
  })
}

test(
  'a discipline that is rebuilt is as it was, whatever came of it and in whatever order (R12.1)',
  NIGHTLY,
  async () => {
    const history = fc.array(anyDelivery, { minLength: 1, maxLength: 12 }).map((deliveries) => deliveries.flat())
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(...DISCIPLINES), async (messages, discipline) => {
        await emptyDatabase(db.pool)
        await receive(db.pool, ...messages)
        const before = await projectionDigests(db.pool)
        const verdicts = 'select id, verdict, reason, warnings from inbox order by id'
        const { rows } = await db.pool.query(verdicts)
        await transaction(db.pool, (tx) => replayDiscipline(tx, discipline, POLICY, {}))
        expect(await projectionDigests(db.pool)).toEqual(before)
        expect((await db.pool.query(verdicts)).rows).toEqual(rows)
      }),
      { numRuns: randomCases(30) },
    )
  },
)

test.each(sampled([null, 'JUD'], 2))(
  'what is damaged is whole again, of everything or of one discipline: %s (R12.4)',
  async (discipline) => {
    await receive(db.pool, ...GAMES)
    const whole = await projectionDigests(db.pool)
    await damage()
    if (discipline !== null) await db.pool.query(`update unit set status = 'SCHEDULED' where discipline = 'ATH'`)
    await ask(discipline)
    await node().idle()
    expect(await newest()).toMatchObject({ discipline, state: 'done', reason: null, endedAt: expect.any(String) })
    expect(await projectionDigests(db.pool)).toEqual(whole)
    expect(committed).toHaveLength(1)
    expect(logged).toEqual([])
  },
)

test('visitors are shown what there was until it is whole, and how far it is can be read meanwhile (R12.4)', async () => {
  await receive(db.pool, ...GAMES)
  await db.pool.query(`update unit set status = 'CANCELLED'`)
  await ask()
  await holding(async () => {
    node().wake()
    await expect.poll(async () => (await newest())?.state).toBe('running')
    expect(await statuses()).toEqual(['CANCELLED'])
    // what arrives now is stored, and applied with the others or after them
    await store(db.pool, result(2, '2'))
  })
  await nodes[0]?.idle()
  expect(await newest()).toMatchObject({ state: 'done', done: 6, total: 6 })
  expect(await statuses()).toEqual(['OFFICIAL', 'SCHEDULED'])
  expect((await db.pool.query('select competitor from fact_result')).rows).toEqual([{ competitor: '2' }])
})

test('one at a time, on one node of all; a second one is refused until it has ended (R12.4)', NIGHTLY, async () => {
  await receive(db.pool, ...GAMES)
  const asked = await Promise.allSettled([ask(), ask('JUD'), ask()])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.all([node(), node(), node()].map((one) => one.idle()))
  expect(committed).toHaveLength(1)
  await ask()
  expect(await listed()).toMatchObject([{ state: 'waiting' }, { state: 'done' }])
})

test('cancelled, everything stays as it was; one that nobody has begun ends at once (R12.4)', async () => {
  await receive(db.pool, ...GAMES)
  await damage()
  const before = await projectionDigests(db.pool)
  await ask()
  await cancel()
  expect(await newest()).toMatchObject({ state: 'cancelled' })
  await expect(cancel()).rejects.toMatchObject({ status: 409 })
  await ask()
  await holding(async () => {
    node().wake()
    await expect.poll(async () => (await newest())?.state).toBe('running')
    await cancel()
    expect(await newest()).toMatchObject({ state: 'ending' })
    await expect.poll(async () => (await newest())?.state).toBe('cancelled')
  })
  expect(await projectionDigests(db.pool)).toEqual(before)
  expect(logged).toEqual([])
})

test(
  'a server that ends in the middle leaves it to the next; cut off three times, it has failed (R12.4)',
  NIGHTLY,
  async () => {
    await receive(db.pool, ...GAMES)
    await damage()
    await ask('JUD')
    const cutOff = () =>
      holding(async () => {
        const one = node()
        one.wake()
        await expect
          .poll(async () => (await db.pool.query<{ n: number }>('select attempts as n from rebuild')).rows[0]?.n)
          .toBe(nodes.length)
        await one.close()
      })
    await cutOff()
    await cutOff()
    expect(await newest()).toMatchObject({ state: 'running' })
    await node().idle()
    expect(await newest()).toMatchObject({ state: 'done' })
    expect(await statuses()).toContain('OFFICIAL')
    await Promise.all(nodes.splice(0).map((one) => one.close()))
    await db.pool.query('delete from rebuild')
    await ask()
    for (let times = 0; times < 3; times += 1) await cutOff()
    await node().idle()
    expect(await newest()).toMatchObject({ state: 'failed', reason: 'it was cut off 3 times' })
  },
)

test('what a paused source sent goes on waiting (R12.4)', async () => {
  await receive(db.pool, ...GAMES)
  await store(db.pool, result(2, '2'))
  await db.pool.query(`update inbox set verdict = 'held' where verdict = 'pending'`)
  await ask()
  await node().idle()
  expect(await newest()).toMatchObject({ state: 'done', done: 5 })
  const { rows } = await db.pool.query<{ verdict: string }>('select verdict from inbox order by id')
  expect(rows.map(({ verdict }) => verdict)).toEqual([...Array.from({ length: 5 }, () => 'applied'), 'held'])
})

test(
  'a message that is looked at again while all are is told to wait, and not without end (R12.4)',
  NIGHTLY,
  async () => {
    const broken = Buffer.from(
      Buffer.from(writeOdf(result(1)))
        .toString()
        .replace(/Version="\d+"/, 'Version="x"'),
    )
    await receive(db.pool, broken)
    const { rows } = await db.pool.query<{ id: number }>('select id from inbox')
    await transaction(db.pool, async (tx) => {
      await tx.query('update inbox set verdict = verdict')
      const { reapplyFeedMessages } = feedMessageCalls({ pool: db.pool, wake: () => {}, speed: () => 1 })
      const again = reapplyFeedMessages({ params: { id: String(rows[0]?.id) }, body: { all: false } }, STAFF)
      // PostgreSQL's word that a statement took too long: HTTP makes 503 of it
      await expect(again).rejects.toMatchObject({ code: '57014' })
    })
  },
)
