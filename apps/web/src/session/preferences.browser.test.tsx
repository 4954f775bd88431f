import { beforeEach, expect, test, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'
import { openPreferences, type UserData } from './preferences.ts'

vi.mock(import('./load-anew.ts'), () => ({ loadAnew: vi.fn() }))

const KEY = 'preferences'
const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown>

beforeEach(() => localStorage.clear())

const TIMEZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone
const USUAL = {
  isLoggedIn: false,
  isAuthenticated: false,
  loginType: null,
  timezone: TIMEZONE,
  preferredTimezone: 'local',
  language: 'pt',
  userData: null,
  isAuthorized: false,
  hasWatchedSecureSport: false,
}

const GUEST = {
  id: 'guest',
  username: 'Convidado',
  name: 'Convidado',
  points: 0,
  tipo: 'guest',
  type: 'guest',
  email: '{email}',
  cpf: '00000000000',
  active: true,
  photoUrl: '',
  videoViewed: false,
}

test('the store has exactly the fields of the specification, with its defaults (R4.1)', async () => {
  expect(openPreferences().get()).toEqual(USUAL)
})

test('all fields are stored on the device and found again (R4.1)', async () => {
  const first = openPreferences()
  const changed = {
    isLoggedIn: true,
    isAuthenticated: true,
    loginType: 'guest',
    timezone: 'America/Manaus',
    preferredTimezone: 'America/Sao_Paulo',
    userData: GUEST,
    isAuthorized: true,
    hasWatchedSecureSport: true,
  }
  first.set(changed as never)
  expect(stored()).toEqual({ ...changed, language: 'pt' })
  expect(openPreferences().get()).toEqual({ ...changed, language: 'pt' })
})

test.each([
  ['spa', 'es'],
  ['por', 'pt'],
  ['eng', 'en'],
] as const)(
  'the language setter maps %s to %s, and the getters answer pt and por all the same (R4.1)',
  async (locale, language) => {
    const preferences = openPreferences()
    preferences.setLanguage(locale)
    expect(stored().language).toBe(language)
    expect([preferences.getLanguage(), preferences.getLanguageKey()]).toEqual(['pt', 'por'])
  },
)

test.each([
  ['broken', '{"isLoggedIn":tru'],
  ['something else', '[1,2]'],
  ['null', 'null'],
  ['of wrong kinds', '{"isLoggedIn":"yes","loginType":"king","userData":[],"timezone":7,"constructor":1}'],
  [
    'of foreign values',
    '{"language":"fr","userData":{"id":"guest","name":{"por":"x"}},"__proto__":{"isAuthorized":true}}',
  ],
])('what is stored may be %s: the usual values stand in for it (R4.1)', async (_what, text) => {
  localStorage.setItem(KEY, text)
  expect(openPreferences().get()).toEqual(USUAL)
})

test('a first visit stores exactly the fields of the specification, with their defaults (R4.1)', () => {
  openPreferences().start()
  expect(stored()).toEqual(USUAL)
})

test('a start stores what an older version lacked, drops what is no field, and says where the device is now (R4.1)', () => {
  localStorage.setItem(KEY, '{"preferredTimezone":"Europe/Lisbon","timezone":"Asia/Tokyo","theme":"dark"}')
  openPreferences().start()
  expect(stored()).toEqual({ ...USUAL, preferredTimezone: 'Europe/Lisbon' })
})

test('sound fields are taken from between unsound ones (R4.1)', async () => {
  localStorage.setItem(KEY, '{"preferredTimezone":"Europe/Lisbon","isLoggedIn":"yes"}')
  expect(openPreferences().get()).toEqual({ ...USUAL, preferredTimezone: 'Europe/Lisbon' })
})

test('a full or forbidden storage changes nothing but how long preferences last (R4.1)', async () => {
  const preferences = openPreferences()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  preferences.set({ preferredTimezone: 'Europe/Lisbon' })
  expect(preferences.get().preferredTimezone).toBe('Europe/Lisbon')
  full.mockRestore()
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(openPreferences().get()).toEqual(USUAL)
  forbidden.mockRestore()
})

test('what another tab changes is known here at once (R4.1)', async () => {
  const preferences = openPreferences()
  const listener = vi.fn()
  preferences.subscribe(listener)
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frame.contentWindow?.localStorage.setItem(KEY, JSON.stringify({ ...USUAL, loginType: 'guest', isLoggedIn: true }))
  await expect.poll(() => preferences.get().loginType).toBe('guest')
  expect(listener).toHaveBeenCalledTimes(1)
  frame.contentWindow?.localStorage.clear()
  await expect.poll(() => preferences.get().loginType).toBe(null)
  frame.remove()
})

test('a page that was frozen changes its own field and leaves what another tab stored meanwhile (R4.1)', () => {
  const preferences = openPreferences()
  preferences.start()
  // written without an event: nobody tells a page in the back-forward cache
  localStorage.setItem(KEY, JSON.stringify({ ...USUAL, preferredTimezone: 'Europe/Lisbon' }))
  preferences.set({ hasWatchedSecureSport: true })
  expect(stored()).toEqual({ ...USUAL, preferredTimezone: 'Europe/Lisbon', hasWatchedSecureSport: true })
  localStorage.setItem(KEY, JSON.stringify({ ...USUAL, preferredTimezone: 'Asia/Tokyo' }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(preferences.get().preferredTimezone).toBe('Asia/Tokyo')
})

test('a page is loaded anew once another account has signed in elsewhere, and only then (R4.6)', () => {
  const user = (id: string) =>
    JSON.stringify({
      ...USUAL,
      loginType: 'user',
      userData: {
        id,
        username: id,
        name: id,
        points: 0,
        tipo: 'guest',
        type: 'guest',
        email: '',
        cpf: '',
        active: true,
        photoUrl: '',
        videoViewed: false,
      },
    })
  const shown = (text: string) => {
    localStorage.setItem(KEY, text)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
  const preferences = openPreferences()
  vi.mocked(loadAnew).mockClear()
  shown(user('ana'))
  shown(JSON.stringify(USUAL))
  shown(user('ana'))
  expect(loadAnew).not.toHaveBeenCalled()
  shown(JSON.stringify(USUAL))
  shown(user('beto'))
  expect(loadAnew).toHaveBeenCalled()
  vi.mocked(loadAnew).mockClear()
  // who signs in on this page is no other
  preferences.set({ loginType: null, userData: null })
  const { userData } = JSON.parse(user('caio')) as { userData: UserData }
  preferences.set({ loginType: 'user', userData })
  expect(loadAnew).not.toHaveBeenCalled()
})

test('while the storage is full, what was set before stays set with what is set next (R4.1)', () => {
  const preferences = openPreferences()
  preferences.start()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  preferences.set({ preferredTimezone: 'Europe/Lisbon' })
  preferences.set({ hasWatchedSecureSport: true })
  full.mockRestore()
  expect(preferences.get()).toEqual({ ...USUAL, preferredTimezone: 'Europe/Lisbon', hasWatchedSecureSport: true })
  preferences.setLanguage('spa')
  expect(stored()).toEqual({ ...preferences.get(), language: 'es' })
})
