import bridgeScript from '@capacitor/android/capacitor/src/main/assets/native-bridge.js?raw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installNativeSide } from '../platform/testing/native-side.ts'

const { secrets } = installNativeSide({}, () => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: bridgeScript }))
})

const SERVER = 'https://games.example'
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

let requests: { what: string; headers: Record<string, string>; body: unknown }[] = []
const setServer = (origin: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'api-base', content: origin })
  document.head.append(meta)
  return meta
}
let meta: HTMLMetaElement | undefined
/** The app as it starts: modules know nothing of what was before. */
async function start() {
  vi.resetModules()
  return {
    ...(await import('./login.ts')),
    ...(await import('./private-api.ts')),
    ...(await import('./preferences.ts')),
  }
}
beforeEach(() => {
  requests = []
  localStorage.clear()
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !/\/(api|session)\//.test(address)) return real(...request)
    // whoever signs in asks what their other devices follow (0094), whenever that is loaded
    if (address.endsWith('/api/account/follows')) return Promise.resolve(Response.json({ marks: [] }))
    requests.push({
      what: `${init?.method} ${address}`,
      headers: { ...(init?.headers as Record<string, string>) },
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const isBearer = address.startsWith(SERVER)
    if (address.endsWith('/api/session') && init?.method !== 'DELETE')
      return Promise.resolve(
        Response.json({ account: ACCOUNT, csrf: isBearer ? null : 'csrf', token: isBearer ? 'the token' : null }),
      )
    return Promise.resolve(Response.json(address.endsWith('/api/account') ? ACCOUNT : { done: true }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  secrets.clear()
  meta?.remove()
  localStorage.clear()
})

const CREDENTIALS = { identifier: 'marola_27', password: 'um gato no telhado' }

test('in the native wrapper calls go to the server’s own address, with the session’s token and nothing else (R4.6)', async () => {
  meta = setServer(SERVER)
  const app = await start()
  await app.signIn(CREDENTIALS)
  expect(requests[0]).toEqual({
    what: `POST ${SERVER}/api/session`,
    headers: { 'content-type': 'application/json' },
    body: { ...CREDENTIALS, bearer: true },
  })
  await expect.poll(() => [...secrets.values()]).toEqual(['the token'])
  expect(JSON.stringify(localStorage)).not.toContain('the token')
  // the app is opened again
  const again = await start()
  await again.privateApi.getAccount()
  await again.privateApi.signOutOtherDevices()
  expect(requests.slice(1)).toEqual([
    { what: `GET ${SERVER}/api/account`, headers: { authorization: 'Bearer the token' }, body: undefined },
    { what: `DELETE ${SERVER}/api/account/devices`, headers: { authorization: 'Bearer the token' }, body: undefined },
  ])
  await again.signOut()
  expect(requests.at(-1)).toMatchObject({
    what: `DELETE ${SERVER}/api/session`,
    headers: { authorization: 'Bearer the token' },
  })
  await expect.poll(() => secrets.size).toBe(0)
  const afterwards = await start()
  await afterwards.privateApi.getSession()
  expect(requests.at(-1)?.headers).toEqual({})
})

test('a guest of the native wrapper tells no server, which draws no page there (R4.2)', async () => {
  meta = setServer(SERVER)
  const app = await start()
  await app.signInAsGuest()
  await app.signOut()
  expect([requests, app.preferences.get().loginType]).toEqual([[], null])
})
