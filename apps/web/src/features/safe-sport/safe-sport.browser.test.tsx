import type { Film, PlayedPart, SafeSport, Watched } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import mp4 from '../../../public/films/safe-sport/film.mp4?url'
import por from '../../../public/films/safe-sport/por.vtt?url'
import spa from '../../../public/films/safe-sport/spa.vtt?url'
import type { Locale } from '../../i18n/locale.ts'
import { loadAnew } from '../../session/load-anew.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import playlist from './pieces/film.m3u8?url'

vi.mock(import('../../session/load-anew.ts'), () => ({ loadAnew: vi.fn() }))

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

/** The demo's own film, as the server names it. */
const FILM: Film = {
  sources: [{ address: mp4, type: 'video/mp4' }],
  seconds: 40,
  captions: [
    { locale: 'por', address: por },
    { locale: 'spa', address: spa },
  ],
  chapters: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((name, n) => ({ at: n * 8, title: { por: name } })),
}
const NOTHING: Watched = { seconds: 0, wholeAt: null, earned: null, points: 0 }
const WHOLE: Watched = { seconds: 40, wholeAt: '2027-09-08T17:02:00.000Z', earned: 2_000, points: 2_000 }

let reports: PlayedPart[] = []
/** Answers as the server does; everything else is fetched as ever. */
function serve(
  found: Partial<SafeSport> | null,
  report: (part: PlayedPart) => Promise<Response> = ({ to }) => json({ ...NOTHING, seconds: to / 1_000 }),
) {
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (address === '/api/safe-sport')
      return found ? json({ film: FILM, worth: 2_000, watched: null, ...found }) : Promise.reject(new TypeError('away'))
    if (address !== '/api/safe-sport/played') return real(...request)
    if (typeof init?.body !== 'string') throw new Error('a report has a body')
    const part = JSON.parse(init.body) as PlayedPart
    reports.push(part)
    return report(part)
  })
}
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))

beforeEach(() => {
  reports = []
  setCsrf('a token')
  preferences.set({
    loginType: 'user',
    userData: {
      id: '7',
      username: 'ana',
      name: 'ana',
      points: 0,
      tipo: 'guest',
      type: 'guest',
      email: 'a•••@example.com',
      cpf: '',
      active: true,
      photoUrl: '',
      videoViewed: false,
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCsrf(null)
  preferences.set({
    loginType: null,
    isLoggedIn: false,
    isAuthenticated: false,
    hasWatchedSecureSport: false,
    userData: null,
  })
})

async function open(path: '/secure' | '/secure-sport', options: { locale?: Locale; width?: number } = {}) {
  const opened = await openPage(path, { subject: USER, ...options })
  await expect.poll(() => document.querySelector('video, .safe-sport-stopped')).not.toBeNull()
  return opened
}
const film = () => document.querySelector('video') as HTMLVideoElement
async function isPlaying() {
  await expect.poll(() => film().currentTime > 0 && !film().paused).toBe(true)
}
/** Where it is once it has gone there. */
const settled = async () => {
  await expect.poll(() => film().seeking).toBe(false)
  return film().currentTime
}
const button = (name: string | RegExp) => ({ name })

test.each([320, 768, 1000])('at %d px the film leaves no strip of the page empty (R4.5)', NIGHTLY, async (width) => {
  serve({})
  await open('/secure-sport', { width })
  const { width: filmed } = document.querySelector('.safe-sport-stage')?.getBoundingClientRect() ?? { width: 0 }
  expect([filmed, horizontalScroll()]).toEqual([document.documentElement.clientWidth, 0])
})

describe('the first time', () => {
  test('it goes on where the server counted to, and no further forward than it is watched (R4.5)', async () => {
    serve({ watched: { ...NOTHING, seconds: 12 } })
    const { screen } = await open('/secure-sport', { width: 320 })
    await expect.element(screen.getByRole('button', button('Continuar em 0:28'))).toBeDisabled()
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await isPlaying()
    expect(film().currentTime).toBeGreaterThanOrEqual(12)
    film().currentTime = 30
    expect(await settled()).toBeLessThan(15)
    film().playbackRate = 4
    await expect.poll(() => film().playbackRate).toBe(1)
    // neither by keys
    film().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await settled()).toBeLessThan(15)
    await userEvent.keyboard('{ArrowLeft}')
    expect(await settled()).toBeLessThan(6)
    await userEvent.keyboard(' ')
    await expect.poll(() => film().paused).toBe(true)
    expect(document.querySelector('input[type=range]')).toBeNull()
    await expect.element(screen.getByRole('progressbar', { name: 'Assistido' })).toHaveAttribute('aria-valuemax', '40')
    expect(horizontalScroll()).toBe(0)
  })

  test('nothing leads elsewhere before the end but help (R3.2, R4.5)', async () => {
    serve({ watched: NOTHING })
    const { screen } = await open('/secure-sport')
    await expect.element(screen.getByText('Disque 100')).toBeVisible()
    const links = [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.checkVisibility())
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#content', 'tel:100'])
  })

  test('what is played is reported: one run, its beginning first, up to where it stops (R4.5)', NIGHTLY, async () => {
    serve({ watched: { ...NOTHING, seconds: 5 } })
    const { screen } = await open('/secure-sport')
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await expect.poll(() => film().currentTime).toBeGreaterThan(5.7)
    await userEvent.click(screen.getByRole('button', button('Pausar')))
    // a slow press lets it run on, and report once more
    const stoppedAt = () => Math.floor(film().currentTime * 1_000)
    await expect.poll(() => film().paused && reports.at(-1)?.to === stoppedAt()).toBe(true)
    expect(reports.length).toBeGreaterThanOrEqual(2)
    expect(new Set(reports.map(({ play }) => play)).size).toBe(1)
    expect(reports[0]?.from).toBe(reports[0]?.to)
    expect(reports.at(-1)?.from).toBe(reports[0]?.from)
  })

  test('at the end the points own the screen, and the device knows it (R4.5, R7.5)', async () => {
    const wholeAt = '2027-09-14T17:02:00.000Z'
    serve({ watched: { ...NOTHING, seconds: 39 } }, ({ to }) =>
      json(to >= 39_500 ? { seconds: 40, wholeAt, earned: 2_000, points: 2_500 } : { ...NOTHING, seconds: 39 }),
    )
    const { screen } = await open('/secure-sport', { width: 320 })
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await expect.element(screen.getByText(/^\+2\s000$/)).toBeVisible()
    await expect.element(screen.getByText('Esporte seguro, visto às 14:02')).toBeVisible()
    await expect.element(screen.getByText('Disque 100')).toBeVisible()
    await expect.element(screen.getByRole('link', button('Continuar'))).toHaveAttribute('href', '/')
    expect(document.activeElement?.textContent).toBe('Até o fim. Obrigado.')
    expect(preferences.get()).toMatchObject({
      hasWatchedSecureSport: true,
      userData: { videoViewed: true, points: 2_500 },
    })
    expect(horizontalScroll()).toBe(0)
    await userEvent.click(screen.getByRole('button', button('Ver de novo')))
    await expect.element(screen.getByRole('slider', { name: 'Posição no vídeo' })).toBeInTheDocument()
  })

  test('what was not counted is played once more (R4.5)', NIGHTLY, async () => {
    serve({ watched: { ...NOTHING, seconds: 39 } }, () => json({ ...NOTHING, seconds: 20 }))
    const { screen } = await open('/secure-sport')
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await expect.element(screen.getByText(/^Um trecho não foi contado/)).toBeVisible()
    await expect.poll(() => film().currentTime).toBeLessThan(25)
    expect(preferences.get().hasWatchedSecureSport).toBe(false)
  })

  test(
    'without a network at the end it says what is kept, lets one go on, and ends with the next try (R4.5)',
    NIGHTLY,
    async () => {
      let isAway = true
      serve({ watched: { ...NOTHING, seconds: 39 } }, () =>
        isAway ? Promise.reject(new TypeError('no network')) : json(WHOLE),
      )
      const { screen } = await open('/secure-sport')
      await userEvent.click(screen.getByRole('button', button('Assistir')))
      await expect.element(screen.getByText('Continua daqui quando a rede voltar')).toBeVisible()
      await expect.element(screen.getByText(/^Guardado até 0:39 de 0:40/)).toBeVisible()
      await expect.element(screen.getByText(/volta na próxima vez que você entrar/)).toBeVisible()
      await expect.element(screen.getByRole('link', button('Continuar'))).toBeVisible()
      isAway = false
      await userEvent.click(screen.getByRole('button', button('Tentar de novo')))
      await expect.element(screen.getByText(/^\+2\s000$/)).toBeVisible()
    },
  )

  test('stops while nobody can see it, and says so (R4.5)', NIGHTLY, async () => {
    serve({ watched: NOTHING })
    const { screen } = await open('/secure-sport')
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await isPlaying()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => film().paused).toBe(true)
    await expect.element(screen.getByText('Parou enquanto você estava em outra tela.')).toBeVisible()
  })

  test('whose session has ended logs in again, and comes back (R4.4)', NIGHTLY, async () => {
    serve({ watched: NOTHING }, () => json({ id: 'unauthorized', message: '' }, 401))
    const { screen, router } = await open('/secure-sport')
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Fsecure-sport')
  })
})

describe('nobody is locked in', () => {
  test.each(
    sampled(
      [
        ['there is no film yet', { film: null, watched: NOTHING }, 'O vídeo ainda não foi publicado'],
        ['the server is away', null, 'Sem resposta do servidor'],
        [
          'the film is broken',
          { film: { ...FILM, sources: [{ address: '/api/no-such-film.mp4', type: 'video/mp4' }] }, watched: NOTHING },
          'O vídeo não abriu',
        ],
        [
          'this browser plays none of its sources',
          { film: { ...FILM, sources: [{ address: '/film.ogv', type: 'video/x-unknown' }] }, watched: NOTHING },
          'O vídeo não abriu',
        ],
      ] satisfies [string, Partial<SafeSport> | null, string][],
      4,
    ),
  )('where %s it says so, and leads on: the film is asked for again (R4.5)', async (_what, found, words) => {
    serve(found)
    const { screen } = await open('/secure-sport', { width: 320 })
    await expect.element(screen.getByRole('heading', { name: words })).toBeVisible()
    await expect.element(screen.getByText(/volta na próxima vez que você entrar/)).toBeVisible()
    await expect.element(screen.getByRole('link', button('Continuar'))).toHaveAttribute('href', '/')
    await expect.element(screen.getByText('Disque 100')).toBeVisible()
    expect(preferences.get().hasWatchedSecureSport).toBe(false)
    expect(horizontalScroll()).toBe(0)
  })

  test('a second source is played where the first one fails', NIGHTLY, async () => {
    serve({ film: { ...FILM, sources: [{ address: '/api/no-such-film.mp4', type: 'video/mp4' }, ...FILM.sources] } })
    const { screen } = await open('/secure')
    await expect.poll(() => film().readyState).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await isPlaying()
  })

  test('the page of the first time leads whoever has watched it to where they were going, or to the film’s own page', async () => {
    serve({ watched: WHOLE })
    const { router } = await openPage('/secure-sport', { subject: USER })
    await expect.poll(() => router.state.location.href).toBe('/secure')
    expect(preferences.get().hasWatchedSecureSport).toBe(true)
    const other = await openPage('/secure-sport?redirect=%2Fmedals%2Fall', { subject: USER })
    await expect.poll(() => other.router.state.location.href).toBe('/medals/all')
  })
})

test('whoever has watched it goes where they like: by the bar, by chapters, by keys; it says what it earned (R7.5)', async () => {
  serve({ watched: WHOLE })
  const { screen } = await open('/secure', { width: 320 })
  await expect.element(screen.getByText(/você assistiu em 8 de setembro e ganhou 2\s000 pontos/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Quatro/ }))
  expect(await settled()).toBe(24)
  await expect.element(screen.getByRole('button', { name: /Quatro/ })).toHaveAttribute('aria-current', 'step')
  screen.getByRole('slider').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await settled()).toBe(25)
  expect(reports).toEqual([])
  expect(horizontalScroll()).toBe(0)
})

test('a guest watches as they like, and nothing is sent (R4.5)', async () => {
  serve({ watched: null })
  const { screen } = await open('/secure-sport')
  await expect.element(screen.getByRole('link', button('Continuar'))).toBeVisible()
  await expect.element(screen.getByText(/^Sem uma conta/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', button('Assistir')))
  await isPlaying()
  await userEvent.click(screen.getByRole('button', button('Pausar')))
  expect(reports).toEqual([])
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  [
    'it is tried again',
    () => document.querySelector<HTMLElement>('.safe-sport-stopped .ui-button:last-child')?.click(),
  ],
])(
  'a film that broke for who goes where they like goes on from where it was once %s (R4.5)',
  NIGHTLY,
  async (_, again) => {
    serve({ watched: null })
    const { screen } = await open('/secure')
    await userEvent.click(screen.getByRole('button', { name: /Quatro/ }))
    expect(await settled()).toBe(24)
    film().dispatchEvent(new Event('error'))
    await expect.element(screen.getByRole('heading', { name: 'O vídeo não abriu' })).toBeVisible()
    await expect.poll(() => film().readyState).toBe(HTMLMediaElement.HAVE_NOTHING)
    await expect.element(screen.getByRole('slider')).toHaveValue('24')
    again()
    await expect.poll(() => film().currentTime).toBe(24)
    await expect.element(screen.getByRole('heading', { name: 'O vídeo não abriu' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', button('Assistir')))
    await isPlaying()
  },
)

test(
  'a film of a site that the page’s policy keeps away loads the page anew, by itself once, and again for who asks (R4.5, R6.1)',
  NIGHTLY,
  async () => {
    const address = 'https://films.example/film.mp4'
    serve({ film: { ...FILM, sources: [{ address, type: 'video/mp4' }], captions: [] } })
    const keepAway = (blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI,
          documentURI: location.href,
          originalPolicy: '',
          statusCode: 200,
          violatedDirective: 'media-src',
          effectiveDirective: 'media-src',
          disposition: 'enforce',
        }),
      )
    const { screen } = await open('/secure')
    await expect.element(screen.getByRole('heading', { name: 'O vídeo não abriu' })).toBeVisible()
    keepAway('https://others.example/film.mp4')
    expect(loadAnew).not.toHaveBeenCalled()
    keepAway(address)
    await expect.poll(() => vi.mocked(loadAnew).mock.calls).toHaveLength(1)
    // as it is once the page has been loaded
    await screen.unmount()
    const anew = await open('/secure')
    await expect.element(anew.screen.getByRole('heading', { name: 'O vídeo não abriu' })).toBeVisible()
    keepAway(address)
    const again = anew.screen.getByRole('button', button('Tentar de novo'))
    await expect.element(again).toBeVisible()
    expect(loadAnew).toHaveBeenCalledTimes(1)
    await userEvent.click(again)
    expect(loadAnew).toHaveBeenCalledTimes(2)
    sessionStorage.clear()
  },
)

test(
  'captions are on, in the visitor’s language, may be another or off; the text is there to be read',
  NIGHTLY,
  async () => {
    serve({ watched: null })
    const { screen } = await open('/secure', { locale: 'spa' })
    const shown = () => [...film().textTracks].map(({ language, mode }) => [language, mode])
    await expect.poll(shown).toEqual([['es-ES', 'showing']])
    await userEvent.click(screen.getByText('Leer el texto del vídeo'))
    await expect.element(screen.getByText(/^Tu cuerpo es tuyo\./)).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Português')
    await expect.element(screen.getByText(/^Seu corpo é seu\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', button('Subtítulos')))
    await expect.element(screen.getByRole('button', button('Subtítulos'))).toHaveAttribute('aria-pressed', 'false')
    expect(shown()).toEqual([['pt-PT', 'hidden']])
  },
)

test('without captions in one’s language those that there are are shown, and it says so', async () => {
  serve({ watched: null })
  const { screen } = await open('/secure', { locale: 'eng' })
  await expect.element(screen.getByText('There are no captions in English; these are what there is.')).toBeVisible()
  await expect.poll(() => [...film().textTracks].map(({ language }) => language)).toEqual(['pt-PT'])
  await screen.unmount()
  serve({ film: { ...FILM, captions: [], chapters: [] } })
  const none = await open('/secure', { locale: 'eng' })
  await expect.element(none.screen.getByText('This video has no captions.')).toBeVisible()
  expect(document.querySelector('.safe-sport-chapters')).toBeNull()
})

test('a film in pieces is played by our own script where the browser cannot itself', NIGHTLY, async () => {
  const canPlay = HTMLMediaElement.prototype.canPlayType
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(function (this: HTMLMediaElement, type) {
    return type.includes('mpegurl') ? '' : canPlay.call(this, type)
  })
  const sources = [{ address: playlist, type: 'application/vnd.apple.mpegurl' }]
  serve({ film: { ...FILM, sources, seconds: 4, chapters: [] } })
  const { screen } = await open('/secure')
  await expect.poll(() => film().readyState).toBeGreaterThan(0)
  expect(film().src).toMatch(/^blob:/)
  await userEvent.click(screen.getByRole('button', button('Assistir')))
  await isPlaying()
})

test.each(['por', 'spa', 'eng'] as const)('has nothing that axe finds, in %s', NIGHTLY, async (locale) => {
  serve({ watched: NOTHING })
  await open('/secure-sport', { locale })
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
