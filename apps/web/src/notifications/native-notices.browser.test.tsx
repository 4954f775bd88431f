import bridgeScript from '@capacitor/android/capacitor/src/main/assets/native-bridge.js?raw'
import type { Agenda, Api, PushSubscriber } from '@games/contract'
import { type FollowKey, followKey } from '@games/domain/follow/follow'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { installNativeSide } from '../platform/testing/native-side.ts'

/** Notifications of the native app (decision 0111), under Capacitor's own bridge script. */

// Capacitor looks for the bridge once, when it is imported
const { calls, emit, push } = installNativeSide({}, () => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: bridgeScript }))
})
const { storeMarks } = await import('../follow/follows.ts')
const { openPage } = await import('../ui/testing/open-page.tsx')
const { runAxe } = await import('../ui/testing/run-axe.ts')
const { startNative } = await import('../platform/start-native.ts')
const { signIn, signOut } = await import('../content/testing/users-content.ts')
const { forgetNotices, keepNotices } = await import('./keep-notices.ts')
const { voidAmong } = await import('./native-road.ts')
const { readNotices } = await import('./notices.ts')
const { offerNotices } = await import('./offer.ts')
const { offered } = await import('./offered.ts')

const ANA = followKey('athlete', '101')
const TOKEN = 'fcm:the-token-of-this-phone'

let asked: { readonly path: string; readonly body: Partial<PushSubscriber> & { readonly endpoint?: string } }[]
let apps: string[]
const bodies = (path: string) => asked.filter((one) => one.path === `/api/push/${path}`).map(({ body }) => body)
const called = (method: string) => calls.filter((call) => call.startsWith(`PushNotifications.${method}`))
const button = (name: string) => page.getByRole('button', { name })

const agenda = (): Agenda => ({
  seq: 1,
  day: '2027-09-14',
  days: [],
  units: [],
  followed: [],
  places: [],
  ways: [],
  kmPerHour: 15,
})
const api: Partial<Api> = { getAgenda: async () => agenda() }
const follows = (...keys: FollowKey[]) => storeMarks(keys.map((key, at) => ({ key, followed: true, at: at + 1 })))
const open = () => openPage('/agenda?list=notifications', { api })

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  storeMarks([])
  calls.length = 0
  Object.assign(push, { permission: 'prompt', answer: 'granted', token: 'the-token-of-this-phone', isSetUp: true })
  push.delivered.length = 0
  push.remembers = true
  asked = []
  apps = ['fcm']
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    if (typeof address !== 'string' || !address.startsWith('/api/')) return real(address, init)
    if (!address.startsWith('/api/push/')) return Response.json({ id: 'not-found', message: '' }, { status: 404 })
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Partial<PushSubscriber>
    asked.push({ path: address, body })
    return Response.json(address === '/api/push/key' ? { publicKey: 'k', apps } : { done: true })
  })
})
afterEach(async () => {
  await forgetNotices()
  offered.set({ question: null })
  vi.unstubAllGlobals()
  storeMarks([])
  localStorage.clear()
})

const switchOn = async () => {
  follows(ANA)
  await open()
  await press()
}
const press = async () => {
  await button('Ligar os avisos').click()
  await expect.element(page.getByRole('heading', { name: 'O que avisar' })).toBeVisible()
}

test(
  'the system asks after a press alone, and then the server knows the app’s token and what it wants (0111)',
  NIGHTLY,
  async () => {
    follows(ANA)
    await open()
    await expect.element(button('Ligar os avisos')).toBeVisible()
    expect([called('requestPermissions'), called('register'), bodies('subscription')]).toEqual([[], [], []])
    await press()
    expect(called('requestPermissions')).toHaveLength(1)
    expect(bodies('subscription')).toMatchObject([{ target: { endpoint: TOKEN }, follows: [ANA], locale: 'por' }])
    expect(bodies('subscription')[0]?.target).not.toHaveProperty('keys')
  },
)

test.each<[what: string, change: () => void]>([
  ['the server', () => (apps = ['apns'])],
  ['the app', () => (push.isSetUp = false)],
])('where %s was not set up nobody is asked, and the page says so (0111)', NIGHTLY, async (_, change) => {
  change()
  await open()
  await button('Ligar os avisos').click()
  await expect.element(page.getByText(/ainda não preparou os avisos deste aplicativo/)).toBeVisible()
  expect((await runAxe()).violations).toEqual([])
  // asked for a token the app would end
  expect([called('requestPermissions'), called('register')]).toEqual([[], []])
})

test(
  'who has refused is told where the system lets them through, and switches them on once it does (0111)',
  NIGHTLY,
  async () => {
    push.answer = 'denied'
    follows(ANA)
    await open()
    await button('Ligar os avisos').click()
    await expect.element(page.getByRole('heading', { name: 'Para liberar no Android' })).toBeVisible()
    await expect.element(page.getByText('Entre em Apps, procure os Jogos e abra Notificações')).toBeVisible()
    expect(document.body.textContent).not.toContain('janela privada')
    expect(bodies('subscription')).toEqual([])
    push.permission = 'granted'
    document.dispatchEvent(new Event('visibilitychange'))
    await button('Ligar os avisos').click()
    await expect.element(page.getByRole('heading', { name: 'O que avisar' })).toBeVisible()
  },
)

test('a system that gives no token says so, and is asked again by a press (0111)', NIGHTLY, async () => {
  push.token = null
  follows(ANA)
  await open()
  await button('Ligar os avisos').click()
  await expect
    .element(page.getByRole('heading', { name: 'O serviço de avisos do aparelho não respondeu' }))
    .toBeVisible()
  push.token = 'the-token-of-this-phone'
  await button('Tentar de novo').click()
  await expect.element(page.getByRole('heading', { name: 'O que avisar' })).toBeVisible()
  expect(bodies('subscription')).toMatchObject([{ target: { endpoint: TOKEN } }])
})

test(
  'another token takes the place of the first with what that was told, also one that came while the app was closed (0111)',
  NIGHTLY,
  async () => {
    await switchOn()
    push.token = 'another-token-of-this-phone'
    emit('PushNotifications', 'registration', { value: push.token })
    await expect
      .poll(() => bodies('subscription/move'))
      .toEqual([{ endpoint: TOKEN, target: { endpoint: 'fcm:another-token-of-this-phone' } }])
    await expect.poll(() => bodies('subscription').at(-1)?.target?.endpoint).toBe('fcm:another-token-of-this-phone')
    push.token = 'the-third-token-of-this-phone'
    await keepNotices()
    expect(bodies('subscription/move')).toHaveLength(2)
    expect(readNotices().leaving).toEqual([])
  },
)

test('switched off, or signed out of the device, the app is reached no longer (0111)', NIGHTLY, async () => {
  await switchOn()
  await button('Desligar todos os avisos').click()
  await expect.poll(() => bodies('subscription/end')).toEqual([{ endpoint: TOKEN }])
  // nor is anything left on its screen
  expect([called('unregister').length, called('removeAllDeliveredNotifications').length]).toEqual([1, 1])
  await press()
  await forgetNotices()
  expect(bodies('subscription/end')).toHaveLength(2)
})

test('whoever uses the phone next sees nothing of what it was told: switched off, or everything forgotten (0111)', async () => {
  const isKept = () => [push.delivered.length > 0, push.remembers]
  const shown = { id: '1', data: null }
  await switchOn()
  push.delivered.push(shown)
  await button('Desligar todos os avisos').click()
  await expect.poll(isKept).toEqual([false, false])
  await press()
  push.delivered.push(shown)
  push.remembers = true
  await forgetNotices()
  expect(isKept()).toEqual([false, false])
})

test('what an account was told goes from the screen when it signs out, though the phone is told on (0111)', async () => {
  await switchOn()
  push.delivered.push({ id: '1', data: null })
  signIn()
  expect(push.delivered).toHaveLength(1)
  signOut()
  await expect.poll(() => push.delivered).toEqual([])
  expect([called('unregister'), readNotices().isOn, push.remembers]).toEqual([[], true, true])
})

test(
  'whoever is followed first is offered notifications only where the app can be reached (0111)',
  NIGHTLY,
  async () => {
    await open()
    const answered = vi.fn()
    apps = []
    offerNotices({ key: ANA, name: 'INVENTADA Ana' }, answered)
    await expect.poll(() => answered.mock.calls.length).toBe(1)
    expect(offered.get().question).toBeNull()
    await forgetNotices()
    apps = ['fcm']
    offerNotices({ key: ANA, name: 'INVENTADA Ana' }, answered)
    await expect.poll(() => offered.get().question).not.toBeNull()
    expect(answered).toHaveBeenCalledOnce()
    expect(called('requestPermissions')).toEqual([])
  },
)

test('a press opens the page that the notification names, also the one that opened the app, and none of elsewhere (0111)', async () => {
  const moves: string[] = []
  const press = (path: unknown) =>
    emit('PushNotifications', 'pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: '1', data: { path } },
    })
  // before any page has listened
  press('/discipline/JUD?unit=1#result')
  await startNative(
    { location: { pathname: '/' }, push: (address) => void moves.push(address), back: () => undefined },
    'por',
  )
  await expect.poll(() => moves).toEqual(['/discipline/JUD?unit=1#result'])
  for (const path of ['https://elsewhere.example/a', '//elsewhere.example', undefined, 7, 'javascript:alert(1)'])
    press(path)
  expect(moves.slice(1)).toEqual(Array(5).fill('/agenda'))
})

test('of what iOS shows by itself an older revision and the start of what has another time are taken back (0111)', () => {
  const one = (id: string, about: string, revision: number) => ({ id, data: { tells: [{ about, revision }] } })
  expect(
    voidAmong([
      one('older', 'result.A', 1),
      one('summary', 'result.A', 2),
      one('other', 'result.B', 1),
      one('start', 'start.JUD1.15', 1),
      one('plan', 'plan.JUD1', 1),
      { id: 'foreign', data: null },
    ]),
  ).toEqual(['older', 'start'])
})
