import { sampled } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { CONNECT_LIMIT_MS } from '../../db/pool.ts'
import { GAMES, testApp } from '../../testing/test-app.ts'
import { MAX_IN_PROGRESS, MAX_RUNNING } from './read-limit.ts'

const HALL = '192.0.2.1'
/** Turns of the event loop until nothing moves without the database. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** An app whose searches wait until the test lets them go. */
function floodedApp() {
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const { get, logged } = testApp({
    handlers: {
      listAthletes: async () => {
        running += 1
        most = Math.max(most, running)
        await gate.promise
        running -= 1
        return { view: { athletes: [] } as never, topics: ['athletes'] }
      },
      getGames: async () => ({ view: GAMES, topics: ['games'] }),
    },
  })
  const from = async (address: string, path: string, headers: Record<string, string> = {}) =>
    get(path, { 'x-forwarded-for': address, ...headers })
  return {
    from,
    logged,
    letGo: gate.resolve,
    most: () => most,
    flood: (address = HALL, count = MAX_IN_PROGRESS) =>
      Array.from({ length: count }, (_, n) => from(address, `/api/athletes?q=${n}`)),
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('an address has so many uncached reads in progress; one more is refused until one of them is done', async () => {
  const { flood, from, letGo, most } = floodedApp()
  const reads = flood()
  await settle()
  const refused = await from(HALL, '/api/athletes?q=one-more')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  letGo()
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(most()).toBe(MAX_RUNNING)
  expect((await from(HALL, '/api/athletes?q=one-more')).status).toBe(200)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 404],
  ['192.0.2.1', '192.0.2.2', 404],
  ['192.0.2.1', '::ffff:192.0.2.1', 429],
])('a flood from %s makes a read from %s %i', async (flooding, other, status) => {
  const { flood, from, letGo } = floodedApp()
  const reads = flood(flooding)
  await settle()
  expect((await from(other, '/api/venues')).status).toBe(status)
  letGo()
  await Promise.all(reads)
})

test('a cached answer and an answer that is being built already are no reads of an address', async () => {
  const { flood, from, letGo } = floodedApp()
  expect((await from(HALL, '/api/games')).status).toBe(200)
  const reads = flood()
  await settle()
  expect((await from(HALL, '/api/games')).status).toBe(200)
  const joined = from(HALL, '/api/athletes?q=0')
  // a refused read does not block the same read from another address
  expect((await from(HALL, '/api/athletes?q=new')).status).toBe(429)
  const others = from('192.0.2.2', '/api/athletes?q=new')
  letGo()
  expect([(await joined).status, (await others).status]).toEqual([200, 200])
  await Promise.all(reads)
})

test('a read that waits for its turn longer than for a connection is answered 503', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { flood, letGo } = floodedApp()
  const reads = flood(HALL, MAX_RUNNING + 1)
  await settle()
  vi.advanceTimersByTime(CONNECT_LIMIT_MS)
  expect((await reads.at(-1))?.status).toBe(503)
  letGo()
  expect(new Set((await Promise.all(reads.slice(0, -1))).map(({ status }) => status))).toEqual(new Set([200]))
})

test.each(
  sampled(
    [
      '/api/athletes.csv',
      '/api/athletes.xlsx',
      '/api/agenda.ics?follows=athlete.1',
      '/api/books/programme/2027-07-16.pdf',
      '/widget/medals',
      '/medals/all/_payload.json',
      '/family/101',
    ],
    3,
  ),
)('%s is behind the same limit', async (path) => {
  const { flood, from, letGo, logged } = floodedApp()
  const reads = flood()
  await settle()
  const { status, headers } = await from(HALL, path)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '2', 'no-store'])
  expect(logged).toEqual([])
  letGo()
  await Promise.all(reads)
})

test.each(
  sampled(
    [
      ['pt-BR', 'Muitos pedidos ao mesmo tempo'],
      ['en', 'Too many requests at once'],
      ['es', 'Demasiadas peticiones a la vez'],
    ],
    3,
  ),
)('a refused page is explained in %s (R3.4)', async (language, title) => {
  const { flood, from, letGo } = floodedApp()
  const reads = flood()
  await settle()
  const page = await from(HALL, '/medals/all', { 'accept-language': language })
  expect([page.status, page.headers.get('content-type')]).toEqual([429, expect.stringContaining('text/html')])
  expect(await page.text()).toContain(`<h1>429 ${title}</h1>`)
  letGo()
  await Promise.all(reads)
})
