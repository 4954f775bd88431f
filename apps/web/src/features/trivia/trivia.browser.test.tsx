import type { Trivia } from '@games/contract/trivia/trivia'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locale } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { heldTrivia } from './held-answers.ts'
import { sendWaiting } from './index.ts'
import { aGraded, aRunning, aSummary } from './trivia.factory.ts'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

type Call = { readonly at: string; readonly body: Record<string, unknown> }
let calls: Call[] = []
let answers: Record<string, (body: Record<string, unknown>) => Promise<Response>> = {}
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))
const refusal = (id: string, status: number) => json({ id, message: '' }, status)
const away = () => Promise.reject(new TypeError('no network'))

const VISITOR = {
  id: '7',
  username: 'ana',
  name: 'ana',
  points: 24_500,
  tipo: 'guest',
  type: 'guest',
  email: 'a•••@example.com',
  cpf: '',
  active: true,
  photoUrl: '',
  videoViewed: true,
}

beforeEach(() => {
  calls = []
  answers = {
    'GET /api/account': () => refusal('internal', 503),
    'PUT answers': () => json({ answered: 1, remainingMs: 400_000 }),
  }
  localStorage.removeItem('trivia')
  localStorage.removeItem('trivia-questions')
  setCsrf('a token')
  preferences.set({ loginType: 'user', userData: VISITOR })
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !/^\/api\/(trivia|account)/.test(address)) return real(...request)
    const method = init?.method ?? 'GET'
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    calls.push({ at: `${method} ${address}`, body })
    const answer = answers[`${method} ${address}`] ?? (method === 'PUT' ? answers['PUT answers'] : undefined)
    return answer?.(body) ?? refusal('not-found', 404)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCsrf(null)
  localStorage.removeItem('trivia')
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
})

const open = (address: string, options: { locale?: Locale; width?: number } = {}) =>
  openPage(address, { subject: USER, ...options })
type Screen = Awaited<ReturnType<typeof open>>['screen']
const press = (screen: Screen, name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name, exact: true }))
const serve = (trivia: Trivia) => {
  answers['GET /api/trivia/judo'] = () => json(trivia)
}
const bodiesOf = (at: string) => calls.filter((call) => call.at === at).map(({ body }) => body)

describe('the list (R7.1)', () => {
  test('has what is open now, what is to answer and what was answered, with progress', async () => {
    answers['GET /api/trivia'] = () =>
      json({
        trivia: [
          aSummary({ id: 'esgrima', discipline: 'FEN', title: { por: 'Esgrima: as três armas' } }),
          aRunning({ answered: 1, questions: [] }),
          { ...aGraded(), id: 'handebol', discipline: 'HBL', title: { por: 'Handebol: tempo e faltas' } },
        ],
      })
    const { screen } = await open('/trivia', { width: 320 })
    await expect.element(screen.getByText('de 3 respondidas, 2 certas de 4')).toBeVisible()
    await expect.element(screen.getByRole('img', { name: '1 de 3 trívias respondidas, 1 aberta' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /Judô.*1 de 4 respondidas.*07:4\d/ })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: /Esgrima.*Arena dos Marujos, 4 perguntas, 10 min.*2.?000/ }))
      .toHaveAttribute('href', '/trivia/esgrima')
    await expect.element(screen.getByRole('link', { name: /Handebol.*hoje, .*2 de 4\s*\+1.?000/ })).toBeVisible()
    expect(horizontalScroll()).toBe(0)
  })

  test.each(
    sampled(
      [
        ['por', 'Nenhuma trívia por enquanto'],
        ['eng', 'No trivia yet'],
        ['spa', 'Ninguna trivia por ahora'],
      ] as const,
      3,
    ),
  )('says in %s that there is none', async (locale, words) => {
    answers['GET /api/trivia'] = () => json({ trivia: [] })
    const { screen } = await open('/trivia', { locale })
    await expect.element(screen.getByText(words)).toBeVisible()
  })

  test('that could not be loaded is tried again (R10)', async () => {
    answers['GET /api/trivia'] = away
    const { screen } = await open('/trivia')
    await expect.element(screen.getByText('A trívia não chegou')).toBeVisible()
    answers['GET /api/trivia'] = () => json({ trivia: [] })
    await press(screen, 'Tentar agora')
    await expect.element(screen.getByText('Nenhuma trívia por enquanto')).toBeVisible()
  })

  test('of somebody whose session has ended leads to the login and back (R4.4)', async () => {
    answers['GET /api/trivia'] = () => refusal('unauthorized', 401)
    const { router } = await open('/trivia')
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Ftrivia')
  })
})

describe('a code in the address (R7.2)', () => {
  const ADDRESS = '/trivia/judo?code=0.abcdefghijklmnopqrstuv'

  test('is read, leaves the address, and starts no clock until one says so', async () => {
    answers['POST /api/trivia-codes'] = () => json({ kind: 'trivia', trivia: aSummary({ state: 'ready' }) })
    serve({ ...aSummary({ state: 'ready' }), questions: [] })
    answers['POST /api/trivia/judo/start'] = () => json(aRunning())
    const { screen, router } = await open(ADDRESS, { width: 320 })
    await expect.element(screen.getByText(/O relógio é do servidor/)).toBeVisible()
    expect(router.state.location.href).toBe('/trivia/judo')
    expect(bodiesOf('POST /api/trivia-codes')).toEqual([{ code: ADDRESS }])
    expect(bodiesOf('POST /api/trivia/judo/start')).toEqual([])
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Começar')
    await expect.element(screen.getByRole('timer')).toHaveAccessibleName(/^Faltam 07:4\d$/)
  })

  test.each<[refused: object, words: string]>(
    sampled(
      [
        [{ reason: 'unreadable' }, 'O código está incompleto.'],
        [{ reason: 'unknown' }, 'Este código não é de nenhuma trívia destes Jogos.'],
        [{ reason: 'expired' }, 'Este código venceu.'],
        [{ reason: 'closed' }, 'Esta trívia já encerrou.'],
        [{ reason: 'not-open', opensAt: '2027-09-15T12:00:00.000Z' }, 'abre qua 15, 09:00'],
      ],
      5,
    ),
  )('that opens nothing says why: %o', async (refused, words) => {
    answers['POST /api/trivia-codes'] = () => json({ kind: 'refused', host: null, opensAt: null, ...refused })
    const { screen } = await open(ADDRESS)
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Ler o QR' })).toHaveAttribute('href', '/qr-scan')
  })

  test('survives the login (R4.3)', async () => {
    answers['POST /api/trivia-codes'] = () => refusal('unauthorized', 401)
    const { router } = await open(ADDRESS)
    await expect.poll(() => router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(ADDRESS)}`)
  })

  test('of what was answered says so, with the result one tap away', NIGHTLY, async () => {
    answers['POST /api/trivia-codes'] = () => json({ kind: 'trivia', trivia: aSummary({ state: 'graded' }) })
    serve(aGraded())
    const { screen } = await open(ADDRESS, { width: 320 })
    await expect.element(screen.getByRole('heading', { name: 'Você já respondeu esta trívia' })).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Ver o meu resultado')
    await expect.element(screen.getByRole('img', { name: '2 de 4' })).toBeVisible()
  })
})

describe('answering (R7.1)', () => {
  test('each kind is answered, saved one by one, looked at and sent; then the result', async () => {
    serve(aRunning())
    const { screen } = await open('/trivia/judo', { width: 320 })
    await userEvent.click(screen.getByRole('radio', { name: /Ippon/ }))
    await expect.element(screen.getByText('resposta salva')).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Próxima')
    await expect.element(screen.getByRole('heading', { name: /Dois waza-ari/ })).toHaveFocus()
    // of a question that is blank nothing is saved
    await expect.element(screen.getByText('resposta salva')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Falso' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Verdadeiro' }))
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Próxima')
    await press(screen, 'Descer Verde')
    await expect.element(screen.getByRole('button', { name: 'Subir Verde', exact: true })).toHaveFocus()
    await expect.element(screen.getByText('Verde: 3 de 3')).toBeInTheDocument()
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Próxima')
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Revisar')
    await expect.element(screen.getByText('Branca, Laranja, Verde')).toBeVisible()
    await expect.element(screen.getByText('em branco', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/Falta 1 resposta/)).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Responder a pergunta 4')
    await userEvent.click(screen.getByRole('radio', { name: /Desenho C/ }))
    await press(screen, 'Revisar')
    await expect.element(screen.getByText('Desenho C')).toBeVisible()
    answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
    await press(screen, 'Enviar respostas')
    await expect.element(screen.getByText('Respostas salvas com sucesso')).toBeVisible()
    await expect.element(screen.getByText(/^\+1.?000$/)).toBeVisible()
    await expect.element(screen.getByText('Branca, Verde, Laranja')).toBeVisible()
    await expect.element(screen.getByText('Branca, Laranja, Verde')).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    const saved = calls.filter(({ at }) => at.startsWith('PUT'))
    expect(saved.map(({ at, body }) => [at.slice(-1), body['answer']])).toEqual([
      ['1', 'c'],
      ['2', false],
      ['2', true],
      ['3', ['a', 'c', 'b']],
      ['4', 'c'],
    ])
    expect(bodiesOf('POST /api/trivia/judo/submission')[0]?.['answers']).toEqual([
      { number: 1, answer: 'c' },
      { number: 2, answer: true },
      { number: 3, answer: ['a', 'c', 'b'] },
      { number: 4, answer: 'c' },
    ])
    expect(heldTrivia()).toEqual({})
  })

  test('a phone whose clock is set forward counts the same (R7.1)', async () => {
    serve(aRunning())
    const { screen } = await open('/trivia/judo')
    await expect.element(screen.getByRole('timer')).toHaveAccessibleName(/^Faltam 07:4\d$/)
    const shown = () => screen.getByRole('timer').element().getAttribute('aria-label')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_000)
    const before = shown()
    await expect.poll(shown).not.toBe(before)
    await expect.element(screen.getByRole('timer')).toHaveAccessibleName(/^Faltam 07:[34]\d$/)
    // a trivia whose time is over would have been loaded again
    expect(bodiesOf('GET /api/trivia/judo')).toHaveLength(1)
  })

  test('goes on after a reload where one was, with what only the device has', async () => {
    answers['PUT answers'] = away
    serve(aRunning())
    const first = await open('/trivia/judo')
    await userEvent.click(first.screen.getByRole('radio', { name: /Ippon/ }))
    await expect.element(first.screen.getByText(/guardada neste aparelho/)).toBeVisible()
    await first.screen.unmount()
    answers['PUT answers'] = () => json({ answered: 1, remainingMs: 300_000 })
    calls = []
    const second = await open('/trivia/judo')
    await expect.element(second.screen.getByRole('heading', { name: /Dois waza-ari/ })).toBeVisible()
    await expect
      .poll(() => calls.filter(({ at }) => at.startsWith('PUT')).map(({ body }) => body))
      .toEqual([{ answer: 'c' }])
    await expect.element(second.screen.getByRole('timer')).toHaveAccessibleName(/^Faltam 0[45]:/)
  })

  test('reloaded without a network it has its questions and answers still, for the same account, and never a right answer', async () => {
    serve(aRunning())
    const first = await open('/trivia/judo')
    await userEvent.click(first.screen.getByRole('radio', { name: /Ippon/ }))
    await expect.element(first.screen.getByText('resposta salva')).toBeVisible()
    await first.screen.unmount()
    const stored = localStorage.getItem('trivia-questions') ?? ''
    expect(stored).toContain('Dois waza-ari')
    expect(stored).not.toMatch(/"review":[^n]|"isRight"/)
    answers = { 'GET /api/trivia/judo': away, 'PUT answers': away, 'GET /api/account': away }
    const second = await open('/trivia/judo')
    await expect.element(second.screen.getByRole('heading', { name: /Dois waza-ari/ })).toBeVisible()
    await expect.element(second.screen.getByRole('timer')).toHaveAccessibleName(/^Faltam 07:[34]\d$/)
    await second.screen.unmount()
    preferences.set({ userData: { ...VISITOR, id: '8' } })
    const other = await open('/trivia/judo')
    await expect.element(other.screen.getByText('A trívia não chegou')).toBeVisible()
    await other.screen.unmount()
    const { clearSession } = await import('../../session/login.ts')
    clearSession()
    expect(localStorage.getItem('trivia-questions')).toBeNull()
  })

  test('an ordering is dragged by its numbers too, and is saved once it is let go', NIGHTLY, async () => {
    serve(aRunning())
    const { screen } = await open('/trivia/judo', { width: 320 })
    await press(screen, 'Pergunta 3, em branco')
    const grip = (name: string) =>
      screen
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(/^[123]$/)
    await userEvent.dragAndDrop(grip('Laranja'), grip('Branca'), { targetPosition: { x: 5, y: 3 } })
    await expect.element(screen.getByText('Laranja: 1 de 3')).toBeInTheDocument()
    await expect.poll(() => bodiesOf('PUT /api/trivia/judo/answers/3')).toEqual([{ answer: ['c', 'a', 'b'] }])
  })

  test('answers of another who was logged in on this device are neither shown nor sent', async () => {
    answers['PUT answers'] = away
    serve(aRunning())
    const first = await open('/trivia/judo')
    await userEvent.click(first.screen.getByRole('radio', { name: /Ippon/ }))
    await expect.element(first.screen.getByText(/guardada neste aparelho/)).toBeVisible()
    await first.screen.unmount()
    preferences.set({ userData: { ...VISITOR, id: '8' } })
    calls = []
    const second = await open('/trivia/judo')
    await expect.element(second.screen.getByRole('radio', { name: /Ippon/ })).not.toBeChecked()
    expect(calls.filter(({ at }) => !at.startsWith('GET'))).toEqual([])
  })

  test('when time runs out, the server says what it had', NIGHTLY, async () => {
    serve(aRunning({ remainingMs: 600 }))
    const { screen } = await open('/trivia/judo', { width: 320 })
    await expect.element(screen.getByText('último minuto').first()).toBeInTheDocument()
    const { result, ...graded } = aGraded()
    serve({ ...graded, result: result && { ...result, sent: false } })
    await expect.element(screen.getByRole('heading', { name: 'O tempo acabou' })).toBeVisible()
    await expect.element(screen.getByText('3 de 4 a tempo.')).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    await press(screen, 'Ver o meu resultado')
    await expect.element(screen.getByRole('img', { name: '2 de 4' })).toBeVisible()
  })
})

describe('sending that does not go through (R10)', () => {
  const review = async () => {
    serve(aRunning())
    const { screen } = await open('/trivia/judo', { width: 320 })
    await userEvent.click(screen.getByRole('radio', { name: /Ippon/ }))
    await press(screen, 'Pergunta 4, em branco')
    await press(screen, 'Revisar')
    return screen
  }

  test('keeps everything and sends the same again', async () => {
    const screen = await review()
    answers['POST /api/trivia/judo/submission'] = () => refusal('internal', 500)
    await press(screen, 'Enviar respostas')
    await expect.element(screen.getByRole('alert').getByText('Erro ao salvar as respostas')).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
    await press(screen, 'Enviar de novo')
    await expect.element(screen.getByText('Respostas salvas com sucesso')).toBeVisible()
    const sent = bodiesOf('POST /api/trivia/judo/submission')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  test(
    'in a hall where nothing arrives, though the browser is online, waits on the device and goes by itself when it does',
    NIGHTLY,
    async () => {
      const screen = await review()
      answers['POST /api/trivia/judo/submission'] = away
      await press(screen, 'Enviar respostas')
      await expect.element(screen.getByRole('heading', { name: 'Vai ser enviada quando a rede voltar' })).toBeVisible()
      expect(horizontalScroll()).toBe(0)
      await screen.unmount()
      expect(heldTrivia()['judo']?.waiting).toBe(true)
      answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
      await sendWaiting()
      expect(heldTrivia()).toEqual({})
      const sent = bodiesOf('POST /api/trivia/judo/submission')
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    },
  )

  test(
    'by an app that is closed meanwhile wait, and go as the same when it is opened again (0073)',
    NIGHTLY,
    async () => {
      const screen = await review()
      answers['POST /api/trivia/judo/submission'] = () => new Promise<Response>(() => {})
      await press(screen, 'Enviar respostas')
      await expect.poll(() => bodiesOf('POST /api/trivia/judo/submission').length).toBe(1)
      await screen.unmount()
      expect(heldTrivia()['judo']?.waiting).toBe(true)
      answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
      await sendWaiting()
      expect(heldTrivia()).toEqual({})
      const [first, second] = bodiesOf('POST /api/trivia/judo/submission')
      expect(second).toEqual(first)
    },
  )

  test('where the device stores nothing either, waits in the page and is sent once (R10)', NIGHTLY, async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => full.mockRestore())
    const screen = await review()
    answers['POST /api/trivia/judo/submission'] = away
    await press(screen, 'Enviar respostas')
    await expect.element(screen.getByRole('heading', { name: 'Vai ser enviada quando a rede voltar' })).toBeVisible()
    await screen.unmount()
    answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
    await sendWaiting()
    expect(heldTrivia()).toEqual({})
    const sent = bodiesOf('POST /api/trivia/judo/submission')
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
  })

  test.each([
    ['already-answered', 'Você já respondeu esta trívia', aGraded()],
    ['time-over', 'O tempo acabou', aGraded()],
  ])('because it is %s says so', NIGHTLY, async (id, heading, graded) => {
    const screen = await review()
    answers['POST /api/trivia/judo/submission'] = () => {
      serve(graded)
      return refusal(id, 409)
    }
    await press(screen, 'Enviar respostas')
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(heldTrivia()).toEqual({})
  })
})

test.each([
  ['por', 'Respostas salvas com sucesso', 'Erro ao salvar as respostas', 'Você já respondeu esta trívia'],
  ['eng', 'Answers saved successfully', 'Error saving answers', 'You have already answered this trivia'],
  ['spa', 'Respuestas guardadas correctamente', 'Error al guardar las respuestas', 'Ya respondiste esta trivia'],
] as const)('the messages of the catalogue in %s (spec §8)', NIGHTLY, async (locale, saved, failed, already) => {
  const words = {
    por: ['Revisar', 'Enviar respostas', 'Enviar de novo'],
    eng: ['Review', 'Send answers', 'Send again'],
    spa: ['Revisar', 'Enviar respuestas', 'Enviar de nuevo'],
  }[locale]
  serve(aRunning({ questions: aRunning().questions.slice(0, 1) }))
  const { screen } = await open('/trivia/judo', { locale })
  await press(screen, words[0] ?? '')
  answers['POST /api/trivia/judo/submission'] = () => refusal('internal', 500)
  await press(screen, words[1] ?? '')
  await expect.element(screen.getByRole('alert').getByText(failed)).toBeVisible()
  answers['POST /api/trivia/judo/submission'] = () => {
    serve(aGraded())
    return refusal('already-answered', 409)
  }
  await press(screen, words[2] ?? '')
  await expect.element(screen.getByRole('heading', { name: already })).toBeVisible()
  await screen.unmount()

  serve(aRunning({ questions: aRunning().questions.slice(0, 1) }))
  const second = await open('/trivia/judo', { locale })
  await press(second.screen, words[0] ?? '')
  answers['POST /api/trivia/judo/submission'] = () => json(aGraded())
  await press(second.screen, words[1] ?? '')
  await expect.element(second.screen.getByText(saved)).toBeVisible()
})
