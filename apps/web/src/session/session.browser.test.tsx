import type { AccessSubject } from '@games/domain/access/menu'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../ui/testing/open-page.tsx'
import { browserSubject } from './browser-subject.ts'
import { restoreSession, resumeLogin, signInAsGuest, signOut } from './login.ts'
import { misc } from './misc.ts'
import { currentPlatform, reportPlatform } from './platform.ts'
import { preferences } from './preferences.ts'
import { privateApi } from './private-api.ts'

const NOBODY = {
  isLoggedIn: false,
  isAuthenticated: false,
  loginType: null,
  userData: null,
  hasWatchedSecureSport: false,
} as const

let posts: string[] = []
/** Answers for the calls about the session; everything else is fetched as ever. */
function serve(answer: () => Promise<Response>) {
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !address.startsWith('/session/')) return real(...request)
    posts.push(`${init?.method} ${address}`)
    return answer()
  })
}

beforeEach(() => {
  posts = []
  preferences.set(NOBODY)
  sessionStorage.clear()
  reportPlatform('web')
  document.documentElement.lang = 'pt-PT'
  serve(() => Promise.resolve(new Response(null, { status: 204 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  preferences.set(NOBODY)
  reportPlatform('web')
})

describe('guest login', () => {
  test('makes the guest user of the specification, and notifies the server (R4.2)', async () => {
    await signInAsGuest()
    expect(preferences.get()).toMatchObject({ isLoggedIn: true, isAuthenticated: true, loginType: 'guest' })
    expect(preferences.get().userData).toEqual({
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
    })
    expect(posts).toEqual(['POST /session/guest'])
  })

  test('works without a network; the server is notified when it is back (R4.2)', async () => {
    serve(() => Promise.reject(new TypeError('no network')))
    await signInAsGuest()
    expect(preferences.get().loginType).toBe('guest')
    await expect.poll(() => posts).toEqual(['POST /session/guest'])
    serve(() => Promise.resolve(new Response(null, { status: 204 })))
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(posts).toEqual(['POST /session/guest', 'POST /session/guest'])
    }, 15_000)
  })

  test('runs again at start-up, in the language of this visit (R4.2)', async () => {
    await signInAsGuest()
    document.documentElement.lang = 'en-US'
    await resumeLogin('guest')
    expect(preferences.get().userData).toMatchObject({ username: 'Guest', name: 'Guest' })
    expect(posts).toEqual(['POST /session/guest'])
  })

  test('a server that has forgotten the guest is notified again at start-up (R4.2)', async () => {
    await signInAsGuest()
    await resumeLogin(null)
    expect(posts).toEqual(['POST /session/guest', 'POST /session/guest'])
  })
})

describe('logout', () => {
  test('clears what the specification says, and leaves time zone, language and authorisation (R4.2)', async () => {
    preferences.set({
      hasWatchedSecureSport: true,
      isAuthorized: true,
      timezone: 'America/Manaus',
      preferredTimezone: 'Europe/Lisbon',
      language: 'es',
    })
    await signInAsGuest()
    await signOut()
    expect(preferences.get()).toEqual({
      ...NOBODY,
      isAuthorized: true,
      timezone: 'America/Manaus',
      preferredTimezone: 'Europe/Lisbon',
      language: 'es',
    })
    expect(posts).toEqual(['POST /session/guest', 'POST /session/end'])
    preferences.set({ isAuthorized: false })
  })

  test('where the server refuses, the visitor stays logged in (R4.2)', async () => {
    await signInAsGuest()
    serve(() => Promise.resolve(new Response(null, { status: 500 })))
    await signOut()
    expect(preferences.get().loginType).toBe('guest')
  })

  test('works without a network, and the server is notified at the next start (R4.2)', async () => {
    await signInAsGuest()
    serve(() => Promise.reject(new TypeError('no network')))
    await signOut()
    expect(preferences.get().loginType).toBe(null)
    serve(() => Promise.resolve(new Response(null, { status: 204 })))
    await resumeLogin('guest')
    expect(posts.at(-1)).toBe('POST /session/end')
  })
})

describe('the platform', () => {
  test('a browser’s tab is plain web, and says so by having no cookie (R1.1)', () => {
    expect(currentPlatform(true)).toBe('web')
    reportPlatform('pwa')
    expect(document.cookie).toContain('platform=pwa')
    reportPlatform('web')
    expect(document.cookie).not.toContain('platform')
  })

  test('the native wrapper’s own word counts (R1.1)', () => {
    vi.stubGlobal('Capacitor', { getPlatform: () => 'android' })
    expect(currentPlatform(false)).toBe('android')
    vi.stubGlobal('Capacitor', { getPlatform: () => 'web' })
    expect(currentPlatform(false)).toBe('web')
  })

  test('a preview is stored for the tab, and counts only where it is allowed (R1.2)', () => {
    const address = location.href
    history.replaceState(null, '', '?platform=ios')
    expect([currentPlatform(false), currentPlatform(true)]).toEqual(['web', 'ios'])
    history.replaceState(null, '', address)
    expect([currentPlatform(false), currentPlatform(true)]).toEqual(['web', 'ios'])
    history.replaceState(null, '', '?platform=web')
    expect(currentPlatform(true)).toBe('web')
    history.replaceState(null, '', address)
  })

  test('who was taken for another is himself once the page is taken over, and the server is notified (R1.1)', () => {
    const served: AccessSubject = { platform: 'android', loginEnabled: true, loginType: null }
    reportPlatform('android')
    const subject = browserSubject(served, false)
    const listener = vi.fn()
    subject.subscribe(listener)
    expect(subject()).toBe(served)
    const unfollow = subject.follow()
    expect(subject()).toEqual({ ...served, platform: 'web' })
    expect(document.cookie).not.toContain('platform')
    preferences.set({ loginType: 'guest' })
    expect(subject().loginType).toBe('guest')
    expect(listener).toHaveBeenCalledTimes(2)
    unfollow()
  })
})

describe('a user', () => {
  const served: AccessSubject = { platform: 'android', loginEnabled: true, loginType: 'user' }
  const ANA = {
    id: '7',
    username: 'ana',
    type: 'coach',
    role: 'operator',
    email: 'a•••@example.com',
    cpf: '•••.•••.•••-25',
    organisation: null,
    points: 2_000,
    videoViewed: true,
    passwordChangedAt: '2027-09-01T12:00:00Z',
    createdAt: '2027-09-01T12:00:00Z',
  }
  /** Answers `GET /api/session`, and counts how often. */
  function serveSession(answer: () => Promise<Response>) {
    const real = window.fetch.bind(window)
    let asked = 0
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      if (request[0] !== '/api/session') return real(...request)
      asked += 1
      return answer()
    })
    return () => asked
  }
  const answered = (account: typeof ANA | null) => () =>
    Promise.resolve(Response.json({ account, csrf: account && 'a token', token: null }))
  afterEach(() => preferences.set({ isAuthorized: false }))

  test('whose device has forgotten him is a user until the server has said, and is restored whole (R4.1, R4.2)', async () => {
    let answer: (response: Response) => void = () => {}
    const asked = serveSession(() => new Promise((resolve) => (answer = resolve)))
    const subject = browserSubject(served, true)
    sessionStorage.setItem('platform', 'android')
    const unfollow = subject.follow()
    await expect.poll(asked).toBe(1)
    expect(subject().loginType).toBe('user')
    answer(await answered(ANA)())
    await expect.poll(() => preferences.get().loginType).toBe('user')
    expect(preferences.get()).toMatchObject({
      isLoggedIn: true,
      isAuthenticated: true,
      isAuthorized: true,
      hasWatchedSecureSport: true,
      userData: {
        id: '7',
        username: 'ana',
        name: 'ana',
        points: 2_000,
        tipo: 'coach',
        type: 'coach',
        email: 'a•••@example.com',
        cpf: '•••.•••.•••-25',
        active: true,
        photoUrl: '',
        videoViewed: true,
      },
    })
    unfollow()
  })

  test('whose session has ended is nobody, and one whose server cannot be reached stays who he is (R4.2)', async () => {
    preferences.set({ loginType: 'user', isLoggedIn: true, isAuthenticated: true })
    serveSession(() => Promise.reject(new TypeError('no network')))
    await resumeLogin('user')
    expect(preferences.get().loginType).toBe('user')
    serveSession(answered(null))
    await resumeLogin('user')
    expect(preferences.get()).toMatchObject(NOBODY)
  })

  test.each([
    ['somebody else', { ...ANA, id: '8', username: 'beto' }, ['of ana']],
    ['the same', ANA, ['of ana', 'anew']],
  ])(
    'what one tab has to send is not sent as who has signed in in another meanwhile, %s (R4.6)',
    async (_who, account, sent) => {
      const real = window.fetch.bind(window)
      let session = { account: ANA, csrf: 'of ana', token: null }
      const tokens: (string | null)[] = []
      vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
        const [address, init] = request
        if (address === '/api/session') return Promise.resolve(Response.json(session))
        if (address !== '/api/account') return real(...request)
        const token = new Headers(init?.headers).get('games-csrf')
        tokens.push(token)
        return Promise.resolve(
          token === session.csrf
            ? Response.json(account)
            : Response.json({ id: 'forbidden', message: 'another session’s' }, { status: 403 }),
        )
      })
      await restoreSession()
      session = { account, csrf: 'anew', token: null }
      await privateApi.changeProfile({ body: { organisation: 'SP' } }).catch(() => {})
      expect(tokens).toEqual(sent)
    },
  )

  test('without a network does not log out, and is told (R10)', async () => {
    preferences.set({ loginType: 'user', isLoggedIn: true, isAuthenticated: true })
    serveSession(() => Promise.reject(new TypeError('no network')))
    await signOut()
    expect(preferences.get().loginType).toBe('user')
  })
})

describe('the preferences of a first visit', () => {
  const visit = () => {
    const served: AccessSubject = { platform: 'web', loginEnabled: false, loginType: null }
    const unfollow = browserSubject(served, false).follow()
    return unfollow
  }
  const language = () => (JSON.parse(localStorage.getItem('preferences') ?? '{}') as { language?: string }).language
  afterEach(() => {
    document.cookie = 'locale=; max-age=0; path=/'
    preferences.setLanguage('por')
  })

  test('are on the device once the page is taken over, without a choice (R4.1)', async () => {
    localStorage.clear()
    const unfollow = visit()
    await expect
      .poll(() => Object.keys(JSON.parse(localStorage.getItem('preferences') ?? '{}') as object))
      .toHaveLength(9)
    expect(language()).toBe('pt')
    unfollow()
  })

  test.each([
    ['spa', 'es'],
    ['eng', 'en'],
    ['por', 'pt'],
  ])('have the language that was chosen: %s is %s (R4.1)', async (locale, expected) => {
    localStorage.clear()
    document.cookie = `locale=${locale}; path=/`
    const unfollow = visit()
    await expect.poll(language).toBe(expected)
    unfollow()
  })
})

describe('navigation', () => {
  const goTo = async (href: string, options: Parameters<typeof openPage>[1]) => {
    const opened = await openPage('/login', options)
    await opened.router.navigate({ href })
    return { ...opened, address: opened.router.state.location.href }
  }

  test.each([
    ['/feedback', 'web', '/schedule/grid'],
    ['/transport?line=2', 'web', '/login?redirect=%2Ftransport%3Fline%3D2'],
    ['/sponsors', 'android', '/login?redirect=%2Fsponsors'],
  ] as const)('to %s on %s is led to %s by the server’s own guard (R4.3)', async (href, platform, expected) => {
    const { address } = await goTo(href, { subject: { platform, loginEnabled: true } })
    expect(address).toBe(expected)
  })

  test('a 403 offers the way in, which leads back, where there is one for the visitor (R4.4)', async () => {
    const wayIn = async (address: string, subject: Partial<AccessSubject>) => {
      const { screen } = await openPage(address, { subject: { platform: 'web', loginEnabled: true, ...subject } })
      await expect.element(screen.getByText('403')).toBeVisible()
      const link = screen.getByRole('link', { name: 'Entrar', exact: true }).query()
      await screen.unmount()
      return link?.getAttribute('href') ?? null
    }
    expect(await wayIn('/403', {})).toBe('/login')
    expect(await wayIn('/403', { loginType: 'guest' })).toBe('/login')
    expect(await wayIn('/403', { loginType: 'user' })).toBeNull()
    expect(await wayIn('/transport', { loginEnabled: false })).toBeNull()
  })

  test('what is forbidden keeps its address and shows the 403 page (R4.4)', async () => {
    const { address, screen } = await goTo('/transport', {})
    expect(address).toBe('/transport')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acesso não permitido')
    await expect.element(screen.getByText('403')).toBeVisible()
  })

  test('follows the organiser’s route rules, which are requested once (R3.12)', async () => {
    const getRouteRules = vi.fn(() =>
      Promise.resolve({ rules: [{ from: '/news/**', to: '/venues/**', status: 302 as const }] }),
    )
    const { address, router } = await goTo('/news?x=1', { api: { getRouteRules } })
    expect(address).toBe('/venues?x=1')
    await router.navigate({ href: '/sponsors' })
    expect(getRouteRules).toHaveBeenCalledTimes(1)
  })

  test('goes on without rules that cannot be had (R3.12)', async () => {
    const getRouteRules = () => Promise.reject(new TypeError('no network'))
    expect((await goTo('/venues', { api: { getRouteRules } })).address).toBe('/venues')
  })

  test('the first page of a visit requests no rules: the server has followed them (R3.12)', async () => {
    const getRouteRules = vi.fn(() => Promise.resolve({ rules: [] }))
    await openPage('/login', { api: { getRouteRules } })
    expect(getRouteRules).not.toHaveBeenCalled()
  })
})

describe('the login page', () => {
  const app: Partial<AccessSubject> = { platform: 'android', loginEnabled: true }

  test('leads a guest to where he was going (R4.2, R4.3)', async () => {
    const { screen, router } = await openPage('/login?redirect=%2Fsponsors%3Fx%3D1', {
      subject: { ...app, loginType: 'guest' },
    })
    await screen.getByRole('link', { name: 'Continuar' }).click()
    await expect.poll(() => router.state.location.href).toBe('/sponsors?x=1')
  })

  test('never leads to another site (R4.3)', async () => {
    const { screen } = await openPage('/login?redirect=%2F%2Felsewhere.example', {
      subject: { ...app, loginType: 'guest' },
    })
    await expect.element(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/')
  })

  test('says so where the section needs an account, and leads a guest to the start instead of round in a circle (R4.3)', async () => {
    const { screen } = await openPage('/login?redirect=%2Ftransport', { subject: { ...app, loginType: 'guest' } })
    await expect.element(screen.getByText(/^Para abrir .*, entre com a sua conta/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/')
  })

  test('logs a guest in by one button (R4.2)', NIGHTLY, async () => {
    const { screen, router } = await openPage('/login?redirect=%2Fvenues', {})
    await screen.getByRole('button', { name: 'Entrar como convidado' }).click()
    await expect.poll(() => router.state.location.href).toBe('/venues')
    expect(preferences.get().loginType).toBe('guest')
    await expect.element(screen.getByText('Você entrou', { exact: true })).toBeVisible()
  })

  test('sign-up shows no form while the organiser has it closed (R4.4)', async () => {
    const { screen } = await openPage('/signup', {})
    await expect.element(screen.getByText(/O cadastro está fechado/)).toBeVisible()
    expect(screen.container.querySelectorAll('input, form')).toHaveLength(0)
  })
})

test('the misc store notifies of what changed and of nothing else (R3.14)', () => {
  const listener = vi.fn()
  const unsubscribe = misc.subscribe(listener)
  misc.set({ showProgressBar: true })
  misc.set({ showProgressBar: true })
  expect([listener.mock.calls.length, misc.get().showProgressBar]).toEqual([1, true])
  unsubscribe()
  misc.set({ showProgressBar: false })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(Object.keys(misc.get())).toEqual(['showProgressBar', 'showDebugBanner', 'windowHeight', 'scrollData'])
})
