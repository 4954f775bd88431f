import { NIGHTLY, randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, POLICY, receive, store } from '../testing/feed.ts'
import { anyDelivery } from '../testing/random-messages.ts'
import { applyNext } from './applier.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** Files of reports that no row names; an orphan would stay for ever. */
async function orphans(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_largeobject_metadata m
     where not exists (select 1 from report_file f join report using (digest) where f.content = m.oid)`,
  )
  return rows[0]?.n ?? 0
}

/** Histories in which some messages come twice and some versions are invalidated, before or after they arrive. */
const history = fc.array(anyDelivery, { minLength: 1, maxLength: 12 }).map((deliveries) => deliveries.flat())

test('incremental equals rebuilt after every message (architecture, what must always hold)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await emptyDatabase(db.pool)
      for (const m of messages) {
        await receive(db.pool, m)
        const incremental = await projectionDigests(db.pool)
        await rebuild(db.pool, POLICY)
        expect(await projectionDigests(db.pool)).toEqual(incremental)
        expect(await orphans()).toBe(0)
      }
    }),
    { numRuns: randomCases(12) },
  )
})

test('arrival order never matters: a shuffled history ends in the same rows (ODF §2.6)', async () => {
  await fc.assert(
    fc.asyncProperty(
      history.chain((h) =>
        fc.tuple(fc.constant(h), fc.shuffledSubarray(h, { minLength: h.length, maxLength: h.length })),
      ),
      async ([messages, shuffled]) => {
        await emptyDatabase(db.pool)
        for (const m of messages) await receive(db.pool, m)
        const inOrder = await projectionDigests(db.pool, { withMessageIds: false })
        await emptyDatabase(db.pool)
        for (const m of shuffled) await receive(db.pool, m)
        expect(await projectionDigests(db.pool, { withMessageIds: false })).toEqual(inOrder)
      },
    ),
    { numRuns: randomCases(40) },
  )
})

/** What became of the messages, whatever ids they have. */
async function verdicts(): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: number; verdict: string; reason: string | null }>(
    'select id, verdict, reason from inbox order by id',
  )
  const first = rows[0]?.id ?? 0
  return rows.map(({ verdict, reason }) =>
    `${verdict} ${reason}`.replace(/message (\d+)/g, (_, id) => `message ${Number(id) - first}`),
  )
}

/** Every correction of a unit or a medal table that was announced. */
async function corrections(): Promise<string[]> {
  const { rows } = await db.pool.query<{ announced: string }>(
    `select distinct topic || ' ' || correction as announced from event_log
     where correction is not null and topic ~ '^(unit|medals):' order by 1`,
  )
  return rows.map(({ announced }) => announced)
}

const outcome = async () => ({
  rows: await projectionDigests(db.pool, { withMessageIds: false }),
  verdicts: await verdicts(),
  corrections: await corrections(),
})

test(
  'how many messages are applied together never matters: rows, verdicts and announced corrections are the same',
  NIGHTLY,
  async () => {
    const fail = (line: string, error?: unknown) => {
      throw new Error(line, { cause: error })
    }
    const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(history, sizes, async (messages, cuts) => {
        await emptyDatabase(db.pool)
        for (const m of messages) await receive(db.pool, m)
        const oneByOne = await outcome()
        await emptyDatabase(db.pool)
        await store(db.pool, ...messages)
        for (let at = 0, applied = 1; applied > 0; at += 1)
          applied = (await applyNext(db.pool, POLICY, fail, cuts[at % cuts.length])).messages
        expect(await outcome()).toEqual(oneByOne)
        expect(await orphans()).toBe(0)
      }),
      { numRuns: randomCases(60) },
    )
  },
)

test('medals sum: each scope has the same medals as the medallists in force', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await emptyDatabase(db.pool)
      for (const m of messages) await receive(db.pool, m)
      const { rows: counts } = await db.pool.query<{ part: string; n: number }>(
        `select split_part(scope, ':', 1) as part, sum(total)::int as n from medal_table
         where scope not like '%:%:%' group by 1`,
      )
      const { rows: facts } = await db.pool.query<{ n: number }>('select count(*)::int as n from fact_medal')
      const by = Object.fromEntries(counts.map((c) => [c.part, c.n]))
      expect(by['all'] ?? 0).toBe(facts[0]?.n)
      expect(by['discipline'] ?? 0).toBe(by['all'] ?? 0)
      expect(by['gender'] ?? 0).toBe(by['all'] ?? 0)
    }),
    { numRuns: randomCases(20) },
  )
})
