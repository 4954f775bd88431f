import type { OwnStanding, Ranking, RankingQuery } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aRanking, aRow, aStanding } from './ranking.factory.ts'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const
const GUEST = { platform: 'android', loginEnabled: true, loginType: 'guest' } as const

/** Answers for one's own row: the standing, null, or a status. */
let own: OwnStanding | null | number = null
let asked: string[] = []
beforeEach(() => {
  own = aStanding()
  asked = []
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address] = request
    if (typeof address !== 'string' || !address.startsWith('/api/account/ranking')) return real(...request)
    asked.push(address)
    return Promise.resolve(
      typeof own === 'number'
        ? Response.json({ id: 'unauthorized', message: '' }, { status: own })
        : Response.json({ standing: own }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
})

const signIn = (points = 24_500) =>
  preferences.set({
    loginType: 'user',
    isLoggedIn: true,
    userData: {
      id: '7',
      username: 'marola_27',
      name: 'marola_27',
      points,
      tipo: 'guest',
      type: 'guest',
      email: 'm•••@example.com',
      cpf: '',
      active: true,
      photoUrl: '',
      videoViewed: true,
    },
  })

let requested: Partial<RankingQuery>[] = []
beforeEach(() => {
  requested = []
})
/** The ranking as `made` answers for a page of it. */
const open = (
  address: string,
  made: (query: RankingQuery) => Ranking = ({ page: number }) => aRanking({ ...(number && { page: number }) }),
  options: { locale?: Locale; width?: number; subject?: typeof USER | typeof GUEST } = {},
) =>
  openPage(address, {
    subject: USER,
    ...options,
    api: {
      listRanking: ({ query = {} } = {}) => {
        requested.push(query)
        return Promise.resolve(made(query))
      },
    },
  })
const pin = () => document.querySelector('.ranking-pin')
const ownPage = () => {
  const view = aRanking({ page: 2 })
  const mine = view.rows.findIndex(({ list }) => list === 37)
  return {
    ...view,
    rows: view.rows.with(mine, aRow({ list: 37, username: 'marola_27', within: { position: 37, equal: true } })),
  }
}

test('the list has position, name, type, delegation and points, ties with "=" outside of the digits (R7.3)', async () => {
  const rows = [
    aRow({ list: 1, username: 'corre_maceio' }),
    aRow({ list: 2, username: 'remo.rj', within: { position: 2, equal: true }, type: 'volunteer' }),
    aRow({ list: 3, username: 'tia-da-natacao', within: { position: 2, equal: true }, organisation: null }),
  ]
  const { screen } = await open('/ranking', () => aRanking({ rows, total: 3 }), { subject: GUEST, width: 320 })
  await expect.element(screen.getByRole('row', { name: /^1 AL corre_maceio Atleta, Alagoas 49.?500$/ })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^2 ?, empate AL remo\.rj Voluntariado, Alagoas/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^2 ?, empate tia-da-natacao Atleta 48.?500$/ })).toBeVisible()
  expect(document.querySelectorAll('tbody wbr')).toHaveLength(4)
  expect(document.querySelectorAll('tbody a')).toHaveLength(0)
  expect([horizontalScroll(), requested]).toEqual([0, [{ page: 1 }]])
})

test.each(
  sampled(
    [
      ['por', 'Ranking', 'Ocultar quem tem 0 ponto', 'Próxima página'],
      ['spa', 'Ranking', 'Ocultar a quien tiene 0 puntos', 'Página siguiente'],
      ['eng', 'Ranking', 'Hide people with 0 points', 'Next page'],
    ] as const,
    3,
  ),
)('pages and the switch have addresses, in %s (R7.3)', async (locale, title, hide, next) => {
  const { screen, router } = await open('/ranking', undefined, { locale, width: 320, subject: GUEST })
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await screen.getByRole('link', { name: next }).click()
  await expect.poll(() => router.state.location.href).toBe('/ranking?page=2')
  await expect.element(screen.getByText('pessoa_21', { exact: true })).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  const hides = screen.getByRole('switch', { name: hide })
  await expect.element(hides).toBeChecked()
  await hides.click()
  await expect.poll(() => router.state.location.href).toBe('/ranking?zeros=1')
  await expect.element(hides).not.toBeChecked()
  expect(requested).toEqual([{ page: 1 }, { page: 2 }, { zeros: '1', page: 1 }])
})

test('of one type and delegation both positions are shown, and how many they are (R7.3)', async () => {
  const rows = [aRow({ list: 1, username: 'lagoa_mundau', general: { position: 31, equal: true }, points: 26_000 })]
  const { screen, router } = await open('/ranking', ({ type }) => (type ? aRanking({ rows, total: 1 }) : aRanking()), {
    width: 320,
    subject: GUEST,
  })
  await screen.getByRole('combobox', { name: 'Tipo de usuário' }).selectOptions('Voluntariado')
  await expect.poll(() => router.state.location.href).toBe('/ranking?type=volunteer')
  await screen.getByRole('combobox', { name: 'Delegação' }).selectOptions('Alagoas')
  await expect.poll(() => router.state.location.href).toBe('/ranking?type=volunteer&organisation=AL')
  await expect.element(screen.getByRole('columnheader', { name: 'Geral' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^1 lagoa_mundau Nível 3 31 ?, empate 26.?000$/ })).toBeVisible()
  await expect.element(screen.getByText('1 pessoa, posição neste filtro e no geral')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  await screen.getByRole('link', { name: 'Limpar' }).click()
  await expect.poll(() => router.state.location.href).toBe('/ranking')
})

describe('one’s own row', () => {
  beforeEach(() => signIn())

  test('stands at the head, with places moved and level, and above the bar; it leads to its page, and is gone once it is seen (R7.3)', async () => {
    const { screen, router } = await open('/ranking', ({ page: number }) => (number === 2 ? ownPage() : aRanking()), {
      width: 320,
    })
    const head = screen.getByRole('region', { name: 'A sua posição' })
    await expect
      .poll(() => head.element().textContent)
      .toMatch(/^37=, empatemarola_27de 1.?284 pessoas com pontossubiu 4 hojeNível 3/)
    await expect.element(head.getByRole('progressbar')).toHaveAttribute('value', '4500')
    await expect.poll(() => pin()?.textContent).toMatch(/^37=, empatemarola_27você, nível 3, faltam 5.?50024.?500$/)
    expect(pin()?.getBoundingClientRect().bottom).toBeCloseTo(
      document.querySelector('.app-shell-bottom')?.getBoundingClientRect().top ?? 0,
      0,
    )
    expect(horizontalScroll()).toBe(0)
    await screen.getByRole('link', { name: /marola_27/ }).click()
    await expect.poll(() => router.state.location.href).toBe('/ranking?page=2#me')
    await expect.poll(() => document.activeElement?.id).toBe('me')
    await expect.element(screen.getByRole('row', { name: /marola_27 \(você\)/ })).toBeInViewport()
    await expect.poll(pin).toBe(null)
    // above the list there is the strip then
    await expect.element(screen.getByRole('region', { name: 'Seus pontos' })).toBeVisible()
  })

  test.each([
    [{ moved: -2 }, 'desceu 2 hoje'],
    [{ moved: 0 }, 'mesma posição hoje'],
    [{ points: 0, within: null, moved: null }, 'ainda sem pontos'],
    [null, 'não aparece no ranking'],
  ])('says how it moved, and what it has not: %o', NIGHTLY, async (over, words) => {
    own = over && aStanding(over)
    const { screen } = await open('/ranking')
    await expect
      .poll(() => screen.getByRole('region', { name: 'A sua posição' }).element().textContent)
      .toContain(words)
  })

  test.each<[address: string, over: Partial<OwnStanding>, words: RegExp, way: string]>(
    sampled(
      [
        ['/ranking?type=volunteer', {}, /outro grupo \(Público\), fora deste filtro. Posição geral: 37/, '/ranking'],
        ['/ranking', { points: 0 }, /Você tem 0 ponto, e quem tem 0 ponto está oculto/, '/ranking?zeros=1'],
      ],
      2,
    ),
  )('where %s leaves it out, the pin says so, and leads to it (R7.3)', async (address, over, words, way) => {
    own = aStanding({ ...over, within: null })
    await open(address, undefined, { width: 320 })
    await expect.poll(() => pin()?.textContent).toMatch(words)
    expect(document.querySelector('.ranking-pin > a')?.getAttribute('href')).toBe(way)
    expect(horizontalScroll()).toBe(0)
  })

  test('is asked for again when the ranking has changed, and not before', NIGHTLY, async () => {
    const { views } = await open('/ranking')
    await expect.poll(() => pin()?.textContent).toContain('24')
    const before = asked.length
    own = aStanding({ points: 25_000, general: { position: 35, equal: false } })
    views.put(['ranking', { page: 1 }], aRanking({ seq: 2 }))
    await expect.poll(() => document.querySelector('.ranking-own-position')?.textContent).toBe('35')
    expect(asked).toHaveLength(before + 1)
  })

  test('is nobody’s once the session has ended elsewhere', NIGHTLY, async () => {
    own = 401
    await open('/ranking')
    await expect.poll(() => preferences.get().loginType).toBe(null)
  })

  test('on a wide screen is a card beside the table, with who stands around', NIGHTLY, async () => {
    await open('/ranking', ownPage)
    await page.viewport(1440, 900)
    await expect.poll(() => document.querySelector('.points-card-name')?.textContent).toBe('marola_27')
    expect(document.querySelector('.points-card > b')?.textContent).toBe('Público, Alagoas')
    expect([...document.querySelectorAll('.ranking-aside li > span')].map((name) => name.textContent)).toEqual([
      'so_mais_um_tempo',
      'marola_27',
    ])
    expect(getComputedStyle(document.querySelector('.ranking-phone') as Element).display).toBe('none')
    expect(horizontalScroll()).toBe(0)
    expect(await violations()).toEqual([])
  })
})

describe('where nobody is', () => {
  test.each<[address: string, over: Partial<Ranking>, words: string, way: string | null]>(
    sampled(
      [
        ['/ranking', { total: 0, rows: [] }, 'Ninguém ganhou pontos', null],
        ['/ranking', { total: 0, rows: [], zeros: 2 }, 'Com 0 ponto há 2 pessoas.', '/ranking?zeros=1'],
        [
          '/ranking?type=referee&organisation=AL',
          { total: 0, rows: [], zeros: 1 },
          'Ninguém tem pontos neste filtro (Arbitragem, Alagoas). Com 0 ponto há 1 pessoa.',
          '/ranking?type=referee&organisation=AL&zeros=1',
        ],
        ['/ranking?page=99', { total: 30, rows: [] }, 'A lista tem 2 páginas.', '/ranking?page=2'],
      ],
      4,
    ),
  )('%s says why, and leads on', async (address, over, words, way) => {
    await open(address, () => aRanking(over), { subject: GUEST, width: 320 })
    await expect.poll(() => document.querySelector('.ui-empty')?.textContent).toContain(words)
    expect(document.querySelector('.ui-empty .ui-button-main')?.getAttribute('href') ?? null).toBe(way)
    expect(horizontalScroll()).toBe(0)
  })
})

test(
  'choices made one after another while the first is on its way are both made, and are seen at once (R7.3)',
  NIGHTLY,
  async () => {
    const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
    const { router } = await openPage('/ranking', {
      subject: GUEST,
      api: {
        listRanking: async ({ query = {} } = {}) => {
          if (query.type !== undefined) await isAnswered
          return aRanking()
        },
      },
    })
    await page.getByRole('combobox', { name: 'Tipo de usuário' }).selectOptions('Voluntariado')
    await expect.poll(() => router.state.location.href).toBe('/ranking?type=volunteer')
    await expect.element(page.getByRole('combobox', { name: 'Tipo de usuário' })).toHaveValue('volunteer')
    await page.getByRole('combobox', { name: 'Delegação' }).selectOptions('Alagoas')
    await page.getByRole('switch').click()
    await expect.element(page.getByRole('switch')).not.toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'Delegação' })).toHaveValue('AL')
    expect(router.state.resolvedLocation?.href).toBe('/ranking')
    answerAll()
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/ranking?type=volunteer&organisation=AL&zeros=1')
  },
)

test('a guest is told that he does not appear, and is offered an account; with logging in off nothing is offered', async () => {
  const { screen } = await open('/ranking', undefined, { subject: GUEST })
  await expect
    .element(screen.getByRole('link', { name: 'Criar conta e começar a pontuar' }))
    .toHaveAttribute('href', '/signup?redirect=%2Franking')
  expect([pin(), asked]).toEqual([null, []])
  await screen.unmount()
  const closed = await openPage('/ranking', {
    subject: { platform: 'android', loginEnabled: false, loginType: null },
    api: { listRanking: () => Promise.resolve(aRanking()) },
  })
  await expect.element(closed.screen.getByText('pessoa_1', { exact: true })).toBeVisible()
  expect(document.querySelector('.ranking-own')).toBe(null)
})

test('long names break, wide figures fit, and nothing is found wrong by axe (R2.4)', NIGHTLY, async () => {
  signIn()
  own = aStanding({ username: 'ajudo_no_credenciamento_desde_', points: 198_000 })
  const rows = [
    aRow({
      list: 1,
      username: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      points: 198_000,
      within: { position: 100_000, equal: true },
    }),
    // one's own is out of sight, so that the pin stays
    ...Array.from({ length: 28 }, (_, at) => aRow({ list: at + 2, username: `pessoa_${at + 2}` })),
    aRow({ list: 30, username: 'ajudo_no_credenciamento_desde_', general: { position: 100_000, equal: true } }),
  ]
  for (const address of ['/ranking', '/ranking?type=athlete&organisation=AL']) {
    const { screen } = await open(address, () => aRanking({ rows, total: 30 }), { width: 320 })
    await expect.poll(pin).not.toBe(null)
    await expect.element(screen.getByRole('row', { name: /WWW/ })).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    expect(await violations()).toEqual([])
    await screen.unmount()
  }
})

async function violations(): Promise<unknown[]> {
  const { violations: found } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
