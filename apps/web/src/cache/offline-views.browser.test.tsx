import { NIGHTLY } from '@games/testing/suite'
import { clear, createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../session/preferences.ts'
import { aGames } from '../ui/testing/open-page.tsx'
import { startAfterLoad } from './after-load.ts'
import { keepFile, keptFile } from './kept-files.ts'
import {
  offlinePages,
  offlineStart,
  readOfflineView,
  removeClosedViews,
  storageUsed,
  storeOfflinePage,
  storeOfflineStart,
  storeViews,
  trim,
} from './offline-views.ts'
import { storeOfflineViews } from './store-offline-views.ts'
import { createViewCache, type ViewQuery } from './view-cache.ts'

const store = createStore('games-kept', 'kept')
/** Four minutes ago. */
const AT = Date.now() - 240_000
const MEDALS = ['medals', 'all']
const queryOf = (key: string[], more: Partial<ViewQuery> = {}): ViewQuery => ({
  key,
  load: () => new Promise(() => {}),
  ...more,
})

beforeEach(() => clear(store))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A cache with views on the page, and what keeps them until the test is over. */
function showing(...queries: ViewQuery[]) {
  const views = createViewCache({ onServer: false, online: () => false, recall: readOfflineView })
  const end = storeOfflineViews({ views, locale: 'por', now: () => AT, publicFields: ['height'] })
  const show = (query: ViewQuery, view: unknown) => {
    views.put(query.key, view, { at: AT })
    return views.watch(query, () => {})
  }
  for (const query of queries) show(query, { seq: 7 })
  return { views, show, end }
}

test('a view that was seen is there in the next visit, with the instant it was true at', async () => {
  document.title = 'Quadro de medalhas · Jogos de Teste'
  const { end } = showing(queryOf(MEDALS))
  await expect.poll(() => readOfflineView(MEDALS)).toEqual({ view: { seq: 7 }, at: AT })
  const { pathname, search } = location
  await expect
    .poll(() => offlinePages('por'))
    .toEqual([{ address: pathname + search, title: 'Quadro de medalhas', locale: 'por', at: AT }])
  expect(await offlinePages('eng')).toEqual([])
  end()
  const later = createViewCache({ onServer: false, online: () => false, recall: readOfflineView })
  expect(await later.ensure(queryOf(MEDALS, { load: () => Promise.reject(new TypeError('no network')) }))).toEqual({
    seq: 7,
  })
  expect(later.entries()).toMatchObject([{ at: AT, recalled: true, stale: true }])
})

test('a view that changes all the time is stored as soon as any other', NIGHTLY, async () => {
  const { end, views } = showing(queryOf(MEDALS))
  let seq = 7
  const changing = setInterval(() => views.put(MEDALS, { seq: ++seq }, { at: AT }), 50)
  await expect.poll(() => readOfflineView(MEDALS)).toBeTruthy()
  clearInterval(changing)
  end()
})

test('a private view is never stored, nor the page it is on', async () => {
  const { end, show } = showing(queryOf(['account'], { private: true }))
  show(queryOf(MEDALS), { seq: 7 })
  await expect.poll(() => readOfflineView(MEDALS)).toBeTruthy()
  expect(await readOfflineView(['account'])).toBeUndefined()
  expect(await offlinePages('por')).toEqual([])
  end()
})

const ATHLETE = ['athlete', '7']
const OTHER = ['athlete', '8']
const PROFILE = { seq: 7, personal: { height: '171' } }
const anAthlete = (key: string[], load: ViewQuery['load'] = () => new Promise(() => {})): ViewQuery => ({
  key,
  load,
  personal: (view) => Object.keys((view as typeof PROFILE).personal),
})
const hello = (...publicFields: string[]) =>
  dispatchEvent(
    new CustomEvent('hello', {
      detail: { seq: 9, serverNow: AT, clock: { games: AT, real: AT, speed: 1 }, publicFields },
    }),
  )

test('a personal field that the organiser closes while the app is open is nowhere on the device any more (R5.4)', async () => {
  const { end, show, views } = showing(queryOf(MEDALS))
  const closed = { seq: 9, personal: {} }
  let answer: object = { ...PROFILE, seq: 8 }
  const load = vi.fn(() => Promise.resolve(answer))
  show(anAthlete(ATHLETE, load), PROFILE)
  show(anAthlete(OTHER), PROFILE)()
  await storeViews([{ key: OTHER, view: PROFILE, at: AT, personal: ['height'] }])
  await expect.poll(() => readOfflineView(ATHLETE)).toBeTruthy()
  hello('height')
  // transactions run in order: this one ends after the one that the hello has started
  await removeClosedViews(['height'])
  expect(await readOfflineView(OTHER)).toBeTruthy()
  load.mockClear()
  answer = closed
  hello()
  await expect.poll(() => readOfflineView(OTHER)).toBeUndefined()
  expect(views.peek(OTHER)).toBeUndefined()
  await expect.poll(() => views.peek(ATHLETE)).toEqual(closed)
  expect(load).toHaveBeenCalledTimes(1)
  expect(await readOfflineView(MEDALS)).toBeTruthy()
  end()
})

test('a view with a field that is closed by now is not stored at all (R5.4)', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const { end, show } = showing(queryOf(MEDALS))
  hello()
  show(anAthlete(ATHLETE), PROFILE)
  // both would be stored in one transaction
  await expect.poll(() => readOfflineView(MEDALS)).toBeTruthy()
  expect(put.mock.calls.map(([, record]) => record)).not.toContain('view ["athlete","7"]')
  expect(put.mock.calls.map(([, record]) => record)).toContain('view ["medals","all"]')
  end()
})

test('a field that was closed between the page’s first byte and what is loaded later is not stored either (R5.4)', async () => {
  const views = createViewCache({ onServer: false, online: () => false, recall: readOfflineView })
  views.put(ATHLETE, PROFILE, { at: AT })
  views.put(MEDALS, { seq: 7 }, { at: AT })
  const leave = [views.watch(anAthlete(ATHLETE), () => {}), views.watch(queryOf(MEDALS), () => {})]
  startAfterLoad({
    views,
    games: { ...aGames(), publicFields: ['height'] },
    locale: 'por',
    hasPayloads: false,
    preload: () => {},
  })
  hello()
  await expect.poll(async () => (await offlineStart())?.games.publicFields).toEqual([])
  // both would be stored in one transaction
  await expect.poll(() => readOfflineView(MEDALS)).toBeTruthy()
  expect(await readOfflineView(ATHLETE)).toBeUndefined()
  for (const end of leave) end()
})

test('a field that was closed while the app was not open is forgotten at its next start (R5.4)', async () => {
  await storeViews([
    { key: ATHLETE, view: PROFILE, at: AT, personal: ['height'] },
    { key: OTHER, view: { seq: 7, personal: {} }, at: AT, personal: [] },
  ])
  await storeOfflineStart({ games: { ...aGames(), publicFields: ['height', 'weight'] }, locale: 'por' })
  expect(await readOfflineView(ATHLETE)).toBeTruthy()
  await storeOfflineStart({ games: { ...aGames(), publicFields: ['weight'] }, locale: 'por' })
  expect(await readOfflineView(ATHLETE)).toBeUndefined()
  expect(await readOfflineView(OTHER)).toBeTruthy()
})

test('what is only fetched ahead, or comes from an earlier visit itself, is not stored again', NIGHTLY, async () => {
  const { end, views } = showing(queryOf(MEDALS))
  views.put(['ahead'], { seq: 1 })
  await expect.poll(() => readOfflineView(MEDALS)).toBeTruthy()
  expect(await readOfflineView(['ahead'])).toBeUndefined()
  end()
})

test('a view that stays as it is, is stored with the instant the stream last confirmed it', NIGHTLY, async () => {
  const { end, views } = showing(queryOf(MEDALS, { topic: 'medals:all' }))
  await expect.poll(() => readOfflineView(MEDALS)).toMatchObject({ at: AT })
  views.confirm(new Set(['medals:all']))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(async () => ((await readOfflineView(MEDALS))?.at ?? 0) > AT + 60_000).toBe(true)
  end()
})

test('views of another data shape are not shown, and given up', async () => {
  await storeViews([{ key: MEDALS, view: { seq: 7 }, at: AT }])
  await storeOfflineStart({ games: aGames(), locale: 'por' })
  expect(await offlineStart()).toBeTruthy()
  for (const record of ['view ["medals","all"]', 'note ["medals","all"]', 'start'])
    await set(record, { ...(await get<object>(record, store)), shape: 'another' }, store)
  expect(await readOfflineView(MEDALS)).toBeUndefined()
  expect(await offlineStart()).toBeUndefined()
  expect((await storageUsed()).views).toBe(1)
  await trim()
  expect((await storageUsed()).views).toBe(0)
})

test('the newest stay within the limits, and settings can say how much that is', async () => {
  const view = { text: 'x'.repeat(100) }
  await storeViews(Array.from({ length: 5 }, (_, i) => ({ key: ['view', i], view, at: AT + i })))
  const { views, bytes, total } = await storageUsed()
  expect([views, bytes]).toEqual([5, 5 * JSON.stringify(view).length])
  expect(total).toBeGreaterThan(bytes)
  await trim({ views: 2, bytes: 1_000_000 })
  expect(await readOfflineView(['view', 2])).toBeUndefined()
  expect(await readOfflineView(['view', 3])).toBeTruthy()
})

test('the last hundred pages are stored, the last seen first', NIGHTLY, async () => {
  for (let i = 0; i < 105; i++)
    await storeOfflinePage({ address: `/p/${i}`, title: `P ${i}`, locale: 'por', at: AT + i })
  const pages = await offlinePages('por')
  expect(pages).toHaveLength(100)
  expect(pages[0]?.address).toBe('/p/104')
})

test.each([
  ['is full', () => new DOMException('no room', 'QuotaExceededError')],
  ['is broken', () => new DOMException('damaged', 'UnknownError')],
])('a storage that %s takes nothing, and breaks nothing', NIGHTLY, async (_, error) => {
  const { end, views } = showing()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error()
  })
  views.put(MEDALS, { seq: 7 })
  const leave = views.watch(queryOf(MEDALS), () => {})
  // the page, the view, and the view once more when room was made for it
  await expect.poll(() => put.mock.calls.length).toBe(3)
  expect(await readOfflineView(MEDALS)).toBeUndefined()
  // nothing more is stored from now on
  vi.useFakeTimers()
  views.put(MEDALS, { seq: 8 })
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await readOfflineView(MEDALS)).toBeUndefined()
  expect(put.mock.calls.length).toBe(3)
  end()
})

test('a storage that never answers holds nobody up for long', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest)
  vi.useFakeTimers()
  const recalled = readOfflineView(MEDALS)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await recalled).toBeUndefined()
})

test('what is for users is stored while one is signed in, and gone from the device when they sign out (R4.4)', async () => {
  const key = ['content', '7', 'transport']
  preferences.set({ loginType: 'user' })
  const { end, show, views } = showing(queryOf(MEDALS))
  show(queryOf(key, { forUsers: true }), { seq: 7 })
  await expect.poll(() => readOfflineView(key)).toBeTruthy()
  await keepFile('r1', 'f1', new Blob(['%PDF']))
  preferences.set({ loginType: null })
  await expect.poll(() => readOfflineView(key)).toBeUndefined()
  await expect.poll(() => keptFile('r1')).toBeUndefined()
  expect(views.peek(key)).toBeUndefined()
  expect(await readOfflineView(MEDALS)).toBeTruthy()
  end()
})
