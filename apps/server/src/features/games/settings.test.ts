import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type GamesWatch, games, watchGames } from './index.ts'

let database: TestDatabase
let watch: GamesWatch | undefined
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => watch?.close())
afterAll(() => database.close())

const set = (key: string, value: unknown) =>
  database.pool.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )

test('signing in is off until the organiser switches it on, and anything but true is off (R4.3)', async () => {
  const read = async () => (await games(database.pool, false, Date.now())).loginEnabled
  expect(await read()).toBe(false)
  for (const [value, enabled] of [
    ['true', false],
    [1, false],
    [null, false],
    [true, true],
    [false, false],
  ] as const) {
    await set('login_enabled', value)
    expect([value, await read()]).toEqual([value, enabled])
  }
})

test('platforms are previewed in the demo alone (R1.2)', async () => {
  expect((await games(database.pool, true, Date.now())).previews).toBe(true)
  expect((await games(database.pool, false, Date.now())).previews).toBe(false)
})

test('a changed setting is known within moments and announced once, so that cached pages are invalidated (R4.3)', async () => {
  await set('login_enabled', false)
  const onSettingsChanged = vi.fn()
  watch = await watchGames(database.pool, {
    demo: false,
    now: Date.now,
    onClockSet: () => expect.unreachable('the clock was not set'),
    onSettingsChanged,
    onError: () => {},
    everyMs: 10,
  })
  await set('login_enabled', true)
  await expect.poll(() => onSettingsChanged.mock.calls.length).toBe(1)
  expect(watch.current().loginEnabled).toBe(true)
  await set('games_name', { por: 'Outro nome' })
  await expect.poll(() => onSettingsChanged.mock.calls.length).toBe(2)
  expect(watch.current().name).toEqual({ por: 'Outro nome' })
})

test('every setting of the organiser is noticed, also one that no page shows by itself; the server’s own marks are not (R5.4)', async () => {
  const onSettingsChanged = vi.fn()
  watch = await watchGames(database.pool, {
    demo: false,
    now: Date.now,
    onClockSet: () => expect.unreachable('the clock was not set'),
    onSettingsChanged,
    onError: () => {},
    everyMs: 10,
  })
  expect(watch.current().publicFields).toEqual([])
  await set('public_personal_fields', ['weight', 'birthDate'])
  await expect.poll(() => onSettingsChanged.mock.calls.length).toBe(1)
  expect(watch.current().publicFields).toEqual(['birthDate', 'weight'])
  await set('unlisted_organisations', ['AIN'])
  await expect.poll(() => onSettingsChanged.mock.calls.length).toBe(2)
  await set('demo_start', '2027-09-14')
  await set('public_personal_fields', [])
  await expect.poll(() => onSettingsChanged.mock.calls.length).toBe(3)
  expect(watch.current().publicFields).toEqual([])
})
