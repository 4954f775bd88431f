import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from './login.ts'
import { privateApi } from './private-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const ACCOUNT = {
  id: '7',
  username: 'marola_27',
  type: 'guest',
  role: null,
  email: 'm•••@escola.example',
  cpf: null,
  organisation: null,
  points: 0,
  videoViewed: false,
  passwordChangedAt: '2027-09-01T12:00:00Z',
  createdAt: '2027-09-01T12:00:00Z',
}

const CREDENTIALS = { identifier: 'marola_27', password: 'um gato no telhado' }

test('in a browser no script has the token: the session is a cookie, and calls carry its CSRF token (R4.6)', async () => {
  const requests: unknown[] = []
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !address.startsWith('/api/')) return real(...request)
    // whoever signs in asks what their other devices follow (0094), whenever that is loaded
    if (address === '/api/account/follows') return Promise.resolve(Response.json({ marks: [] }))
    requests.push([
      `${init?.method} ${address}`,
      init?.headers,
      typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    ])
    return Promise.resolve(
      Response.json(address === '/api/session' ? { account: ACCOUNT, csrf: 'csrf', token: null } : { done: true }),
    )
  })
  await signIn(CREDENTIALS)
  await privateApi.signOutOtherDevices()
  expect(requests).toEqual([
    ['POST /api/session', { 'content-type': 'application/json' }, CREDENTIALS],
    ['DELETE /api/account/devices', { 'games-csrf': 'csrf' }, null],
  ])
  expect(localStorage.getItem('session')).toBeNull()
})
