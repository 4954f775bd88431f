import { describe, expect, test } from 'vitest'
import { afterLogin, decideAccess, safeRedirect } from './guard.ts'
import { type AccessSubject, MENU, menuFor, menuHalves } from './menu.ts'
import { PLATFORMS, platformOf } from './platform.ts'

/**
 * The specification's tables (R1.4–R1.6, R4.3, R4.4). Six columns a platform: signing in off, then on, each for an anonymous visitor,
 * a guest and a user. In the menu x is shown, - is not. At the guard o is open, g leads to the grid, L to the login, F is forbidden.
 */
const SUBJECTS = [
  [false, null],
  [false, 'guest'],
  [false, 'user'],
  [true, null],
  [true, 'guest'],
  [true, 'user'],
] as const

const MENU_TABLE = `
                             web       pwa       ios       android
home          /                       --- ---   xxx xxx   xxx xxx   xxx xxx
grid          /schedule/grid          xxx xxx   xxx xxx   xxx xxx   xxx xxx
athletes      /participants           xxx xxx   xxx xxx   xxx xxx   xxx xxx
disciplines   /schedule/disciplines   xxx xxx   xxx xxx   xxx xxx   xxx xxx
medals        /medals                 xxx xxx   xxx xxx   xxx xxx   xxx xxx
ranking       /ranking                --- ---   xxx xxx   xxx xxx   xxx xxx
results       /schedule/days          xxx xxx   xxx xxx   xxx xxx   xxx xxx
reports       /reports                xxx xxx   xxx xxx   xxx xxx   xxx xxx
venues        /venues                 xxx xxx   xxx xxx   xxx xxx   xxx xxx
login         /login                  --- ---   x-- x--   x-- x--   x-- x--
trivia        /trivia                 --- ---   --- ---   --- --x   --- --x
transport     /transport              --- --x   --- --x   --- --x   --- --x
hotels        /places/hotel           --- --x   --- --x   --- --x   --- --x
hospitals     /places/hospital        --- ---   --- --x   --- --x   --- --x
ambassadors   /ambassadors            xxx xxx   xxx xxx   xxx xxx   xxx xxx
courses       /courses                --- ---   --- --x   --- --x   --- --x
secure        /secure                 --- ---   xxx xxx   xxx xxx   xxx xxx
videos        /videos                 --- ---   --- --x   --- --x   --- --x
photos        /official-photos        --- ---   --- --x   --- --x   --- --x
awards        /official-awards-schedule --- --- xxx xxx   xxx xxx   xxx xxx
sponsors      /sponsors               --- ---   xxx xxx   xxx xxx   xxx xxx
qr-scan       /qr-scan                --- ---   --- --x   --- --x   --- --x
informativos  /informativos           --- ---   --- --x   --- --x   --- --x
feedback      /feedback               --- ---   --- --x   --- --x   --- --x
`
const GUARD_TABLE = `
                             web       pwa       ios       android
home          /                       ggg ggg   ooo Loo   ooo Loo   ooo Loo
grid          /schedule/grid          ooo ooo   ooo Loo   ooo Loo   ooo Loo
athletes      /participants           ooo ooo   ooo Loo   ooo Loo   ooo Loo
disciplines   /schedule/disciplines   ooo ooo   ooo Loo   ooo Loo   ooo Loo
medals        /medals                 ooo ooo   ooo Loo   ooo Loo   ooo Loo
ranking       /ranking                ggg ggg   ooo Loo   ooo Loo   ooo Loo
results       /schedule/days          ooo ooo   ooo Loo   ooo Loo   ooo Loo
reports       /reports                ooo ooo   ooo Loo   ooo Loo   ooo Loo
venues        /venues                 ooo ooo   ooo Loo   ooo Loo   ooo Loo
login         /login                  ooo ooo   ooo ooo   ooo ooo   ooo ooo
trivia        /trivia                 ggg ggg   FFF LLo   FFF LLo   FFF LLo
transport     /transport              FFF LLo   FFF LLo   FFF LLo   FFF LLo
hotels        /places/hotel           FFF LLo   FFF LLo   FFF LLo   FFF LLo
hospitals     /places/hospital        ggg ggg   FFF LLo   FFF LLo   FFF LLo
ambassadors   /ambassadors            ooo ooo   ooo Loo   ooo Loo   ooo Loo
courses       /courses                ggg ggg   FFF LLo   FFF LLo   FFF LLo
secure        /secure                 ggg ggg   ooo Loo   ooo Loo   ooo Loo
videos        /videos                 ggg ggg   FFF LLo   FFF LLo   FFF LLo
photos        /official-photos        ggg ggg   FFF LLo   FFF LLo   FFF LLo
awards        /official-awards-schedule ggg ggg ooo Loo   ooo Loo   ooo Loo
sponsors      /sponsors               ggg ggg   ooo Loo   ooo Loo   ooo Loo
qr-scan       /qr-scan                ggg ggg   FFF LLo   FFF LLo   FFF LLo
informativos  /informativos           ggg ggg   FFF LLo   FFF LLo   FFF LLo
feedback      /feedback               ggg ggg   FFF LLo   FFF LLo   FFF LLo
`

/** The rows of a table with a mark for each of the 24 subjects. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [key = '', address = '', ...marks] = line.split(/\s+/)
      return { key, address, marks: marks.join('').split('') }
    })
const EVERY_SUBJECT: readonly AccessSubject[] = PLATFORMS.flatMap((platform) =>
  SUBJECTS.map(([loginEnabled, loginType]) => ({ platform, loginEnabled, loginType })),
)
const titleOf = ({ platform, loginEnabled, loginType }: AccessSubject) =>
  `${platform}, login ${loginEnabled ? 'on' : 'off'}, ${loginType ?? 'anonymous'}`

const guardMark = (address: string, subject: AccessSubject): string => {
  const access = decideAccess(address, subject)
  if (access.kind === 'open') return 'o'
  if (access.kind === 'forbidden') return 'F'
  if (access.to === '/schedule/grid') return 'g'
  return access.to === `/login?redirect=${encodeURIComponent(address)}` ? 'L' : access.to
}
const subject = (over: Partial<AccessSubject>): AccessSubject => ({
  platform: 'web',
  loginEnabled: true,
  loginType: null,
  ...over,
})

describe('the menu', () => {
  const rows = rowsOf(MENU_TABLE)

  test('has the 24 entries in their order, each with its address (R1.3)', () => {
    expect(MENU.map(({ key, address }) => `${key} ${address}`)).toEqual(
      rows.map(({ key, address }) => `${key} ${address}`),
    )
    expect(MENU).toHaveLength(24)
  })

  test.each(EVERY_SUBJECT.map((one, column) => [titleOf(one), one, column] as const))(
    'shows what the table says: %s (R1.4–R1.6)',
    (_title, one, column) => {
      expect(menuFor(one).map(({ key }) => key)).toEqual(
        rows.filter(({ marks }) => marks[column] === 'x').map(({ key }) => key),
      )
    },
  )

  test('is split into a left half, rounded up, and a right half (R1.5)', () => {
    expect(menuHalves([])).toEqual([[], []])
    expect(menuHalves(['a'])).toEqual([['a'], []])
    expect(menuHalves(['a', 'b', 'c', 'd'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(menuHalves(['a', 'b', 'c', 'd', 'e'])).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })
})

describe('the guard', () => {
  const rows = rowsOf(GUARD_TABLE)

  test('both tables have the same 24 entries', () => {
    expect(rows.map(({ key, address }) => `${key} ${address}`)).toEqual(
      rowsOf(MENU_TABLE).map(({ key, address }) => `${key} ${address}`),
    )
    expect([...rows, ...rowsOf(MENU_TABLE)].every(({ marks }) => marks.length === 24)).toBe(true)
  })

  test.each(EVERY_SUBJECT.map((one, column) => [titleOf(one), one, column] as const))(
    'decides what the table says: %s (R4.3, R4.4)',
    (_title, one, column) => {
      for (const { address, marks } of rows)
        expect([address, guardMark(address, one)]).toEqual([address, marks[column]])
    },
  )

  /** On plain web with signing in off, on the app with it off and on: an anonymous visitor. */
  test.each([
    // what is below an entry, and its other addresses
    ['/trivia/12', 'g', 'F', 'L'],
    ['/secure-sport', 'g', 'o', 'L'],
    ['/hotels', 'F', 'F', 'L'],
    ['/places/hotel', 'F', 'F', 'L'],
    ['/hospitals', 'g', 'F', 'L'],
    ['/places/hospital', 'g', 'F', 'L'],
    ['/places/other', 'o', 'o', 'L'],
    ['/videos/12?from=menu', 'g', 'F', 'L'],
    // what only begins like one
    ['/places/hotels-nearby', 'o', 'o', 'L'],
    ['/triviality', 'o', 'o', 'L'],
    ['/secured', 'o', 'o', 'L'],
    ['/logins', 'o', 'o', 'L'],
    // an address written otherwise is the same address to the router
    ['/Transport', 'F', 'F', 'L'],
    ['/transport/', 'F', 'F', 'L'],
    ['//transport', 'F', 'F', 'L'],
    ['/%74ransport', 'F', 'F', 'L'],
    ['/?day=2027-07-16', 'g', 'o', 'L'],
    ['/transport%', 'o', 'o', 'L'],
    // only the path decides
    ['/medals/all?x=/transport', 'o', 'o', 'L'],
    ['/medals/all#/transport', 'o', 'o', 'L'],
    ['/transport?next=/widget/events', 'F', 'F', 'L'],
    // no entry of the menu
    ['/volunteers', 'o', 'o', 'L'],
    ['/match-stats', 'o', 'o', 'L'],
    ['/discipline/JUD/results/JUDM0000', 'o', 'o', 'L'],
    ['/no-such-page', 'o', 'o', 'L'],
    // open to everybody
    ['/login?redirect=%2Ftransport', 'o', 'o', 'o'],
    ['/signup', 'o', 'o', 'o'],
    ['/auth', 'o', 'o', 'o'],
    ['/auth/back', 'o', 'o', 'o'],
    ['/403', 'o', 'o', 'o'],
    ['/widget/events', 'o', 'o', 'o'],
    ['/widget/medals?locale=spa', 'o', 'o', 'o'],
    ['/robots.txt', 'o', 'o', 'o'],
    ['/sitemap.xml', 'o', 'o', 'o'],
  ])(
    '%s: %s on web, %s in the app, %s in the app with signing in on (R4.3, R4.4)',
    (address, web, app, appWithLogin) => {
      expect(guardMark(address, subject({ loginEnabled: false }))).toBe(web)
      expect(guardMark(address, subject({ platform: 'android', loginEnabled: false }))).toBe(app)
      expect(guardMark(address, subject({ platform: 'android' }))).toBe(appWithLogin)
    },
  )

  test.each([true, false])(
    'the office asks whoever is not signed in, and itself who that is; signing in on: %s (R4.7)',
    (loginEnabled) => {
      const marks = ([null, 'guest', 'user'] as const).map((loginType) =>
        guardMark('/office/log?day=1', subject({ loginEnabled, loginType })),
      )
      expect(marks).toEqual(['L', 'L', 'o'])
    },
  )

  test('the redirect holds the whole original path with its query (R4.3)', () => {
    expect(decideAccess('/trivia/12?from=qr&x=a%20b', subject({ platform: 'ios', loginType: 'guest' }))).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Ftrivia%2F12%3Ffrom%3Dqr%26x%3Da%2520b',
    })
  })
})

test.each([
  [{ native: 'ios' }, 'ios'],
  [{ native: 'android', standalone: false, userAgent: 'iPhone' }, 'android'],
  [{ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' }, 'web'],
  [{ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', touchPoints: 5 }, 'web'],
  [{ standalone: true, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', touchPoints: 5 }, 'android'],
  [{ standalone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, 'ios'],
  [{ standalone: true, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 5 }, 'ios'],
  [{ standalone: true, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, 'pwa'],
  [{ standalone: true, userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', touchPoints: 10 }, 'pwa'],
] as const)('platform by its signs: %o is %s (R1.1)', (signs, platform) => {
  expect(platformOf({ native: null, standalone: false, userAgent: '', touchPoints: 0, ...signs })).toBe(platform)
})

test.each([
  ['/trivia/12?from=qr#top', '/trivia/12?from=qr#top'],
  ['/', '/'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['medals/all', '/'],
  ['//elsewhere.example/x', '/'],
  ['/\\elsewhere.example/x', '/'],
  ['/x/..//elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['https://elsewhere.example/x', '/'],
  ['javascript:alert(1)', '/'],
])('after login only an address of our own is gone to: %s → %s (R4.3)', (address, safe) => {
  expect(safeRedirect(address)).toBe(safe)
})

test.each([
  ['android', '/', '/secure-sport'],
  ['ios', '/trivia/12?from=qr', '/secure-sport?redirect=%2Ftrivia%2F12%3Ffrom%3Dqr'],
  ['pwa', '/venues', '/secure-sport?redirect=%2Fvenues'],
  ['web', '/venues', '/venues'],
  ['android', '/secure-sport?redirect=%2Fvenues', '/secure-sport?redirect=%2Fvenues'],
] as const)(
  'after login on %s, who has not watched the safe-sport video is led from %s to %s (R4.5)',
  (platform, target, led) => {
    const user = subject({ platform, loginType: 'user' })
    expect(afterLogin(target, user, false)).toBe(led)
    expect(decideAccess(led, user)).toEqual({ kind: 'open' })
    expect(afterLogin(target, user, true)).toBe(target)
    expect(afterLogin(target, { ...user, loginType: 'guest' }, false)).toBe(target)
  },
)
