import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locale } from '../../i18n/locale.ts'
import { drawCode, drawFrame } from '../../platform/scan/testing/draw-code.ts'
import { type FakeCamera, installCamera } from '../../platform/scan/testing/fake-camera.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const
const OURS = `${location.origin}/trivia/judo?code=t4k2v0.Zx8Qm1cN4uY7pRw2sJd9Lg`

const open = (options: { locale?: Locale; width?: number } = {}) =>
  openPage('/qr-scan', { subject: USER, width: 320, ...options })
type Screen = Awaited<ReturnType<typeof open>>['screen']

const withCode = (text: string) => (context: CanvasRenderingContext2D) =>
  context.drawImage(drawCode(text, 360), -180, -180)
const holdUp = (camera: FakeCamera, text: string) => camera.show(withCode(text))
const headingOf = (screen: Screen, name: string) => screen.getByRole('heading', { name })

async function isClean() {
  expect(horizontalScroll()).toBe(0)
  const { violations } = await axe.run(document.querySelector('main') ?? document)
  expect(violations.map(({ id }) => id)).toEqual([])
}

/** As the browser does when another tab or app is in front. */
function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.stubGlobal('BarcodeDetector', undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the page’s title stands in the bar, above level and points (R3.1)', NIGHTLY, async () => {
  const userData = {
    id: '7',
    username: 'marola_27',
    name: 'marola_27',
    points: 24_500,
    tipo: 'guest',
    type: 'guest',
    email: '',
    cpf: '',
    active: true,
    photoUrl: '',
    videoViewed: true,
  }
  preferences.set({ loginType: 'user', isLoggedIn: true, userData })
  try {
    const { screen } = await open()
    const [title, strip] = [headingOf(screen, 'Ler QR'), screen.getByRole('region', { name: 'Seus pontos' })]
    await expect.element(strip).toBeVisible()
    const [above, below] = [title, strip].map((one) => one.element().getBoundingClientRect())
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
  } finally {
    preferences.set({ loginType: null, isLoggedIn: false, userData: null })
  }
})

describe('the camera', () => {
  test('opens the page of a code of ours, says so, and is off afterwards (R7.2, R10)', async () => {
    const camera = installCamera()
    const { router, screen } = await open()
    await expect.element(screen.getByText('Aponte para o QR do cartaz')).toBeVisible()
    await expect.poll(camera.on).toBe(1)
    await isClean()
    // the page that is opened takes the code out of its address again
    const opened: string[] = []
    router.history.subscribe(({ location: { href } }) => opened.push(href))
    holdUp(camera, OURS)
    await expect.poll(() => opened).toContain('/trivia/judo?code=t4k2v0.Zx8Qm1cN4uY7pRw2sJd9Lg')
    await expect.element(screen.getByText('Código lido').first()).toBeVisible()
    expect([camera.on(), camera.opened()]).toEqual([0, 1])
  })

  test('names the host of a foreign code and opens nothing of it, until another is read', async () => {
    const camera = installCamera()
    const left = vi.spyOn(window, 'open')
    holdUp(camera, 'https://promo-gratis.example/trivia/judo?code=1')
    const { router, screen } = await open()
    const note = screen.getByRole('alert')
    await expect.element(note.getByText('Este QR não é dos Jogos')).toBeVisible()
    await expect.element(note.getByText('promo-gratis.example', { exact: true })).toBeVisible()
    expect([router.state.location.pathname, left.mock.calls, camera.on()]).toEqual(['/qr-scan', [], 0])
    expect(
      screen
        .getByRole('link')
        .elements()
        .filter((link) => link.getAttribute('href')?.includes('promo')),
    ).toEqual([])
    await isClean()
    holdUp(camera, `${location.origin}/medals/all`)
    await userEvent.click(screen.getByRole('button', { name: 'Ler outro' }))
    await expect.poll(() => router.state.location.pathname).toBe('/medals/all')
  })

  test.each([
    ['WIFI:S:gym;T:WPA;P:secret;;', 'Ele não leva a uma página dos Jogos.'],
    [`${location.origin}/api/medals/all`, 'O endereço é dos Jogos, mas a página não existe.'],
    [`https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`, `${'a'.repeat(63)}.${'b'.repeat(63)}.example`],
  ])('says of a code what it is: %s', NIGHTLY, async (text, words) => {
    const camera = installCamera()
    holdUp(camera, text)
    const { screen } = await open()
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
    expect(horizontalScroll()).toBe(0)
  })

  test('is off while the page is hidden, comes back with it, and is off for good when the page is left', async () => {
    const camera = installCamera()
    const { router } = await open()
    await expect.poll(camera.on).toBe(1)
    setHidden(true)
    await expect.poll(camera.on).toBe(0)
    setHidden(false)
    await expect.poll(camera.on).toBe(1)
    await router.navigate({ to: '/medals/all' })
    await expect.poll(camera.on).toBe(0)
    expect(camera.opened()).toBe(2)
  })

  test('that is allowed after the page was left is off at once', async () => {
    const camera = installCamera()
    let allow = () => {}
    const opening = vi.mocked(navigator.mediaDevices.getUserMedia)
    const give = opening.getMockImplementation()
    opening.mockImplementation(async (constraints) => {
      await new Promise<void>((settle) => {
        allow = settle
      })
      if (!give) throw new Error('no camera')
      return give(constraints)
    })
    const { router } = await open()
    await expect.poll(() => opening.mock.calls.length).toBe(1)
    await router.navigate({ to: '/medals/all' })
    allow()
    await expect.poll(camera.opened).toBe(1)
    await expect.poll(camera.on).toBe(0)
  })

  test('that is covered says so, and its light can be switched on', NIGHTLY, async () => {
    const camera = installCamera({ torch: true })
    camera.show((context) => {
      context.fillStyle = '#000'
      context.fillRect(-360, -360, 720, 720)
    })
    const { screen } = await open()
    await expect.element(screen.getByText('Está escuro demais: descubra a câmera ou ligue a lanterna')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Lanterna' })
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    expect(camera.torches).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }])
    camera.show(() => {})
    await expect.element(screen.getByText('Aponte para o QR do cartaz')).toBeVisible()
  })

  test('without a light has no button for one', async () => {
    const camera = installCamera()
    const { screen } = await open()
    await expect.poll(camera.on).toBe(1)
    await expect.element(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Lanterna' }).elements()).toEqual([])
  })

  test('that another app takes says so, and is asked for again', NIGHTLY, async () => {
    const camera = installCamera()
    const { screen } = await open()
    await expect.poll(camera.on).toBe(1)
    camera.take()
    await expect.element(headingOf(screen, 'A câmera está ocupada')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ler de novo' }))
    await expect.poll(camera.on).toBe(1)
  })
})

describe('the messages of section 8', () => {
  test.each(
    sampled(
      [
        ['NotAllowedError', 'por', 'A câmera não foi liberada'],
        ['NotAllowedError', 'eng', 'The camera was not allowed'],
        ['NotAllowedError', 'spa', 'La cámara no tiene permiso'],
        ['NotFoundError', 'por', 'Este aparelho não lê QR'],
        ['NotFoundError', 'eng', 'This device cannot scan QR codes'],
        ['NotFoundError', 'spa', 'Este dispositivo no lee códigos QR'],
        ['NotReadableError', 'por', 'A câmera está ocupada'],
        ['UnknownError', 'por', 'Não foi possível ler'],
        ['UnknownError', 'eng', 'The code could not be read'],
        ['UnknownError', 'spa', 'No se pudo leer'],
      ] as const,
      10,
    ),
  )('%s, in %s: %s (R7.2, R10)', async (fault, locale, words) => {
    installCamera({ fault })
    const { screen } = await open({ locale })
    await expect.element(headingOf(screen, words)).toBeVisible()
    expect(document.activeElement?.textContent).toBe(words)
    await isClean()
  })

  test.each([
    ['por', 'Cancelar', 'Leitura cancelada', 'Ler de novo'],
    ['eng', 'Cancel', 'Scan canceled', 'Scan again'],
    ['spa', 'Cancelar', 'Lectura cancelada', 'Leer de nuevo'],
  ] as const)('canceled, in %s, with the camera off (R7.2, R10)', NIGHTLY, async (locale, stop, words, again) => {
    const camera = installCamera()
    const { screen } = await open({ locale })
    await expect.poll(camera.on).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: stop }))
    await expect.element(headingOf(screen, words)).toBeVisible()
    expect(camera.on()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: again }))
    await expect.poll(camera.on).toBe(1)
  })

  test('a page without a secure connection has no camera, and says what the others say (R7.2)', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)
    const { screen } = await open()
    await expect.element(headingOf(screen, 'Este aparelho não lê QR')).toBeVisible()
  })

  test('a reader that does not come is said to be that, with the camera off', async () => {
    const camera = installCamera()
    vi.stubGlobal(
      'Worker',
      class {
        onerror: (() => void) | undefined
        terminate() {}
        constructor() {
          setTimeout(() => this.onerror?.())
        }
      },
    )
    const { screen } = await open()
    await expect.element(headingOf(screen, 'O leitor não carregou')).toBeVisible()
    expect(camera.on()).toBe(0)
  })
})

describe('the code under the QR', () => {
  const asked: unknown[] = []
  /** Answers for typed codes; everything else is fetched as ever. */
  function serve(answer: () => Promise<Response>) {
    const real = window.fetch.bind(window)
    asked.length = 0
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      const [address, init] = request
      if (address !== '/api/trivia-codes') return real(...request)
      asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
      return answer()
    })
  }
  const json = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))
  const refused = (reason: string, opensAt: string | null = null) =>
    json(200, { kind: 'refused', reason, host: null, opensAt })
  beforeEach(() => setCsrf('a token'))
  afterEach(() => {
    setCsrf(null)
    preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
  })
  const openField = async (screen: Screen) => {
    await userEvent.click(screen.getByRole('button', { name: 'Digitar o código' }))
    return screen.getByRole('textbox', { name: 'Digite o código do cartaz' })
  }
  const press = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Abrir a trívia' }))

  test.each(
    sampled(
      [
        ['beside the camera', () => installCamera()],
        ['where it was refused', () => installCamera({ fault: 'NotAllowedError' })],
        ['where there is none', () => installCamera({ fault: 'NotFoundError' })],
        ['where another app has it', () => installCamera({ fault: 'NotReadableError' })],
        ['where nothing could be read', () => installCamera({ fault: 'UnknownError' })],
        ['below a foreign code', () => holdUp(installCamera(), 'https://promo-gratis.example/')],
      ] as const,
      6,
    ),
  )('opens its trivia, %s, with the camera off (R7.2, R7.5)', async (_, install) => {
    install()
    serve(() => json(200, { kind: 'trivia', trivia: { id: 'judo' } }))
    const { router, screen } = await open()
    const field = await openField(screen)
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, ' bcdf-2345x')
    await expect.element(field).toHaveValue('BCDF2345')
    await press(screen)
    await expect.poll(() => router.state.location.href).toBe('/trivia/judo')
    expect(asked).toEqual([{ code: 'BCDF2345' }])
  })

  test('fits small screens, is sent when it is whole, and leads back to the camera', NIGHTLY, async () => {
    const camera = installCamera()
    serve(() => expect.unreachable('sent'))
    const { screen } = await open()
    const field = await openField(screen)
    await userEvent.type(field, 'BCD{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Abrir a trívia' })).toBeDisabled()
    expect(camera.on()).toBe(0)
    await isClean()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar para a câmera' }))
    await expect.poll(camera.on).toBe(1)
  })

  const REFUSALS: readonly [of: string, answer: () => Promise<Response>, words: RegExp][] = [
    ['unreadable', () => refused('unreadable'), /não têm A, E, I, L, O, U, 0 nem 1/],
    ['unknown', () => refused('unknown'), /Nenhuma trívia tem este código/],
    ['expired', () => refused('expired'), /Este código venceu/],
    ['closed', () => refused('closed'), /já fechou/],
    ['not open', () => refused('not-open', '2027-09-15T12:00:00.000Z'), /abre em .*15.*, às 09:00/],
    [
      'one too many',
      () => json(429, { id: 'too-many-attempts', message: '', retryAfter: 900 }),
      /Tente de novo às \d\d:\d\d/,
    ],
    ['not answered', () => json(500, { id: 'internal', message: '' }), /O servidor não respondeu/],
    ['without a network', () => Promise.reject(new TypeError('no network')), /O servidor não respondeu/],
  ]
  test.each(sampled(REFUSALS, 8))('that is %s is said to be that, and stays', async (_, answer, words) => {
    installCamera({ fault: 'NotFoundError' })
    serve(answer)
    const { router, screen } = await open()
    const field = await openField(screen)
    await userEvent.fill(field, 'BCDF2345')
    await press(screen)
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(field).toHaveValue('BCDF2345')
    expect(router.state.location.pathname).toBe('/qr-scan')
  })

  test('of who is signed in no more leads to the login and back (R4.4)', NIGHTLY, async () => {
    installCamera({ fault: 'NotFoundError' })
    serve(() => json(401, { id: 'unauthorized', message: '' }))
    const { router, screen } = await open()
    await userEvent.fill(await openField(screen), 'BCDF2345')
    await press(screen)
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Fqr-scan')
  })
})

describe('a picture', () => {
  const choose = async (screen: Screen, file: File) => userEvent.upload(screen.getByLabelText('Ler de uma foto'), file)
  const pictureOf = async (draw: (context: CanvasRenderingContext2D) => void) => {
    const blob = await new Promise<Blob | null>((settle) => drawFrame(draw).toBlob(settle, 'image/jpeg', 0.7))
    return new File([blob ?? ''], 'cartaz.jpg', { type: 'image/jpeg' })
  }

  test('is read like the camera, where there is none (R7.2)', async () => {
    installCamera({ fault: 'NotFoundError' })
    const { router, screen } = await open()
    await expect.element(headingOf(screen, 'Este aparelho não lê QR')).toBeVisible()
    await choose(screen, await pictureOf(withCode(OURS)))
    await expect.poll(() => router.state.location.pathname).toBe('/trivia/judo')
  })

  test('without a code, or that is no picture, is said to be that, and nothing of it is sent', async () => {
    installCamera()
    const fetched = vi.spyOn(window, 'fetch')
    const { screen } = await open()
    fetched.mockClear()
    await choose(screen, await pictureOf(() => {}))
    await expect.element(headingOf(screen, 'Não há QR nesta foto')).toBeVisible()
    await choose(screen, new File(['no picture'], 'cartaz.png', { type: 'image/png' }))
    await expect.element(headingOf(screen, 'Não foi possível ler')).toBeVisible()
    expect(fetched.mock.calls.filter(([, init]) => init?.body)).toEqual([])
  })
})
