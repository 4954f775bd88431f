import { brotliDecompressSync } from 'node:zlib'
import type { MedalTableView } from '@games/contract'
import { ApiFailure } from '@games/contract'
import { expect, test, vi } from 'vitest'
import { GAMES, HANDLERS, testApp } from '../../testing/test-app.ts'
import { createServerApi } from './handlers.ts'

const table = (seq: number): MedalTableView => ({
  seq,
  scope: 'all',
  at: null,
  rows: [],
  days: [],
  unlisted: [],
  finishedEvents: 0,
  totalEvents: 0,
  updatedAt: null,
  latest: [],
  correction: null,
})
const medals = (seq = () => 1) => vi.fn(async () => ({ view: table(seq()), topics: ['medals:all'] }))

test('a call is answered with its view, for every site, to be requested again each time', async () => {
  const { get } = testApp({ handlers: { getMedalTable: medals() } })
  const response = await get('/api/medals/all')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(table(1))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test('a call whose parameter has another value now leads there for good, with its query', async () => {
  const handler = async () => ({ ...(await medals()()), movedTo: { scope: 'discipline:JUD' } })
  const { get } = testApp({ handlers: { getMedalTable: handler } })
  const response = await get('/api/medals/discipline:KJU?at=2027-09-14T18:00')
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    '/api/medals/discipline%3AJUD?at=2027-09-14T18%3A00',
  ])
})

test('unchanged content is answered with 304 by its ETag, changed content with 200', async () => {
  let seq = 1
  const { get, responseCache } = testApp({ handlers: { getMedalTable: medals(() => seq) } })
  const etag = (await get('/api/medals/all')).headers.get('etag') ?? ''
  const again = await get('/api/medals/all', { 'if-none-match': `"other", ${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  seq = 2
  responseCache.invalidate(new Set(['medals:all']), 2)
  expect((await get('/api/medals/all', { 'if-none-match': etag })).status).toBe(200)
})

test('the answer comes in the coding that is accepted', async () => {
  const big = { ...table(1), scope: 'all'.repeat(1_000) }
  const { get } = testApp({ handlers: { getMedalTable: async () => ({ view: big, topics: ['m'] }) } })
  const coding = async (accepted: string) =>
    (await get('/api/medals/all', { 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await coding('gzip, deflate, br, zstd')).toBe('br')
  expect(await coding('gzip')).toBe('gzip')
  expect(await coding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(await coding('identity')).toBeNull()
  const brotli = await get('/api/medals/all', { 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(await brotli.arrayBuffer()).toString())).toEqual(big)
})

test.each([
  ['/api/medals/nonsense', 400, 'invalid-input'],
  ['/api/schedule/tomorrow', 400, 'invalid-input'],
  ['/api/athletes?gender=Q', 400, 'invalid-input'],
  // women are W in every call
  ['/api/athletes?gender=F', 400, 'invalid-input'],
  ['/api/teams?gender=F', 400, 'invalid-input'],
  ['/api/athletes.csv?gender=F', 400, 'invalid-input'],
  ['/api/changes?since=yesterday', 400, 'invalid-input'],
  ['/api/changes?since=2027-13-14T08:15Z', 400, 'invalid-input'],
  ['/api/changes?since=2027-02-31T08:15', 400, 'invalid-input'],
  ['/api/changes?since=2027-09-14T25:15Z', 400, 'invalid-input'],
  ['/api/changes?since=2027-09-14T08:15%2B99:99', 400, 'invalid-input'],
  // a bare + is a space
  ['/api/changes?since=2027-09-14T08:15+03:00', 400, 'invalid-input'],
  ['/api/units/JUD', 404, 'not-found'],
  ['/api/no-such-call', 404, 'not-found'],
])('GET %s is answered with %i %s', async (path, status, id) => {
  const response = await testApp().get(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ id, message: expect.any(String) })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('a failing handler is "internal" and logged, a database that is away "unavailable" and worth asking again', async () => {
  const failing = (error: Error) => testApp({ handlers: { getMedalTable: () => Promise.reject(error) } })
  const broken = failing(new Error('secret detail'))
  const response = await broken.get('/api/medals/all')
  expect([response.status, (await response.json()).id]).toEqual([500, 'internal'])
  expect(broken.logged).toMatchObject([{ message: 'secret detail' }])
  const away = await failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })).get('/api/medals/all')
  expect([away.status, away.headers.get('retry-after'), (await away.json()).id]).toEqual([503, '5', 'unavailable'])
})

test('the order of parameters, and those without a value, make no other call', async () => {
  const listAthletes = vi.fn(async () => ({
    view: { seq: 1, total: 0, athletes: [], next: null, organisations: [], disciplines: [] },
    topics: ['athletes'],
  }))
  const { get } = testApp({ handlers: { listAthletes } })
  for (const query of ['', '?q=', '?q=ana&gender=W', '?gender=W&q=ana&discipline=']) await get(`/api/athletes${query}`)
  expect(listAthletes.mock.calls).toEqual([[{ query: {} }], [{ query: { q: 'ana', gender: 'W' } }]])
})

test.each(['/api/athletes?organization=AL', '/api/medals/all?utm=1', '/api/games?x=1', '/api/medallists.csv?limit=5'])(
  '%s has a parameter that is not known, and is refused by name',
  async (path) => {
    const response = await testApp().get(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      id: 'invalid-input',
      message: expect.stringMatching(/^query\.\w+: there is no such parameter, but /),
    })
    await expect(
      createServerApi(HANDLERS, () => GAMES).getMedalTable({ params: { scope: 'all' }, query: { x: 1 } as object }),
    ).rejects.toMatchObject({ status: 400 })
  },
)

test('a list that goes on leads to its next page, and the last one nowhere (RFC 8288)', async () => {
  const listAthletes = vi.fn(async ({ query }: { query: { cursor?: string | undefined } }) => ({
    view: {
      seq: 1,
      total: 2,
      athletes: [],
      next: query.cursor === undefined ? 'abc' : null,
      organisations: [],
      disciplines: [],
    },
    topics: ['athletes'],
  }))
  const { get } = testApp({ handlers: { listAthletes } })
  const first = await get('/api/athletes?limit=1&q=ana')
  const link = first.headers.get('link') ?? ''
  expect(link).toBe('</api/athletes?limit=1&q=ana&cursor=abc>; rel="next"')
  expect(first.headers.get('access-control-expose-headers')).toMatch(/\bLink\b/)
  const second = await get(link.slice(1, link.indexOf('>')))
  expect(second.status).toBe(200)
  expect(second.headers.get('link')).toBeNull()
  expect(listAthletes.mock.lastCall).toEqual([{ query: { limit: 1, q: 'ana', cursor: 'abc' } }])
})

test('a day goes on by how many of its units came before', async () => {
  const getScheduleDay = async () => ({
    view: { seq: 1, day: GAMES.today, days: [], units: [], next: 100 },
    topics: ['s'],
  })
  const response = await testApp({ handlers: { getScheduleDay } }).get('/api/schedule/today?limit=100&gender=W')
  expect(response.headers.get('link')).toBe(`</api/schedule/${GAMES.today}?gender=W&limit=100&from=100>; rel="next"`)
})

test.each(['0', '201', '1.5', 'ten', '-1'])('a page of %s rows is refused', async (limit) => {
  expect((await testApp().get(`/api/athletes?limit=${limit}`)).status).toBe(400)
})

test('HEAD is answered as GET is, without a body', async () => {
  const { app } = testApp({ handlers: { getMedalTable: medals() } })
  const head = await app.request('/api/medals/all', { method: 'HEAD' })
  const get = await app.request('/api/medals/all')
  expect(await head.text()).toBe('')
  expect(head.status).toBe(200)
  expect([...head.headers]).toEqual([...get.headers])
})

test('today is cached under its date, over HTTP and in process', async () => {
  const getScheduleDay = vi.fn(async () => ({ view: { seq: 1, day: GAMES.today, days: [], units: [] }, topics: ['s'] }))
  const { get } = testApp({ handlers: { getScheduleDay } })
  await get('/api/schedule/today')
  await get(`/api/schedule/${GAMES.today}`)
  expect(getScheduleDay.mock.calls).toEqual([[{ params: { day: GAMES.today }, query: {} }]])
  await createServerApi({ ...HANDLERS, getScheduleDay }, () => GAMES).getScheduleDay({ params: { day: 'today' } })
  expect(getScheduleDay).toHaveBeenLastCalledWith({ params: { day: GAMES.today }, query: {} })
})

test('in process, inputs are checked and failures are the same as over HTTP', async () => {
  const api = createServerApi(HANDLERS, () => GAMES)
  await expect(api.getGames()).resolves.toEqual(GAMES)
  await expect(api.getMedalTable({ params: { scope: 'x' } })).rejects.toMatchObject({
    status: 400,
    id: 'invalid-input',
  })
  await expect(api.getUnit({ params: { code: 'JUD' } })).rejects.toBeInstanceOf(ApiFailure)
})

test('the contract can be read as OpenAPI', async () => {
  const openApi = await (await testApp().get('/api/openapi.json')).json()
  expect(Object.keys(openApi.paths)).toContain('/api/medals/{scope}')
})

test('a page of another site may send the event numbers it has received, to calls and to the stream', async () => {
  const response = await testApp().app.request('/api/medals/all', { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('games-min-seq')
  expect(response.headers.get('access-control-allow-headers')).toContain('last-event-id')
})

test('health has what an operator asks first: version, commit and state', async () => {
  const { get } = testApp({
    appVersion: { version: '0.9.0', commit: '0123456789ab' },
    pending: () => 3,
    deriving: () => ({ done: 500, total: 613 }),
  })
  expect(await (await get('/api/health')).json()).toEqual({
    ok: true,
    version: '0.9.0',
    commit: '0123456789ab',
    seq: 0,
    followers: 0,
    pending: 3,
    deriving: { done: 500, total: 613 },
  })
})
