import { expect, test } from 'vitest'
import { pageSearch, subjectOf } from './subject.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

const platform = (url: string, cookie?: string, { userAgent = WINDOWS, previews = false } = {}) =>
  subjectOf(url, { cookie, userAgent }, { loginEnabled: false, previews }).platform

test.each([
  [undefined, 'web'],
  ['platform=android', 'android'],
  ['locale=por; platform=pwa; login=guest', 'pwa'],
  ['platform=watch', 'web'],
  ['myplatform=ios', 'web'],
  ['platform=', 'web'],
])('the platform is what the page in the foreground last sent: %s is %s (R1.1)', (cookie, expected) => {
  expect(platform('/medals/all', cookie)).toBe(expected)
})

test.each([
  [ANDROID, 'android'],
  [IPHONE, 'ios'],
  [WINDOWS, 'pwa'],
])(
  'the start of the installed app is known by its address, whatever a tab sent before: %s is %s (R1.1)',
  (userAgent, expected) => {
    expect(platform('/?start=installed', 'platform=web', { userAgent })).toBe(expected)
  },
)

test('a platform is previewed only where that is allowed (R1.2)', () => {
  expect(platform('/?platform=ios', 'platform=android', { previews: true })).toBe('ios')
  expect(platform('/?platform=web', 'platform=android', { previews: true })).toBe('web')
  expect(platform('/?platform=ios')).toBe('web')
  expect(platform('/?platform=toaster', undefined, { previews: true })).toBe('web')
})

test.each([
  [undefined, null],
  ['login=guest', 'guest'],
  ['platform=pwa; login=guest', 'guest'],
  ['login=user', 'user'],
  ['login=admin', null],
  ['login=guests', null],
  ['nologin=guest', null],
])('a cookie says for whom a page is drawn, and opens nothing: %s is %s (R4.2)', (cookie, loginType) => {
  const subject = subjectOf('/', { cookie, userAgent: undefined }, { loginEnabled: true, previews: false })
  expect(subject).toMatchObject({ loginEnabled: true, loginType })
})

test.each([
  ['', ''],
  ['?start=installed', ''],
  ['?start=installed&q=a%20b', '?q=a+b'],
  ['?q=1&platform=pwa', '?q=1'],
  ['?restart=1', '?restart=1'],
])('who requests it is no page’s business: of %s a page reads %s', (search, read) => {
  expect(pageSearch(search)).toBe(read)
})
