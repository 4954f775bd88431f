import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchRouteRules } from './index.ts'
import { soundRules } from './sound-rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const write = (rules: unknown) =>
  database.pool.query(
    `insert into setting (key, value) values ('route_rules', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(rules)],
  )

test('what the organiser writes is followed within moments, and cached pages are invalidated (R3.12)', async () => {
  const [onChanged, log] = [vi.fn(), vi.fn()]
  const watch = await watchRouteRules(database.pool, {
    onChanged,
    onError: (error) => expect.unreachable(String(error)),
    log,
    everyMs: 10,
  })
  expect(watch.current()).toEqual([])
  await write([
    { from: '/news', to: '/informativos' },
    { from: 'news', to: '/x' },
  ])
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  expect(watch.current()).toEqual([{ from: '/news', to: '/informativos', status: 302 }])
  const query = vi.spyOn(database.pool, 'query')
  // The first of these reads may have begun before the log line; the third has begun after it.
  await expect.poll(() => query.mock.calls.length).toBeGreaterThanOrEqual(3)
  query.mockRestore()
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^route rule .*"news".* is ignored: from: a path/)]])
  watch.close()
})

test.each([
  ['no rule', { from: '/a' }],
  ['a target without a scheme', { from: '/a', to: 'elsewhere.example' }],
  ['a target over plain http', { from: '/a', to: 'http://elsewhere.example/' }],
  ['a script', { from: '/a', to: 'javascript:alert(1)' }],
  ['a target that only looks like a path', { from: '/a', to: '//elsewhere.example' }],
  ['the same with the other slash', { from: '/a', to: '/\\elsewhere.example' }],
  ['a query in what is looked up by path', { from: '/a?b=1', to: '/c' }],
  ['a star in the middle', { from: '/a/**/b', to: '/c' }],
  ['a status that is no redirect', { from: '/a', to: '/b', status: 200 }],
  ['a circle of one', { from: '/a/**', to: '/a/b' }],
  ['no object', 'x'],
])('a bad route rule is ignored with a line that names it: %s (R3.12)', (_what, rule) => {
  const { rules, faults } = soundRules([rule, { from: '/good', to: 'https://elsewhere.example/x', status: 301 }])
  expect(rules).toEqual([{ from: '/good', to: 'https://elsewhere.example/x', status: 301 }])
  expect(faults).toEqual([expect.stringContaining(JSON.stringify(rule).slice(0, -1))])
})

test('two route rules that lead to each other are both ignored (R3.12)', () => {
  expect(
    soundRules([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]).rules,
  ).toEqual([])
})

test('route rules that are no list are none (R3.12)', () => {
  expect(soundRules({ from: '/a', to: '/b' })).toEqual({ rules: [], faults: [expect.stringContaining('a list')] })
})
