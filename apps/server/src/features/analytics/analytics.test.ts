import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countPageViews } from './index.ts'
import { AnalyticsReport } from './report.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyTables(db.pool, 'usage_count'))

const stored = async () => (await db.pool.query('select * from usage_count order by day, pattern, platform')).rows
const neverMind = (error: unknown) => {
  throw error
}

test('views add up by day, page pattern and platform, and nothing else is stored (R3.5)', async () => {
  let day = '2027-09-14'
  const counter = countPageViews(db.pool, { today: () => day, onError: neverMind, everyMs: 60_000 })
  counter.count({ platform: 'web', views: { '/medals/{tabs}': 2, '/schedule/{tab}': 1 } })
  counter.count({ platform: 'web', views: { '/medals/{tabs}': 3 } })
  counter.count({ platform: 'ios', views: { '/medals/{tabs}': 1 } })
  day = '2027-09-15'
  counter.count({ platform: 'web', views: { '/medals/{tabs}': 1 } })
  await counter.close()
  expect(await stored()).toEqual([
    { day: '2027-09-14', pattern: '/medals/{tabs}', platform: 'ios', views: 1 },
    { day: '2027-09-14', pattern: '/medals/{tabs}', platform: 'web', views: 5 },
    { day: '2027-09-14', pattern: '/schedule/{tab}', platform: 'web', views: 1 },
    { day: '2027-09-15', pattern: '/medals/{tabs}', platform: 'web', views: 1 },
  ])
})

test('two nodes add to the same counts', async () => {
  const nodes = [1, 2].map(() => countPageViews(db.pool, { today: () => '2027-09-14', onError: neverMind }))
  for (const { count } of nodes) count({ platform: 'web', views: { '/venues': 1, '/': 1 } })
  await Promise.all(nodes.map(({ close }) => close()))
  expect((await stored()).map(({ pattern, views }) => [pattern, views])).toEqual([
    ['/', 2],
    ['/venues', 2],
  ])
})

test('what could not be stored is stored the next time', async () => {
  const errors: unknown[] = []
  const counter = countPageViews(db.pool, {
    today: () => '2027-09-14',
    onError: (error) => errors.push(error),
    everyMs: 10,
  })
  await db.pool.query('alter table usage_count rename to usage_away')
  counter.count({ platform: 'web', views: { '/venues': 1 } })
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await db.pool.query('alter table usage_away rename to usage_count')
  counter.count({ platform: 'web', views: { '/venues': 1 } })
  await counter.close()
  expect(await stored()).toEqual([{ day: '2027-09-14', pattern: '/venues', platform: 'web', views: 2 }])
})

test.each([
  ['a whole report', { platform: 'web', views: { '/medals/{tabs}': 2 } }, true],
  ['an address instead of a pattern', { platform: 'web', views: { '/participants/profile/1042': 1 } }, false],
  ['a pattern we do not know', { platform: 'web', views: { '/x': 1 } }, false],
  ['a platform we do not know', { platform: 'tv', views: { '/': 1 } }, false],
  ['anything more', { platform: 'web', views: { '/': 1 }, visitor: 'me' }, false],
  ['no view', { platform: 'web', views: {} }, false],
  ['half a view', { platform: 'web', views: { '/': 0.5 } }, false],
  ['too many views', { platform: 'web', views: { '/': 1e6 } }, false],
])('a report with %s: taken %s (R3.5)', (_what, report, taken) => {
  expect(AnalyticsReport.safeParse(report).success).toBe(taken)
})
