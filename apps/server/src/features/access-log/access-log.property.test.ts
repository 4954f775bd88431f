import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccessCount } from './access-count.ts'
import { changeZone, storeBatch } from './store-counts.ts'
import { emptyAccessLog } from '../../testing/empty-access-log.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** With days of 23, 25, 23½ and 24½ hours, and offsets of half and quarter hours. */
const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC', 'Europe/Lisbon']
/** Around clocks that change: of Lord Howe and New York in spring and autumn. */
const CHANGES = ['2024-03-10T07:00Z', '2024-04-06T15:00Z', '2024-10-05T15:30Z', '2024-11-03T06:00Z'].map(Date.parse)
const QUARTER_MS = 900_000

const aCount = fc.record({
  slot: fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -150, max: 150 }))
    .map(([change, quarters]) => change + quarters * QUARTER_MS),
  source: fc.constantFrom('server' as const, 'proxy' as const),
  kind: fc.constant('page' as const),
  route: fc.constantFrom('/', '/venues'),
  status: fc.constantFrom(200, 404),
  device: fc.constantFrom('bot' as const, 'mobile' as const),
  platform: fc.constant('web' as const),
  requests: fc.integer({ min: 0, max: 1_000 }),
  durationMs: fc.integer({ min: 0, max: 1_000 }),
  durations: fc.constantFrom([], [1, 2], [0, 0, 3]),
})
const aStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      counts: fc.array(aCount, { minLength: 1, maxLength: 30 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ zone: fc.constantFrom(...ZONES) }) },
)

/** The day of an instant in a zone, by the platform's own calendar and not the database's. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (slot: number) => format.format(slot)
}

test('days equal the sum of what was counted, for any zone, whatever order, node, repetition or change of zone (R8.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aStep, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ZONES),
      async (steps, last) => {
        await emptyAccessLog(db.pool)
        const all: AccessCount[] = []
        // two nodes at once, each trying some of its batches again
        await Promise.all(
          steps.map(async (step) => {
            if ('zone' in step) return changeZone(db.pool, step.zone)
            all.push(...step.counts)
            const batch = { id: crypto.randomUUID(), counts: step.counts }
            await Promise.all(Array.from({ length: step.times }, () => storeBatch(db.pool, batch, 'UTC')))
          }),
        )
        await changeZone(db.pool, last)
        const dayOf = dayIn(last)
        const expected = new Map<string, number>()
        for (const { slot, source, status, requests } of all) {
          const key = `${dayOf(slot)} ${source} ${status}`
          expected.set(key, (expected.get(key) ?? 0) + requests)
        }
        const { rows } = await db.pool.query<{ key: string; n: number }>(
          `select d.day || ' ' || k.source || ' ' || k.status as key, sum(d.requests)::int as n
         from access_day d join access_key k on k.id = d.key group by 1`,
        )
        expect(Object.fromEntries(rows.map(({ key, n }) => [key, n]))).toEqual(Object.fromEntries(expected))
        const { rows: apart } = await db.pool.query(
          `select * from (
             select slot, source, device, status, sum(requests) as requests from access_quarter q join access_key k on k.id = q.key group by 1, 2, 3, 4
           ) of_keys full join access_quarter_status s using (slot, source, device, status) where of_keys.requests is distinct from s.requests`,
        )
        expect(apart).toEqual([])
        const { rows: sums } = await db.pool.query<{ table: string; ms: number; measured: number }>(
          `select 'day' as table, coalesce(sum(duration_ms), 0)::int as ms, coalesce(sum((select sum(n) from unnest(durations) n)), 0)::int as measured from access_day
         union all select 'quarter', coalesce(sum(duration_ms), 0)::int, coalesce(sum((select sum(n) from unnest(durations) n)), 0)::int from access_quarter`,
        )
        const measured = all.flatMap(({ durations }) => durations).reduce((sum, n) => sum + n, 0)
        for (const row of sums)
          expect(row).toMatchObject({ ms: all.reduce((sum, { durationMs }) => sum + durationMs, 0), measured })
      },
    ),
    { numRuns: randomCases(25) },
  )
})
