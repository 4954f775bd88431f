import type { Match, ScheduleDay } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { VIEWS } from '../../ui/testing/views.ts'
import { aMatch as aMatchUnit, aSide, aTeam, aUnitPage } from '../../units/unit.factory.ts'
import { aMatchOf, aPerson, aPlay, playsTo } from './matches.factory.ts'

const aMatch = (given: Partial<Match> = {}) => aMatchOf(aMatchUnit(), given)
const ADDRESS = '/match-stats?unit=HBLWTEAM7-------------SFNL000100'
const open = (match: Match, query = '', options: Parameters<typeof openPage>[1] = {}) =>
  openPage(ADDRESS + query, { ...options, api: { getMatch: () => Promise.resolve(match) } })
const openDay = (view: Partial<ScheduleDay>, query = '', options: Parameters<typeof openPage>[1] = {}) =>
  openPage(`/match-stats${query}`, {
    ...options,
    api: { listMatches: () => Promise.resolve({ seq: 1, day: '2027-09-14', days: [], units: [], ...view }) },
  })

const goals = { por: 'Gols/arremessos', eng: 'Goals/shots', spa: 'Goles/lanzamientos' }
const LONG = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento de Teste'
const FULL = aMatch({
  periods: [
    { code: 'H1', home: '11', away: '12' },
    { code: 'H2', home: '10', away: '7' },
  ],
  statistics: [
    { key: 'goals', label: goals, home: '21/40 (52%)', away: '19/45', figures: { home: 21, away: 19 }, better: 'more' },
    {
      key: 'suspensions',
      label: { por: 'Suspensões de 2 minutos' },
      home: '2',
      away: '4',
      figures: { home: 2, away: 4 },
      better: null,
    },
    { key: 'FANS', label: { por: 'FANS' }, home: null, away: '300', figures: null, better: null },
  ],
  athletes: {
    columns: [
      { key: 'goals', label: goals },
      { key: 'saves', label: { por: 'Defesas' } },
    ],
    home: [{ ...aPerson(), cells: ['6', null] }],
    away: [{ ...aPerson({ code: '2001', name: LONG, bib: '12', known: false }), cells: [null, '11'] }],
  },
  plays: [
    ...playsTo(3, 2),
    aPlay('c', {
      action: '2MIN',
      kind: 'card',
      side: 'away',
      period: 'H2',
      clock: '17:58',
      who: [aPerson({ code: '9', name: '9', bib: '4', known: false })],
    }),
    aPlay('m', {
      action: 'M7',
      result: 'SAVED',
      kind: null,
      period: 'H2',
      clock: null,
      with: [{ ...aPlay('s', { action: 'AST' }), kind: null }],
    }),
    aPlay('q', { action: 'QZX', description: 'Torcida em festa', kind: null, side: null, who: [], period: 'H2' }),
    aPlay('t', { action: 'ZZZ', kind: null, who: [], period: 'H2', side: 'home' }),
  ],
  flow: [
    { period: 'H1', home: 1, away: 0 },
    { period: 'H1', home: 1, away: 3 },
    { period: 'H2', home: 4, away: 3 },
  ],
})
const RULES = { rules: { 'color-contrast': { enabled: true } } }
const faults = async () =>
  (await runAxe(RULES)).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))

test('the sides’ figures stand beside each other, the greater bold only where more is better (R5.11)', async () => {
  const { screen } = await open(FULL)
  const table = screen.getByRole('table', { name: 'Estatísticas' })
  await expect.element(table.getByRole('row', { name: /Gols/ })).toMatchTextContent(/21\/40 \(52%\).*Gols.*19\/45/)
  await expect.element(table.getByRole('row', { name: /FANS/ })).toMatchTextContent('–FANS300')
  expect([...table.element().querySelectorAll('b')].map((b) => b.textContent)).toEqual(['21/40 (52%)'])
})

test('the board shows who, the score, where it stands and the score by period', async () => {
  const { screen } = await open(FULL)
  const board = screen.getByRole('region', { name: 'Placar' })
  await expect.element(board).toMatchTextContent(/Alagoas.*Paraná.*21.*19/)
  await expect.element(board).toMatchTextContent(/2º tempo 18:42/)
  await expect.element(board.getByRole('row', { name: /Paraná/ })).toMatchTextContent(/12.*7/)
})

test('the lead is a drawing for the eye and a sentence for the ear', async () => {
  const { screen } = await open(FULL)
  await expect.element(screen.getByText('Maior vantagem: Alagoas 1, Paraná 2.')).toBeInTheDocument()
  expect(document.querySelector('.matches-flow-line')?.closest('[aria-hidden=true]')).not.toBeNull()
})

const rows = () => [...document.querySelectorAll('.matches-play')].map((row) => row.textContent)

test('what happened is listed newest first: our word, the source’s, or its code; who by name, by bib or as a side', async () => {
  await open(FULL)
  await expect.poll(() => rows().length).toBe(9)
  expect(rows().slice(0, 4)).toEqual([
    expect.stringMatching(/ZZZ Alagoas$/),
    expect.stringMatching(/Torcida em festa/),
    expect.stringMatching(/^.*Tiro de 7 metros, defendido Zulmira Teste da Quadra nº 7.*Assistência/),
    expect.stringMatching(/17:58.*2 minutos nº 4$/),
  ])
  expect(rows().at(-1)).toMatch(/1–0$/)
})

test('scores, penalties and the order are links that keep each other, and go by keyboard', NIGHTLY, async () => {
  const { screen, router } = await open(FULL)
  await expect.poll(() => rows().length).toBe(9)
  const link = (name: string) => screen.getByRole('link', { name, exact: true })
  link('Punições').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows().length).toBe(1)
  await link('Desde o início').click()
  await expect.poll(() => router.state.location.search).toMatchObject({ show: 'card', order: 'oldest' })
  await link('Pontos e gols').click()
  await expect.poll(() => rows().length).toBe(5)
  expect(rows()[0]).toMatch(/1–0$/)
  await expect.element(link('Pontos e gols')).toHaveAttribute('aria-current', 'true')
})

test('nothing of a kind is shown, with the way back to everything', NIGHTLY, async () => {
  const { screen } = await open(aMatch({ plays: playsTo(1, 0) }), '&show=card')
  await expect.element(screen.getByText('Nenhuma punição')).toBeVisible()
  await screen.getByRole('link', { name: 'Mostrar tudo' }).click()
  await expect.poll(() => rows().length).toBe(1)
})

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until the browser has reported that the element is off the screen, and the page has rendered what its own observer makes of that. */
async function isAboveTheScreen(selector: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.querySelector(selector) as Element)
  })
  // the browser calls the observers of one frame in any order, and React renders before the frame after the next
  await nextFrame()
  await nextFrame()
}

test(
  'while somebody reads further down, new actions wait and nothing moves; requested, they are there (R5.11)',
  NIGHTLY,
  async () => {
    const plays = playsTo(40, 38)
    const next = aPlay('79', { period: 'H2', score: { home: '41', away: '38' } })
    const { screen, views } = await open(aMatch({ plays }))
    await expect.poll(() => rows().length).toBe(78)
    window.scrollTo(0, 2_000)
    await expect.poll(() => scrollY).toBe(2_000)
    const read = document.elementsFromPoint(150, 400).find((element) => element.matches('.matches-play'))
    const top = read?.getBoundingClientRect().top
    await isAboveTheScreen('.matches-edge')
    views.put(['match', aMatch().unit.code], aMatch({ seq: 2, plays: [...plays, next] }))
    const button = screen.getByRole('button', { name: '1 lance novo' })
    await expect.element(button).toBeVisible()
    expect(rows()).toHaveLength(78)
    expect(read?.getBoundingClientRect().top).toBe(top)
    await button.click()
    await expect.poll(() => rows().length).toBe(79)
    expect(rows()[0]).toMatch(/41–38$/)
    await expect.element(button).not.toBeInTheDocument()
    expect(document.activeElement?.closest('.matches-plays')).not.toBeNull()
  },
)

test('new actions come at once where the beginning of the list is in sight', async () => {
  const { views } = await open(aMatch({ plays: playsTo(1, 0) }))
  await expect.poll(() => rows().length).toBe(1)
  views.put(['match', aMatch().unit.code], aMatch({ seq: 2, plays: playsTo(1, 1) }))
  await expect.poll(() => rows().length).toBe(2)
})

test('a score that changes is announced politely; an action that leaves it alone is not', async () => {
  const { screen, views } = await open(FULL)
  const announcement = () => document.querySelector('.matches-page [aria-live=polite]')?.textContent
  await expect.element(screen.getByRole('region', { name: 'Placar' })).toBeVisible()
  views.put(['match', FULL.unit.code], { ...FULL, seq: 2, plays: FULL.plays.slice(1) })
  await expect.poll(() => rows().length).toBe(8)
  expect(announcement()).toBe('')
  const sides = FULL.unit.sides.map((side, i) => (i === 0 ? { ...side, result: '22' } : side))
  views.put(['match', FULL.unit.code], { ...FULL, seq: 3, unit: { ...FULL.unit, sides } })
  await expect.poll(announcement).toBe('Alagoas 22, Paraná 19')
})

test('athletes have their figures, only in columns that their side fills', async () => {
  const { screen } = await open(FULL)
  await screen.getByText('Números de cada atleta', { exact: true }).click()
  const home = screen.getByRole('table', { name: 'Números de cada atleta: Alagoas' })
  await expect.element(home.getByRole('row', { name: /Zulmira/ })).toMatchTextContent(/nº 7.*6/)
  expect(home.getByRole('columnheader').elements()).toHaveLength(2)
  await expect
    .element(screen.getByRole('link', { name: 'Zulmira Teste da Quadra' }).last())
    .toHaveAttribute('href', '/participants/profile/1001')
})

test('before anything was sent it says so and leads to the match; an official one opens no stream', async () => {
  const { screen, views } = await open(aMatch())
  await expect.element(screen.getByText('Ainda sem estatísticas')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver a página da partida' }))
    .toHaveAttribute('href', '/discipline/HBL/results/HBLWTEAM7-------------SFNL000100')
  const shown = views.entries().find(({ key }) => key[0] === 'match')
  expect(shown?.query?.topic).toBe(`plays:${aMatch().unit.code}`)
  expect(shown?.query?.follows?.(aMatch())).toBe(true)
  expect(shown?.query?.follows?.(aMatch({ unit: aMatchUnit({ status: 'OFFICIAL' }) }))).toBe(false)
})

test('the page of a match leads to its statistics', NIGHTLY, async () => {
  const statistics = [{ key: 'goals', label: goals, home: '21', away: '19' }]
  const page = aUnitPage(aMatchUnit(), { statistics, periods: FULL.periods })
  const { screen } = await openPage('/discipline/HBL/results/HBLWTEAM7-------------SFNL000100', {
    api: { getUnit: () => Promise.resolve(page), getMatch: () => Promise.resolve(FULL) },
  })
  await screen.getByRole('link', { name: 'Estatísticas', exact: true }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Estatísticas da partida')
})

test('a match nobody knows is a page that is not there', async () => {
  const { screen } = await openPage(ADDRESS)
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Página não encontrada')
})

const DAYS = ['2027-09-13', '2027-09-14', '2027-09-15'].map((day) => ({ day, units: 1, golds: 0 }))
const later = aMatchUnit({
  code: 'HBLWTEAM7-------------SFNL000200--',
  status: 'SCHEDULED',
  clock: undefined,
  sides: [aSide({ competitor: aTeam('SE', 'Sergipe') }), aSide({ competitor: aTeam('RN', 'Rio Grande do Norte') })],
})

test('without a choice the day’s matches are listed, running first, with a day before and after', async () => {
  const { screen, router } = await openDay({ days: DAYS, units: [later, aMatchUnit()] })
  const headings = screen.getByRole('heading', { level: 2 })
  await expect.element(headings.first()).toMatchTextContent('Ao vivo')
  expect(headings.elements().map((heading) => heading.textContent)).toEqual(['Ao vivo', 'A seguir'])
  await expect
    .element(screen.getByRole('link', { name: /13 de setembro/ }))
    .toHaveAttribute('href', '/match-stats?day=2027-09-13')
  await expect.element(screen.getByRole('link', { name: /15 de setembro/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Alagoas.*21.*Paraná.*19/ }))
    .toHaveAttribute('href', '/match-stats?unit=HBLWTEAM7-------------SFNL000100')
  expect(router.state.location.search).toEqual({})
})

test('a day without matches says so and leads to its schedule', async () => {
  const { screen } = await openDay({}, '?day=2027-09-14')
  await expect.element(screen.getByText('Nenhuma partida neste dia')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver a programação do dia' }))
    .toHaveAttribute('href', '/schedule/days?day=2027-09-14')
})

test.each(VIEWS)(
  'in $locale at $width px, $theme, nothing scrolls sideways and axe finds nothing',
  NIGHTLY,
  async ({ locale, width, theme }) => {
    document.documentElement.dataset['theme'] = theme
    const match = await open(FULL, '', { locale, width })
    await expect.element(match.screen.getByRole('table').first()).toBeVisible()
    document.querySelector('.matches-athletes')?.setAttribute('open', '')
    expect({ faults: await faults(), sideways: horizontalScroll() }).toEqual({ faults: [], sideways: 0 })
    await match.screen.unmount()
    const day = await openDay({ days: DAYS, units: [later, aMatchUnit()] }, '', { locale, width })
    await expect.element(day.screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect({ faults: await faults(), sideways: horizontalScroll() }).toEqual({ faults: [], sideways: 0 })
    await day.screen.unmount()
    delete document.documentElement.dataset['theme']
  },
)
