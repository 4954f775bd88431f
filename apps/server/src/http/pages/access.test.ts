import { ApiFailure } from '@games/contract'
import type { RouteRule } from '@games/domain'
import { expect, test, vi } from 'vitest'
import { GAMES, type TestDeps, testApp } from '../../testing/test-app.ts'

const withLogin = (over: TestDeps = {}): TestDeps => ({ games: () => ({ ...GAMES, loginEnabled: true }), ...over })
const outcome = async (deps: TestDeps, path: string, cookie = '') => {
  const response = await testApp(deps).get(path, { cookie })
  return [response.status, response.headers.get('location')]
}

test.each([
  ['/', '', '/schedule/grid'],
  ['/feedback', '', '/schedule/grid'],
  ['/secure-sport', 'platform=toaster', '/schedule/grid'],
  ['/trivia/12?from=qr', 'platform=android', '/login?redirect=%2Ftrivia%2F12%3Ffrom%3Dqr'],
  ['/%74rivia', 'platform=android; login=guest', '/login?redirect=%2F%2574rivia'],
  ['/medals/all?sort=total', 'platform=ios', '/login?redirect=%2Fmedals%2Fall%3Fsort%3Dtotal'],
  ['/transport', 'login=guest', '/login?redirect=%2Ftransport'],
])('the guard leads %s (cookie "%s") to %s before anything is rendered (R4.3)', async (path, cookie, to) => {
  const render = vi.fn()
  const response = await testApp(withLogin({ render })).get(path, { cookie })
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([302, to, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(render).not.toHaveBeenCalled()
})

test('a path with two slashes names no other host (R4.3)', async () => {
  const { get } = testApp()
  expect(await (await get('//elsewhere.example/medals')).text()).toBe('html por //elsewhere.example/medals')
})

test('the data of a page is guarded as the page is (R4.3, R3.9)', async () => {
  expect(await outcome(withLogin(), '/feedback/_payload.json')).toEqual([302, '/schedule/grid/_payload.json'])
  expect(await outcome(withLogin(), '/transport/_payload.json')).toEqual([
    302,
    '/login/_payload.json?redirect=%2Ftransport',
  ])
})

test.each(['/login', '/signup', '/auth', '/widget/events', '/403'])('%s is open to everybody (R4.3)', async (path) => {
  expect(await outcome(withLogin(), path, 'platform=android')).toEqual([200, null])
})

test('a page is cached for each platform and login by itself, and those invented share that of plain web', async () => {
  const render = vi.fn(async () => ({ status: 200, type: 'text/html', body: 'x', topics: ['page'] }))
  const { get, responseCache } = testApp({ render })
  const cookies = ['', 'platform=pwa', 'platform=android', 'platform=android; login=guest']
  for (const cookie of [...cookies, ...cookies]) await get('/medals/all', { cookie })
  expect(render).toHaveBeenCalledTimes(4)
  for (let i = 0; i < 20; i++) await get('/medals/all', { cookie: `platform=p${i}; login=u${i}` })
  expect([render.mock.calls.length, responseCache.size]).toEqual([4, 4])
})

test('previews are rendered for their platform and not cached (R1.2)', async () => {
  const render = vi.fn(async () => ({ status: 200, type: 'text/html', body: 'x', topics: ['page'] }))
  const deps: TestDeps = { render, games: () => ({ ...GAMES, previews: true }) }
  const { get, responseCache } = testApp(deps)
  expect((await get('/?platform=android')).status).toBe(200)
  expect(render).toHaveBeenCalledWith(
    expect.anything(),
    'html',
    expect.objectContaining({ subject: { platform: 'android', loginEnabled: false, loginType: null } }),
  )
  expect(responseCache.size).toBe(0)
  expect(await outcome({ render }, '/?platform=android')).toEqual([302, '/schedule/grid'])
})

test('a preview that is led to the login stays one, there and beyond it (R1.2, R4.3)', async () => {
  const previews = { games: () => ({ ...GAMES, loginEnabled: true, previews: true }) }
  expect(await outcome(previews, '/settings?platform=android')).toEqual([
    302,
    '/login?redirect=%2Fsettings%3Fplatform%3Dandroid&platform=android',
  ])
  expect(await outcome(previews, '/trivia?platform=web')).toEqual([302, '/schedule/grid?platform=web'])
  expect(await outcome(withLogin(), '/trivia?platform=android')).toEqual([302, '/schedule/grid'])
})

const RULES: readonly RouteRule[] = [
  { from: '/medals/all', to: '/medals/gender', status: 302 },
  { from: '/old/**', to: '/schedule/**', status: 301 },
  { from: '/tickets', to: 'https://tickets.example/', status: 307 },
]

test.each([
  ['/medals/all', 302, '/medals/gender'],
  ['/old/days?day=2027-07-16', 301, '/schedule/days?day=2027-07-16'],
  ['/tickets', 307, 'https://tickets.example/'],
  ['/old/days/_payload.json', 301, '/schedule/days/_payload.json'],
])('a route rule leads %s by %i to %s (R3.12)', async (path, status, to) => {
  expect(await outcome({ routeRules: () => RULES }, path)).toEqual([status, to])
})

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [404, 'por', '<h1>404 Página não encontrada</h1>'],
  [403, 'spa', '<h1>403 Acceso no permitido</h1>'],
  [500, 'eng', '<h1>500 Something failed on our side</h1>'],
])(
  'a crawler gets status %i and a short plain document, never the error page (R3.4)',
  async (status, locale, title) => {
    const { get } = testApp({
      render: async () => ({ status, type: 'text/html', body: 'the error page', topics: [] }),
    })
    const cookie = `locale=${locale}`
    const bot = await get('/nowhere', { 'user-agent': BOT, cookie })
    const document = await bot.text()
    expect([bot.status, bot.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    expect(document).toContain(title)
    expect(document).toContain('<a href="/">')
    expect(document.length).toBeLessThan(600)
    const person = await get('/nowhere', { 'user-agent': PERSON, cookie })
    expect([person.status, await person.text()]).toEqual([status, 'the error page'])
  },
)

test('a crawler gets a page that is well as everybody does (R3.4)', async () => {
  const { get } = testApp()
  expect(await (await get('/medals/all', { 'user-agent': BOT })).text()).toBe('html por /medals/all')
})

test('a page gets of a failing call what the call itself would answer, and the log its cause (R3.4)', async () => {
  const cause = new Error('column "secret" does not exist')
  let seen: unknown
  const { get, logged } = testApp({
    handlers: { getMedalTable: () => Promise.reject(cause) },
    render: async (_request, _kind, { api }) => {
      seen = await api.getMedalTable({ params: { scope: 'all' } }).catch((error: unknown) => error)
      return { status: 500, type: 'text/html', body: 'the error page', topics: [], failure: seen }
    },
  })
  await get('/medals/all')
  expect(seen).toBeInstanceOf(ApiFailure)
  expect(seen).toMatchObject({ status: 500, id: 'internal', message: 'Something went wrong here' })
  expect(logged).toEqual([cause])
})
