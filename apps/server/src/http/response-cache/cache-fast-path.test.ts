import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { type Listening, listen } from '../server/listen.ts'

let server: Listening | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A server on a free port, and how often its app and its page renderer were called. */
async function serve() {
  let seq = 1
  const made = vi.fn(async () => ({ view: { seq, scope: 'all'.repeat(500) } as never, topics: ['medals:all'] }))
  const listed = vi.fn(async () => ({ view: { seq, next: 'abc' } as never, topics: ['athletes'] }))
  const handlers = { getMedalTable: made, getScheduleDay: made, listAthletes: listed }
  const { app, fastPath, responseCache } = testApp({ handlers })
  const requested = vi.fn(app.fetch.bind(app))
  app.fetch = requested
  server = await listen(app, fastPath, { hostname: '127.0.0.1', port: 0, isTrusted: () => false })
  const base = `http://127.0.0.1:${server.port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(base + path, { headers, method })
  return {
    requested,
    responseCache,
    get,
    change: () => {
      seq += 1
      responseCache.invalidate(new Set(['medals:all', 'page']), seq)
    },
  }
}
const described = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))

test.each(['/api/medals/all', '/api/athletes?limit=1', '/medals/all', '/medals/all?sort=total'])(
  'what is cached of %s is answered before the app, by the same bytes and headers',
  async (path) => {
    const { get, requested } = await serve()
    const first = await get(path, { 'accept-encoding': 'br' })
    const again = await get(path, { 'accept-encoding': 'br' })
    expect(requested).toHaveBeenCalledTimes(1)
    expect([again.status, described(again), await again.text()]).toEqual([200, described(first), await first.text()])
  },
)
test('a change is seen by the next request', async () => {
  const { get, change, requested } = await serve()
  const etag = (await get('/api/medals/all')).headers.get('etag') ?? ''
  expect((await get('/api/medals/all', { 'if-none-match': etag })).status).toBe(304)
  change()
  expect((await get('/api/medals/all', { 'if-none-match': etag })).status).toBe(200)
  expect(requested).toHaveBeenCalledTimes(2)
})
test('a page is cached for each language by itself', async () => {
  const { get } = await serve()
  const of = async (locale: string) => (await get('/medals/all', { cookie: `a=b; locale=${locale}` })).text()
  const first = [await of('por'), await of('spa')]
  expect([await of('por'), await of('spa')]).toEqual(first)
  expect(first).toEqual(['html por /medals/all', 'html spa /medals/all'])
})
test.each([
  ['a caller that has received an event already', '/api/medals/all', { 'games-min-seq': '1' }],
  ['a day called today, which is another one tomorrow', '/api/schedule/today', {}],
  ['an address with escapes', '/medals/%61ll', {}],
])('%s is left to the app', async (_who, path, headers) => {
  const { get, requested } = await serve()
  await get(path)
  await get(path, headers as Record<string, string>)
  expect(requested).toHaveBeenCalledTimes(2)
})
test('gzip is made by the app and then answered before it', async () => {
  const { get, requested } = await serve()
  for (let i = 0; i < 3; i++)
    expect((await get('/api/medals/all', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect(requested).toHaveBeenCalledTimes(1)
})

test('no caller decides in which coding others get an answer', async () => {
  const { get } = await serve()
  const chrome = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  await get('/api/medals/all', chrome)
  await get('/api/medals/all', { 'if-none-match': 'undefined gzip, deflate, br,', 'accept-encoding': 'zstd' })
  expect((await get('/api/medals/all', chrome)).headers.get('content-encoding')).toBe('br')
})
test('what is cached of a response is counted, and does not grow with the ways in which callers write their headers', async () => {
  const { get, responseCache } = await serve()
  const inEveryEncoding = async (variant: string) => {
    for (const coding of ['br', 'gzip', 'identity'])
      await get('/api/medals/all', { 'accept-encoding': `${coding}, ${variant}`, 'if-none-match': `"${variant}"` })
  }
  await inEveryEncoding('first')
  const made = responseCache.bytes
  await inEveryEncoding('second')
  const ready = responseCache.bytes
  expect(ready).toBeGreaterThan(made)
  for (let i = 0; i < 20; i++) await inEveryEncoding(`v${i}`)
  expect(responseCache.bytes).toBe(ready)
})
test('one call is one answer, however its parameters are written', async () => {
  const { get, responseCache } = await serve()
  for (const query of ['limit=50&q=a', 'q=a&limit=50', 'limit=050&q=a', 'limit=5e1&q=a', 'limit=50&q=a&cursor='])
    expect((await get(`/api/athletes?${query}`)).status).toBe(200)
  expect(responseCache.size).toBe(1)
})
test('HEAD is answered as GET is, with its length and without its body', async () => {
  const { get } = await serve()
  const got = await get('/api/medals/all', { 'accept-encoding': 'br' })
  const head = await get('/api/medals/all', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, described(head), await head.text()]).toEqual([200, described(got), ''])
})
