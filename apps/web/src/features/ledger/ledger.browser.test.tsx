import type { PointEntry } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const
const NOON = Date.parse('2027-09-10T12:00:00-03:00')
const DAY = 86_400_000

const entry = (id: number, over: Partial<PointEntry> = {}): PointEntry => ({
  id,
  reason: 'trivia',
  title: null,
  note: null,
  undoes: null,
  points: 2_500,
  balance: id * 2_500,
  earnedAt: new Date(NOON + id * DAY).toISOString(),
  ...over,
})

let answers: (() => Promise<Response>)[] = []
let asked: string[] = []
/** Answers for the ledger, one after the other, the last for all that follow. */
const serve = (...all: (() => Promise<Response>)[]) => {
  answers = all
}
const page =
  (points: number, entries: readonly PointEntry[], next: string | null = null) =>
  () =>
    Promise.resolve(Response.json({ points, entries, next }))

beforeEach(() => {
  asked = []
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address] = request
    if (typeof address !== 'string' || !address.startsWith('/api/account/points')) return real(...request)
    asked.push(address)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Promise.reject(new TypeError('no network'))
  })
  preferences.set({
    loginType: 'user',
    userData: {
      id: '7',
      username: 'marola_27',
      name: 'marola_27',
      points: 9_500,
      tipo: 'guest',
      type: 'guest',
      email: 'm•••@example.com',
      cpf: '',
      active: true,
      photoUrl: '',
      videoViewed: true,
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
})

const open = (options: { locale?: Locale; width?: number } = {}) =>
  openPage('/account/points', { subject: USER, width: 320, ...options })
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s/g, ' '))

test('a line of a trivia says which, in the reader’s language, and that of one taken out since says that it was a trivia', async () => {
  const title = { por: 'Handebol: tempo e faltas', eng: 'Handball: time and fouls' }
  serve(page(1_000, [entry(2, { title, points: 500, balance: 1_000 }), entry(1, { points: 500, balance: 500 })]))
  await open({ locale: 'eng' })
  await expect
    .poll(() => texts('.ledger-table th[scope="row"]'))
    .toEqual(['Handball: time and foulsTrivia, right answer', 'Triviaright answer'])
})

test('every line has its reason, its points and the balance; a correction is a line of its own, a level crossed a row (R7.3)', async () => {
  serve(
    page(9_500, [
      entry(5, { reason: 'correction', points: -500, balance: 9_500 }),
      entry(4, { balance: 10_000 }),
      entry(3, { reason: 'safe-sport', points: 2_000, balance: 7_500 }),
    ]),
  )
  const { screen } = await open()
  await expect.element(screen.getByRole('row', { name: /^12:00 Correção .* −500 9500$/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^12:00 Trívia .* \+2500 10.?000$/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^12:00 Esporte seguro .* \+2000 7500$/ })).toBeVisible()
  expect(texts('.ledger-level')).toEqual([
    expect.stringMatching(/^De volta ao nível 1, abaixo de 10.?000$/),
    expect.stringMatching(/^Nível 2, a partir de 10.?000$/),
  ])
  expect(texts('.ledger-day')).toEqual([
    'quarta-feira, 15 de setembro',
    'terça-feira, 14 de setembro',
    'segunda-feira, 13 de setembro',
  ])
  expect(texts('.ledger-sum')).toEqual(['9500pontos, nível 1'])
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
})

test.each(
  sampled(
    [
      ['por', 'Pontos', 'Nenhum lançamento'],
      ['spa', 'Puntos', 'Ningún movimiento'],
      ['eng', 'Points', 'No entries'],
    ] as const,
    3,
  ),
)('without a line it says where points come from, in %s', async (locale, title, words) => {
  serve(page(0, []))
  const { screen } = await open({ locale })
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test('further pages follow, each line once; what fails is said, and nothing that was read is lost', async () => {
  serve(
    page(10_000, [entry(4), entry(3)], '3'),
    () => Promise.reject(new TypeError('no network')),
    page(10_000, [entry(2), entry(1)]),
  )
  const { screen } = await open()
  const more = screen.getByRole('button', { name: 'Mostrar mais' })
  await more.click()
  await expect.element(screen.getByText('Não foi possível ler o resto. Tente de novo.')).toBeVisible()
  expect(texts('.ledger-time')).toHaveLength(2)
  await more.click()
  await expect.poll(() => texts('.ledger-balance')).toEqual(['10 000', '7500', '5000', '2500'])
  await expect.element(more).not.toBeInTheDocument()
  expect(asked).toEqual(['/api/account/points', '/api/account/points?cursor=3', '/api/account/points?cursor=3'])
})

test('what was earned meanwhile is on top, and in the strip of other pages', NIGHTLY, async () => {
  serve(page(9_500, [entry(3)], '3'), page(9_500, [entry(2)]), page(12_000, [entry(5), entry(4)], '4'))
  const { screen, views } = await open()
  await screen.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.poll(() => texts('.ledger-balance')).toHaveLength(2)
  await views.refetch(['points', '7'])
  await expect.poll(() => texts('.ledger-balance')).toEqual(['12 500', '10 000', '7500', '5000'])
  expect(preferences.get().userData?.points).toBe(12_000)
})

test('without a network the sum of the last visit stands, and why the lines do not', NIGHTLY, async () => {
  serve(() => Promise.reject(new TypeError('no network')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await open()
  await expect
    .element(screen.getByText('O extrato é só seu e não fica guardado no aparelho. Ele aparece quando houver rede.'))
    .toBeVisible()
  expect(texts('.ledger-sum')).toEqual(['9500pontos, nível 1'])
  serve(page(9_500, [entry(1)]))
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => texts('.ledger-balance')).toEqual(['2500'])
  expect(horizontalScroll()).toBe(0)
})

test('a session that has ended elsewhere leads to the login and back here (R4.3)', async () => {
  serve(() => Promise.resolve(Response.json({ id: 'unauthorized', message: '' }, { status: 401 })))
  const { router } = await open()
  await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Faccount%2Fpoints')
  expect(preferences.get().loginType).toBe(null)
})

test('a guest is shown the way in, and nothing is asked for', async () => {
  preferences.set({ loginType: 'guest', userData: null })
  const { screen } = await openPage('/account/points', { subject: { ...USER, loginType: 'guest' }, width: 320 })
  await expect
    .element(screen.getByRole('link', { name: 'Entrar' }))
    .toHaveAttribute('href', '/login?redirect=%2Faccount%2Fpoints')
  expect(asked).toEqual([])
})
