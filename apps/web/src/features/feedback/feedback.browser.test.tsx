import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Locale } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { storedDraft, waitingDrafts } from './draft.ts'
import { sendWaiting } from './index.ts'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const
const TEXT = 'Queria ver quanto tempo leva de um ginásio ao outro.'

let sent: { sentiment: string; suggestion: string; id: string }[] = []
/** Answers for feedback; everything else is fetched as ever. */
function serve(answer: () => Promise<Response>) {
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (address !== '/api/feedback') return real(...request)
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as (typeof sent)[number])
    return answer()
  })
}
const json = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))

beforeEach(() => {
  sent = []
  localStorage.removeItem('feedback')
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
      videoViewed: true,
    },
  })
  serve(() => json(200, { done: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCsrf(null)
  localStorage.removeItem('feedback')
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
})

const open = (options: { locale?: Locale; width?: number } = {}) => openPage('/feedback', { subject: USER, ...options })
type Screen = Awaited<ReturnType<typeof open>>['screen']

async function write(screen: Screen, text: string) {
  await userEvent.click(screen.getByRole('radio', { name: 'Tanto faz' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await userEvent.fill(screen.getByRole('textbox'), text)
}
const press = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))

test.each(
  sampled(
    [
      ['por', 'Continuar', 'Escolha como você se sente com o aplicativo'],
      ['spa', 'Continuar', 'Elige cómo te sientes con la aplicación'],
      ['eng', 'Continue', 'Please select how you feel about the app'],
    ] as const,
    3,
  ),
)('without a face there is no second step, in %s (R7.4)', async (locale, next, fault) => {
  const { screen } = await open({ locale, width: 320 })
  await userEvent.click(screen.getByRole('button', { name: next }))
  await expect.element(screen.getByText(fault)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

describe('what is written', () => {
  test.each(
    sampled(
      [
        ['', 'Escreva a sua sugestão'],
        ['legal', 'Escreva pelo menos 10 caracteres'],
        ['          a', 'Escreva pelo menos 10 caracteres'],
        ['a'.repeat(1_001), 'Escreva no máximo 1.000 caracteres'],
      ],
      4,
    ),
  )('is checked before it is sent: %o (R9)', async (text, fault) => {
    const { screen } = await open()
    await write(screen, text)
    await press(screen)
    await expect.element(screen.getByText(fault)).toBeVisible()
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    expect(sent).toEqual([])
  })

  test('is sent once, thanked for, and gone from the device (R7.4)', async () => {
    const { screen } = await open({ width: 320 })
    await write(screen, TEXT)
    expect(storedDraft()).toMatchObject({ sentiment: 'neutral', suggestion: TEXT, waiting: false })
    await press(screen)
    await expect.element(screen.getByRole('heading', { name: 'Obrigado pelo seu comentário!' })).toBeVisible()
    expect(sent).toMatchObject([{ sentiment: 'neutral', suggestion: TEXT }])
    expect(storedDraft()).toBe(null)
    expect(horizontalScroll()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Mandar outra' }))
    await expect.element(screen.getByText('passo 1 de 2')).toBeVisible()
  })

  test('is there again after a reload, for its author alone', async () => {
    const first = await open()
    await write(first.screen, TEXT)
    await first.screen.unmount()
    const second = await open()
    await expect.element(second.screen.getByRole('textbox')).toHaveValue(TEXT)
    await second.screen.unmount()
    const { userData } = preferences.get()
    preferences.set({ userData: userData && { ...userData, id: '8' } })
    const other = await open()
    await expect.element(other.screen.getByText('passo 1 de 2')).toBeVisible()
  })

  test('stays where the server does not answer, and goes as the same when it is sent again (R10)', async () => {
    serve(() => json(500, { id: 'internal', message: '' }))
    const { screen } = await open()
    await write(screen, TEXT)
    await press(screen)
    await expect.element(screen.getByText('O servidor não respondeu. O seu texto continua aqui.')).toBeVisible()
    await expect.element(screen.getByRole('textbox')).toHaveValue(TEXT)
    serve(() => json(200, { done: true }))
    await press(screen)
    await expect.element(screen.getByRole('heading', { name: 'Obrigado pelo seu comentário!' })).toBeVisible()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  test('in a hall where nothing arrives, though the browser is online, waits on the device and goes by itself (R7.4)', async () => {
    serve(() => Promise.reject(new TypeError('no network')))
    const { screen } = await open()
    await write(screen, TEXT)
    await press(screen)
    await expect.element(screen.getByRole('heading', { name: 'Guardado neste aparelho' })).toBeVisible()
    await screen.unmount()
    expect(waitingDrafts()).toHaveLength(1)
    serve(() => json(200, { done: true }))
    expect(await sendWaiting()).toEqual({ kind: 'sent' })
    expect([waitingDrafts(), storedDraft(), await sendWaiting()]).toEqual([[], null, null])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  test(
    'without a network waits behind what waits already, and all of it arrives once, in the order in which it was written (R7.4, 0099)',
    NIGHTLY,
    async () => {
      serve(() => Promise.reject(new TypeError('no network')))
      const { screen } = await open({ width: 320 })
      for (const nth of ['Primeira', 'Segunda']) {
        await write(screen, `${nth} opinião sem rede nenhuma`)
        await press(screen)
        await expect.element(screen.getByRole('heading', { name: 'Guardado neste aparelho' })).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Mandar outra' }))
      }
      await expect.element(screen.getByText('2 opiniões esperam neste aparelho e seguem sozinhas.')).toBeVisible()
      expect(horizontalScroll()).toBe(0)
      await write(screen, 'Terceira opinião com rede de novo')
      // the first arrives and its answer is lost, then the server has too much to do, then all is well
      const taken: string[] = []
      let turn = 0
      serve(() => {
        const [said = ''] = (sent.at(-1)?.suggestion ?? '').split(' ')
        turn += 1
        if (turn === 2) return json(503, { id: 'unavailable', message: '' })
        if (!taken.includes(said)) taken.push(said)
        return turn === 1 ? Promise.reject(new TypeError('cut off')) : json(200, { done: true })
      })
      await press(screen)
      await expect.element(screen.getByRole('heading', { name: 'Guardado neste aparelho' })).toBeVisible()
      expect(waitingDrafts().map(({ suggestion }) => suggestion.split(' ')[0])).toEqual([
        'Primeira',
        'Segunda',
        'Terceira',
      ])
      expect(await sendWaiting()).toMatchObject({ kind: 'failed' })
      const [one, other] = await Promise.all([sendWaiting(), sendWaiting()])
      expect([one, other]).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
      expect(taken).toEqual(['Primeira', 'Segunda', 'Terceira'])
      expect(new Set(sent.slice(-3).map(({ id }) => id)).size).toBe(3)
      // the page says so by itself
      await expect.element(screen.getByRole('heading', { name: 'Obrigado pelo seu comentário!' })).toBeVisible()
    },
  )

  test('is sent by an app that was closed while it was under way (R7.4)', NIGHTLY, async () => {
    serve(() => new Promise<Response>(() => {}))
    const { screen } = await open()
    await write(screen, TEXT)
    await press(screen)
    await expect.poll(() => sent.length).toBe(1)
    await screen.unmount()
    expect(waitingDrafts()).toMatchObject([{ suggestion: TEXT, id: sent[0]?.id }])
  })

  test('that waits and will never be taken as it is does not hold up what comes after it (R7.4)', async () => {
    const draft = (id: string, suggestion: string) => ({
      id,
      account: '7',
      sentiment: 'sad',
      suggestion,
      waiting: true,
    })
    const [bad, good] = [crypto.randomUUID(), crypto.randomUUID()]
    localStorage.setItem('feedback', JSON.stringify([draft(bad, 'x'), draft(good, TEXT)]))
    serve(() => (sent.at(-1)?.id === bad ? json(400, { id: 'invalid-input', message: '' }) : json(200, { done: true })))
    expect(await sendWaiting()).toEqual({ kind: 'sent' })
    expect(waitingDrafts()).toEqual([])
    expect(storedDraft()).toMatchObject({ id: bad, waiting: false })
  })

  test.each([
    ['one as a release before kept it', (own: object) => own],
    ['beside another’s and what is broken', (own: object) => [{ ...own, id: 'x', account: '8' }, { id: 3 }, null, own]],
  ])('that waits, %s, goes for its author alone (R7.4)', async (_, stored) => {
    const own = { id: crypto.randomUUID(), account: '7', sentiment: 'sad', suggestion: TEXT, waiting: true }
    localStorage.setItem('feedback', JSON.stringify(stored(own)))
    expect(await sendWaiting()).toEqual({ kind: 'sent' })
    expect(sent.map(({ id }) => id)).toEqual([own.id])
  })

  test(
    'cannot be changed while it is under way, and is not thanked for where nothing arrived (R7.4, R10)',
    NIGHTLY,
    async () => {
      const answer = Promise.withResolvers<Response>()
      serve(() => answer.promise)
      const { screen } = await open()
      await write(screen, TEXT)
      await press(screen)
      await expect.poll(() => sent.length).toBe(1)
      await userEvent.click(screen.getByRole('textbox'))
      await userEvent.keyboard('x')
      expect(waitingDrafts()).toMatchObject([{ suggestion: TEXT }])
      await expect.element(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
      answer.reject(new TypeError('no network'))
      await expect.element(screen.getByRole('heading', { name: 'Guardado neste aparelho' })).toBeVisible()
      expect(waitingDrafts()).toMatchObject([{ suggestion: TEXT }])
    },
  )

  test(
    'that waits and is refused by a round of another page is in the form again, with why (R7.4, R10)',
    NIGHTLY,
    async () => {
      serve(() => Promise.reject(new TypeError('no network')))
      const { screen } = await open()
      await write(screen, TEXT)
      await press(screen)
      await expect.element(screen.getByRole('heading', { name: 'Guardado neste aparelho' })).toBeVisible()
      serve(() => json(400, { id: 'invalid-input', message: '' }))
      await sendWaiting()
      await expect.element(screen.getByRole('alert').filter({ hasText: 'O seu texto continua aqui.' })).toBeVisible()
      await expect.element(screen.getByRole('textbox')).toHaveValue(TEXT)
    },
  )

  test('has an id of its own after one that was sent, also when the network comes back in between (R7.4)', async () => {
    const { screen } = await open()
    await write(screen, TEXT)
    await press(screen)
    const thanks = screen.getByRole('heading', { name: 'Obrigado pelo seu comentário!' })
    await expect.element(thanks).toBeVisible()
    dispatchEvent(new Event('online'))
    await userEvent.click(screen.getByRole('button', { name: 'Mandar outra' }))
    await write(screen, `${TEXT} Outra.`)
    await press(screen)
    await expect.element(thanks).toBeVisible()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  test.each([200, 400, 429, 503])(
    'is not replaced by what becomes of another that waits, %d (R7.4)',
    NIGHTLY,
    async (status) => {
      const { screen } = await open()
      await write(screen, TEXT)
      const other = {
        id: crypto.randomUUID(),
        account: '7',
        sentiment: 'sad',
        suggestion: 'Esperou muito',
        waiting: true,
      }
      localStorage.setItem('feedback', JSON.stringify([other, storedDraft()]))
      serve(() => json(status, { id: 'x', message: '', done: true, retryAfter: 0 }))
      dispatchEvent(new Event('online'))
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      await sendWaiting()
      await expect.element(screen.getByRole('textbox')).toHaveValue(TEXT)
      expect(screen.getByRole('heading', { name: 'Obrigado pelo seu comentário!' }).elements()).toEqual([])
    },
  )

  test('goes for one account while the day’s limit of another holds on the same device (R7.5)', async () => {
    const draft = (account: string) => ({
      id: crypto.randomUUID(),
      account,
      sentiment: 'sad',
      suggestion: TEXT,
      waiting: true,
    })
    const { userData } = preferences.get()
    preferences.set({ userData: userData && { ...userData, id: '9' } })
    localStorage.setItem('feedback', JSON.stringify([draft('9'), draft('7')]))
    serve(() => json(429, { id: 'too-many-attempts', message: '', retryAfter: 3_600 }))
    expect(await sendWaiting()).toMatchObject({ kind: 'limit' })
    preferences.set({ userData })
    serve(() => json(200, { done: true }))
    expect(await sendWaiting()).toEqual({ kind: 'sent' })
  })

  test('over the day’s limit stays, with the hour of the next (R7.5, R10)', NIGHTLY, async () => {
    serve(() => json(429, { id: 'too-many-attempts', message: '', retryAfter: 3_600 }))
    const { screen } = await open({ width: 320 })
    await write(screen, TEXT)
    await press(screen)
    await expect
      .element(screen.getByRole('heading', { name: 'Você chegou ao limite de sugestões. Tente mais tarde.' }))
      .toBeVisible()
    await expect.element(screen.getByText(TEXT)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Enviar às \d\d:\d\d$/ })).toBeDisabled()
    expect(horizontalScroll()).toBe(0)
  })

  test('is there for who signs in again after the session has ended (R4.4)', async () => {
    serve(() => json(401, { id: 'unauthorized', message: '' }))
    const { screen, router } = await open()
    await write(screen, TEXT)
    await press(screen)
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Ffeedback')
    expect(preferences.get().loginType).toBe(null)
    expect(localStorage.getItem('feedback')).toContain(TEXT)
  })
})
