import { ApiFailure } from '@games/contract/failure'
import { type FollowMark, followedOf, followKey, MOST_FOLLOWED, mergeMarks } from '@games/domain/follow/follow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreSession, clearSession, signOut } from '../session/login.ts'
import { preferences } from '../session/preferences.ts'
import { follow, readMarks, storeMarks } from './follows.ts'
import { openSync } from './sync-follows.ts'

const A = followKey('athlete', '1')
const B = followKey('delegation', 'AL')
const C = followKey('team', 'T-1')

/** What each account has on the server. */
let accounts: Map<string, FollowMark[]>
/** What was asked, by whom. */
let asked: string[]
/** What happens to a request instead of its answer. */
let fault: (() => Promise<never>) | null
/** Who is signed in on this device. */
let account: string | null
let listeners: (() => void)[]
let tabs: { end(): void }[]
let clock: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.removeItem('games.follows.account')
  storeMarks([])
  accounts = new Map()
  asked = []
  fault = null
  account = null
  listeners = []
  tabs = []
  clock = 1_000_000
})
afterEach(() => {
  for (const tab of tabs) tab.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  storeMarks([])
  localStorage.removeItem('games.follows.account')
})

const answer = (id: string, marks: readonly FollowMark[]): FollowMark[] => {
  const all = mergeMarks(accounts.get(id) ?? [], marks)
  if (followedOf(all).length > MOST_FOLLOWED) throw new ApiFailure(409, 'too-many-followed', 'too many')
  accounts.set(id, all)
  return all
}
const onSignedOut = vi.fn(() => signInAs(null))

function openTab() {
  const tab = openSync({
    api: {
      async syncFollows({ body: { marks } }) {
        const id = account ?? ''
        asked.push(`${id}: ${marks.map(({ key }) => key).join(' ')}`)
        if (fault) await fault()
        return { marks: answer(id, marks as FollowMark[]) }
      },
    },
    account: () => account,
    subscribeAccount(listener) {
      listeners.push(listener)
      return () => void (listeners = listeners.filter((one) => one !== listener))
    },
    onSignedOut,
    now: () => clock,
  })
  tabs.push(tab)
  return tab
}
function signInAs(id: string | null) {
  account = id
  for (const listener of listeners) listener()
  if (id !== null && listeners.length === 0) openTab()
}
/** All that is due in some seconds. */
const settle = () => vi.advanceTimersByTimeAsync(5_000)
const here = () => followedOf(readMarks())
const there = (id: string) => followedOf(accounts.get(id) ?? [])
const away = () => Promise.reject(new TypeError('no network'))
/** What another device of the account says. */
const elsewhere = (id: string, key: FollowMark['key'], followed = true) =>
  answer(id, [{ key, followed, at: Date.now() + 60_000 }])
const comeBack = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what was followed before signing in goes to the account, and what the account follows comes here (0094)', async () => {
  elsewhere('ana', B)
  follow(A, true)
  openTab()
  await settle()
  expect([asked, here()]).toEqual([[], [A]])
  signInAs('ana')
  await settle()
  expect(here()).toEqual([A, B])
  expect(there('ana')).toEqual([A, B])
})

test('nobody with an account asks nothing, and what is marked stays on the device (0094)', async () => {
  openTab()
  follow(A, true)
  dispatchEvent(new Event('online'))
  signInAs(null)
  await settle()
  expect([asked, here()]).toEqual([[], [A]])
})

test('a page opened signed in asks once, several marks are one request, and an answer is no mark (0094)', async () => {
  elsewhere('ana', B)
  account = 'ana'
  openTab()
  await settle()
  expect(asked).toEqual(['ana: '])
  follow(A, true)
  follow(C, true)
  follow(C, false)
  await settle()
  expect(asked).toHaveLength(2)
  expect(there('ana')).toEqual([A, B])
  await settle()
  expect(asked).toHaveLength(2)
})

test('what is marked while an answer is on its way is kept, and sent after it (0094)', async () => {
  account = 'ana'
  let go = () => {}
  fault = () => new Promise((resolve) => (go = resolve as () => void))
  openTab()
  await settle()
  follow(A, true)
  fault = null
  go()
  await settle()
  expect(here()).toEqual([A])
  expect(there('ana')).toEqual([A])
})

test('what failed is tried again with the network, with the next mark, and on coming back, and only then (0094)', async () => {
  account = 'ana'
  openTab()
  await settle()
  fault = away
  follow(A, true)
  await settle()
  await settle()
  expect(asked).toHaveLength(2)
  dispatchEvent(new Event('online'))
  await settle()
  expect(asked).toHaveLength(3)
  fault = null
  dispatchEvent(new Event('online'))
  await settle()
  expect(there('ana')).toEqual([A])
  fault = away
  follow(B, true)
  await settle()
  fault = null
  follow(C, true)
  await settle()
  expect(there('ana')).toEqual([A, B, C])
})

test('a page that comes back after more than a minute asks what was said elsewhere, an earlier one does not (0094)', async () => {
  account = 'ana'
  openTab()
  await settle()
  elsewhere('ana', B)
  comeBack(true)
  clock += 59_000
  comeBack(false)
  await settle()
  expect([asked.length, here()]).toEqual([1, []])
  comeBack(true)
  clock += 2_000
  comeBack(false)
  await settle()
  expect([asked.length, here()]).toEqual([2, [B]])
})

test('two tabs agree and then are silent (0094)', async () => {
  account = 'ana'
  openTab()
  openTab()
  await settle()
  follow(A, true)
  await settle()
  const before = asked.length
  expect(before).toBeLessThanOrEqual(4)
  expect(there('ana')).toEqual([A])
  for (let second = 0; second < 10; second += 1) await settle()
  expect(asked).toHaveLength(before)
})

test('what one account follows goes with it, and is not given to who signs in next (0094)', async () => {
  elsewhere('bia', B)
  account = 'ana'
  openTab()
  follow(A, true)
  await settle()
  signInAs(null)
  expect(here()).toEqual([])
  follow(C, true)
  signInAs('bia')
  await settle()
  expect([here(), there('ana'), there('bia')]).toEqual([[C, B], [A], [C, B]])
})

test('where another account signs in without the one before having left, its marks take the place of those (0094)', async () => {
  elsewhere('bia', B)
  account = 'ana'
  openTab()
  follow(A, true)
  await settle()
  signInAs('bia')
  await settle()
  expect([here(), there('bia')]).toEqual([[B], [B]])
})

test('what had not arrived when a session ended elsewhere waits for its owner, out of sight, and for nobody else (0094)', async () => {
  account = 'ana'
  openTab()
  await settle()
  fault = () => Promise.reject(new ApiFailure(401, 'unauthorized', 'Nobody is signed in'))
  follow(A, true)
  await settle()
  expect(onSignedOut).toHaveBeenCalled()
  fault = null
  expect(here()).toEqual([])
  follow(C, true)
  signInAs('ana')
  await settle()
  expect(there('ana')).toEqual([A, C])
  fault = () => Promise.reject(new ApiFailure(401, 'unauthorized', 'Nobody is signed in'))
  follow(B, true)
  await settle()
  fault = null
  signInAs('bia')
  await settle()
  signInAs(null)
  signInAs('ana')
  await settle()
  expect([there('bia'), here()]).toEqual([[], [A, C]])
})

test('an answer that comes after its account has left changes nothing here (0094)', async () => {
  elsewhere('ana', A)
  account = 'ana'
  let go = () => {}
  fault = () => new Promise((resolve) => (go = resolve as () => void))
  openTab()
  await settle()
  signInAs(null)
  go()
  await settle()
  expect(here()).toEqual([])
})

test('where here and elsewhere together are too many, all are shown here, and go once some are given up (0094)', async () => {
  const many = (kind: 'athlete' | 'team') =>
    Array.from({ length: 120 }, (_, at): FollowMark => ({ key: followKey(kind, String(at)), followed: true, at }))
  accounts.set('ana', many('athlete'))
  storeMarks(many('team'))
  account = 'ana'
  openTab()
  await settle()
  await settle()
  expect(here()).toHaveLength(240)
  expect(asked).toHaveLength(2)
  for (const { key } of many('athlete').slice(0, 40)) follow(key, false)
  await settle()
  expect(here()).toHaveLength(200)
  expect(there('ana')).toEqual(here())
})

test('who signs out has a last try made for what was not sent, before the session ends; then nothing is left (0094)', async () => {
  vi.useRealTimers()
  const requests: string[] = []
  const real = window.fetch.bind(window)
  const ana = {
    id: '7',
    username: 'ana',
    type: 'coach',
    role: null,
    email: null,
    cpf: null,
    organisation: null,
    points: 0,
    videoViewed: false,
    passwordChangedAt: '2027-09-01T12:00:00Z',
    createdAt: '2027-09-01T12:00:00Z',
  }
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    if (typeof address !== 'string' || !address.startsWith('/api/')) return real(address, init)
    requests.push(`${init?.method ?? 'GET'} ${address}`)
    if (address === '/api/account/follows') {
      const { marks } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { marks: FollowMark[] }
      return Response.json({ marks: answer('7', marks) })
    }
    return Response.json(
      init?.method === 'DELETE' ? { done: true } : { account: ana, csrf: 'a token of csrf', token: null },
    )
  })
  follow(A, true)
  await restoreSession()
  await expect.poll(() => there('7')).toEqual([A])
  follow(B, true)
  await signOut()
  expect(there('7')).toEqual([A, B])
  expect(here()).toEqual([])
  expect(localStorage.getItem('games.follows.account')).toBeNull()
  expect(requests.slice(-2)).toEqual(['POST /api/account/follows', 'DELETE /api/session'])
  expect(preferences.get().loginType).toBeNull()
  clearSession()
})
