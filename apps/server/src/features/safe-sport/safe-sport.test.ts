import { randomUUID } from 'node:crypto'
import type { ContentBody, Film, SafeSport, Watched } from '@games/contract'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { someContent } from '../../testing/some-content.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { storeContent } from '../content/index.ts'
import { DEMO_FILM } from './demo-film.ts'
import { type FilmWatch, watchFilm } from './index.ts'

const LENGTH = 40_000
let db: TestDatabase
let accounts: AccountsApp
let film: Film | null = DEMO_FILM
let maria: Visitor
/** Another one for each test. */
let username = ''
let tests = 0
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool, {}, { film: () => film, points: () => 2_000 })
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  film = DEMO_FILM
  username = `maria${(tests += 1)}`
  maria = await accounts.signedUp(username)
})

async function report(play: string, from: number, to: number, one = maria) {
  const { status, body } = await one.call('POST', '/api/safe-sport/played', { play, from, to })
  return { status, ...(body as unknown as Watched) }
}
const read = async (one = maria) => (await one.call('GET', '/api/safe-sport')).body as unknown as SafeSport
/** Real time passes for everybody. */
const wait = (ms: number) =>
  db.pool.query(`update film_watch set reported_at = reported_at - $1 * interval '1 millisecond'`, [ms])
/** Plays from one place to another as a player does; gives the last answer. */
async function play(from: number, to: number, one = maria) {
  const run = randomUUID()
  let answer = await report(run, from, from, one)
  for (let at = from; at < to; ) {
    const next = Math.min(to, at + 5_000)
    await wait(next - at)
    at = next
    answer = await report(run, from, at, one)
  }
  return answer
}
const ledger = async () =>
  (
    await db.pool.query<{ reason: string; points: number }>(
      'select e.reason, e.points from point_entry e join account a on a.id = e.account_id where a.username = $1',
      [username],
    )
  ).rows

test('whoever plays it to its end has the flag and 2,000 points, once, however often it is reported (R4.5, R7.5)', async () => {
  expect((await read()).watched).toEqual({ seconds: 0, wholeAt: null, earned: null, points: 0 })
  const { wholeAt, earned, points } = await play(0, LENGTH)
  expect([Number.isNaN(Date.parse(wholeAt ?? '')), earned, points]).toEqual([false, 2_000, 2_000])
  const run = randomUUID()
  await Promise.all(Array.from({ length: 10 }, () => report(run, 0, LENGTH)))
  await play(0, LENGTH)
  expect(await ledger()).toEqual([{ reason: 'safe-sport', points: 2_000 }])
  expect((await read()).watched).toMatchObject({ wholeAt, earned: 2_000, points: 2_000 })
  const { account } = (await maria.call('GET', '/api/session')).body as { account?: { videoViewed: boolean } }
  expect(account?.videoViewed).toBe(true)
})

test('killed at half it goes on where it was, on another device too; a new run counts nothing before it has played (R4.5)', async () => {
  expect((await play(0, 20_000)).seconds).toBeGreaterThanOrEqual(20)
  const { watched } = await read()
  expect(watched?.seconds).toBeLessThan(21)
  await wait(3_600_000)
  expect((await report(randomUUID(), 20_000, LENGTH)).seconds).toBe(watched?.seconds)
  expect((await play(20_000, LENGTH)).wholeAt).not.toBeNull()
})

test('an end without playing and a skipped part earn nothing; two devices at once no more than one (R4.5)', async () => {
  const [phone, tablet] = [randomUUID(), randomUUID()]
  await report(phone, 0, LENGTH)
  await report(phone, 30_000, 30_000)
  await wait(10_000)
  expect((await report(phone, 30_000, LENGTH)).seconds).toBe(0)
  await report(tablet, 0, 0)
  const started = Date.now()
  for (const at of [10_000, 20_000]) {
    await wait(10_000)
    await Promise.all([report(phone, 0, at), report(tablet, 0, at)])
    await Promise.all([report(phone, 0, 2 * at), report(tablet, 0, 2 * at)])
  }
  expect((await read()).watched?.seconds).toBeLessThanOrEqual(20 + (Date.now() - started) / 1_000)
  expect(await ledger()).toEqual([])
})

test('of random interleavings on several connections no more is counted than real time has passed (R4.5)', async () => {
  const runs = [randomUUID(), randomUUID()]
  const step = fc.record({
    ms: fc.integer({ min: 0, max: 6_000 }),
    parts: fc.array(
      fc.record({
        play: fc.constantFrom(...runs),
        from: fc.constantFrom(0, 5_000, 20_000),
        to: fc.integer({ min: 0, max: LENGTH }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await db.pool.query('delete from film_watch; update account set video_watched_at = null')
      const started = Date.now()
      let passed = 0
      for (const { ms, parts } of steps) {
        await wait(ms)
        passed += ms
        await Promise.all(parts.map((part) => report(part.play, part.from, part.to)))
        expect(((await read()).watched?.seconds ?? 0) * 1_000).toBeLessThanOrEqual(passed + Date.now() - started)
      }
    }),
    { numRuns: randomCases(15) },
  )
})

test('another film is watched from its beginning, and earns nothing a second time (R7.5)', async () => {
  await play(0, 20_000)
  film = { ...DEMO_FILM, seconds: 60 }
  expect((await read()).watched?.seconds).toBe(0)
  await play(0, 60_000)
  film = DEMO_FILM
  await play(0, LENGTH)
  expect(await ledger()).toHaveLength(1)
})

test('guests and nobody are shown it, and nothing of them is counted; what is one person’s is no other’s (R4.5)', async () => {
  const nobody = createVisitor(accounts.app)
  expect(await read(nobody)).toEqual({ film: DEMO_FILM, worth: 2_000, watched: null })
  expect((await report(randomUUID(), 0, 0, nobody)).status).toBe(401)
  const joana = await accounts.signedUp(`joana${tests}`)
  await play(0, LENGTH)
  expect((await read(joana)).watched).toEqual({ seconds: 0, wholeAt: null, earned: null, points: 0 })
})

test.each([
  [{ play: 'x', from: 0, to: 1 }],
  [{ play: randomUUID(), from: -1, to: 1 }],
  [{ play: randomUUID(), from: 0, to: 1e12 }],
  [{ play: randomUUID(), from: 0, to: 1.5 }],
  [{ play: randomUUID(), from: 0 }],
  [[]],
])('what is no part of a film is refused: %j', async (body) => {
  expect((await maria.call('POST', '/api/safe-sport/played', body)).status).toBe(400)
})

test('without a film there is nothing to report, and it says so (R4.5)', async () => {
  film = null
  expect((await report(randomUUID(), 0, 0)).status).toBe(404)
  expect(await read()).toMatchObject({ film: null })
})

test('how far one has watched goes with the account (LGPD)', async () => {
  const watches = () => db.pool.query('select from film_watch')
  await db.pool.query('delete from film_watch')
  await play(0, 10_000)
  expect((await watches()).rowCount).toBe(1)
  await maria.call('POST', '/api/account/deletion', { username, password: accounts.password })
  expect((await watches()).rowCount).toBe(0)
})

const set = (key: string, value: unknown) =>
  db.pool.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )

test('the organiser’s film and its points are known within moments; what cannot be one is named once and is none (R7.5)', async () => {
  const log = vi.fn()
  const options = { log, onError: (error: unknown) => expect.unreachable(String(error)), everyMs: 10 }
  const watches: FilmWatch[] = []
  for (const demo of [true, false]) watches.push(await watchFilm(db.pool, { demo, ...options }))
  const [demo, production] = watches
  expect([demo?.film(), demo?.points(), demo?.origins()]).toEqual([DEMO_FILM, 2_000, ''])
  expect(production?.film()).toBe(null)
  await set('safe_sport_points', 1_500)
  await set('safe_sport_film', {
    sources: ['https://films.example/a/safe.m3u8', 'https://films.example/safe.mp4?v=2'],
    seconds: 252,
    captions: { por: 'https://words.example:8443/por.vtt' },
    chapters: [{ at: 0, title: { por: 'Um' } }],
  })
  await expect.poll(() => production?.points()).toBe(1_500)
  await expect
    .poll(() => production?.film()?.sources.map(({ type }) => type))
    .toEqual(['application/vnd.apple.mpegurl', 'video/mp4'])
  expect(production?.origins()).toBe('https://films.example https://words.example:8443')
  await set('safe_sport_film', { sources: ['http://films.example/a.avi'], seconds: 252 })
  await expect.poll(() => [demo?.film(), production?.film(), production?.origins()]).toEqual([null, null, ''])
  // streams and videos of other sites play from their publication on; a page elsewhere is led to (R6.1)
  const { video, 'live-stream': stream } = someContent('x')
  const put = (body: ContentBody) =>
    storeContent(db.pool, [{ id: randomUUID(), body, publishedAt: '2027-09-14T09:00:00-03:00' }])
  await put(video)
  await put({ ...stream, address: 'https://watch.example/page' })
  await put({ ...stream, address: 'https://a;script-src.example/a.m3u8' })
  await expect.poll(() => production?.origins()).toBe('https://films.example')
  await put(stream)
  await expect.poll(() => production?.origins()).toBe('https://films.example https://live.example')
  expect(log.mock.calls).toHaveLength(2)
  expect(log.mock.calls[0]?.[0]).toMatch(/^safe_sport_film is ignored: sources\.0: must/)
  for (const watch of watches) watch.close()
})
