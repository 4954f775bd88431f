import type { BracketMatch, EventPage } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { VIEWS } from '../../ui/testing/views.ts'
import { aUnit, aUnitPage } from '../../units/unit.factory.ts'
import {
  aBracket,
  aBracketSide,
  aCompetitor,
  aMatchUnit,
  anEventPage,
  aPool,
  EVENT,
  unitCode,
} from './events.factory.ts'
import { aPhase, aStanding, aWhole } from './whole-event.fixture.ts'

const ADDRESS = `/discipline/JUD/competitions?event=${EVENT}`
const aDiscipline = () =>
  Promise.resolve({
    seq: 1,
    discipline: { code: 'JUD', name: { por: 'Judô' } },
    days: [],
    live: 0,
    nearest: null,
    venues: [],
    events: [],
  })

const open = (page: EventPage, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(ADDRESS, {
    ...options,
    api: {
      getDiscipline: aDiscipline,
      getEvent: () => Promise.resolve(page),
      getUnit: ({ params }) => Promise.resolve(aUnitPage(aUnit(params.code))),
    },
  })

const faults = async (): Promise<string> => {
  const { violations } = await runAxe()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)).join('\n')
}

/** One semifinal, on, with the score given. */
const aSemifinal = (score: string): EventPage => {
  const match: BracketMatch = {
    position: 1,
    number: '41',
    unit: aMatchUnit(unitCode('SFNL', 1), { status: 'RUNNING' }),
    sides: [score, '0'].map((result, index) => aBracketSide({ competitor: aCompetitor(index), result })),
  }
  return anEventPage({
    brackets: [{ code: 'FNL', kind: 'main', phases: [{ code: 'SFNL', name: null, matches: [match] }] }],
  })
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const focused = () => document.activeElement?.textContent ?? ''

test('an event’s line leads to its course besides its unit, and both are a finger high (R2.2)', async () => {
  const { screen } = await openPage('/discipline/JUD/competitions', {
    api: {
      getDiscipline: async () => ({
        ...(await aDiscipline()),
        events: [
          {
            code: EVENT,
            name: { por: 'Até 57 kg' },
            gender: 'W',
            division: null,
            units: 29,
            over: 10,
            live: 0,
            final: null,
            next: { code: unitCode('SFNL', 1), day: '2027-09-14' },
            medals: [],
            phases: [],
            leaders: [],
            ranked: false,
          },
        ],
      }),
      getEvent: () => Promise.resolve(aWhole()),
    },
  })
  const course = screen.getByRole('link', { name: 'Chaves e fases, Até 57 kg' })
  await expect.element(course).toHaveAttribute('href', ADDRESS)
  for (const link of document.querySelectorAll('.discipline-event a'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await course.click()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Até 57 kg feminino' })).toBeVisible()
  await screen.getByRole('link', { name: 'Todas as provas' }).click()
  await expect.element(course).toBeVisible()
})

test.each([
  ['an event nobody knows', ADDRESS],
  ['an event of another discipline', '/discipline/JUD/competitions?event=ATHW100M'],
])('%s is not found (R2.2)', async (_what, address) => {
  const { screen } = await openPage(address, { api: { getDiscipline: aDiscipline } })
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('an address that names no event shows the list', async () => {
  const { screen } = await openPage('/discipline/JUD/competitions?event=%20', { api: { getDiscipline: aDiscipline } })
  await expect.element(screen.getByText('Nenhuma prova nesta modalidade')).toBeVisible()
})

test('a round is a list under its name and the number of its matches, each match a sentence', async () => {
  const { screen } = await open(anEventPage({ brackets: [aBracket(8)] }), { width: 1440 })
  const round = screen.getByRole('list', { name: 'Quartas de final, 4 lutas' })
  await expect.element(round).toBeVisible()
  expect(round.getByRole('listitem').elements()).toHaveLength(4)
  await expect
    .element(
      round.getByRole('link', {
        name: 'Luta 11, quartas de final: ANDIROBA Iris, Alagoas, venceu BURITI Ana, Bahia, 10 a 0',
        exact: true,
      }),
    )
    .toHaveAttribute('href', '/discipline/JUD/results/JUDW57KG--------------QFNL000100')
})

test('a phone shows two rounds, and another is chosen by a radio button', NIGHTLY, async () => {
  const { screen } = await open(anEventPage({ brackets: [aBracket(16)] }))
  const shown = () =>
    [...document.querySelectorAll('.events-round')]
      .filter((round) => round.checkVisibility())
      .map((round) => round.querySelector('.events-round-name')?.textContent)
  await expect.element(screen.getByRole('radio', { name: 'Quartas' })).toBeChecked()
  expect(shown()).toEqual(['Quartas de final', 'Semifinal'])
  screen.getByRole('radio', { name: 'Quartas' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Semi' })).toBeChecked()
  expect(shown()).toEqual(['Semifinal', 'Final'])
})

test('where all rounds fit they stand beside each other, and there is nothing to choose', async () => {
  const { screen } = await open(anEventPage({ brackets: [aBracket(16)] }), { width: 1440 })
  await expect.element(screen.getByRole('list', { name: 'Oitavas de final, 8 lutas' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Final, 1 luta, vale ouro' })).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
})

test('a match stands midway between the two that feed it, however high the others are', NIGHTLY, async () => {
  await open(aWhole(), { width: 1440 })
  const middle = (at: string) => {
    const box = document.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect()
    return box ? box.top + box.height / 2 : Number.NaN
  }
  await expect.poll(() => middle('1 0')).toBeGreaterThan(0)
  expect(Math.abs(middle('1 0') - (middle('0 0') + middle('0 1')) / 2)).toBeLessThan(2)
  expect(Math.abs(middle('3 0') - (middle('2 0') + middle('2 1')) / 2)).toBeLessThan(2)
})

test('arrow keys walk along the lines, a round out of sight comes into it, and Enter follows', NIGHTLY, async () => {
  const { screen, router } = await open(anEventPage({ brackets: [aBracket(16)] }))
  await expect.element(screen.getByRole('radio', { name: 'Quartas' })).toBeChecked()
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('.events-rounds a')].filter(({ tabIndex }) => tabIndex === 0)
  await expect.poll(() => stops().length).toBe(1)
  stops()[0]?.focus()
  expect(focused()).toMatch(/^Luta 31, quartas de final/)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toMatch(/^Luta 32, quartas de final/)
  await userEvent.keyboard('{End}')
  expect(focused()).toMatch(/^Luta 34/)
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Luta 32, semifinal/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toMatch(/^Luta 31, final/)
  expect(document.activeElement?.checkVisibility()).toBe(true)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.poll(focused).toMatch(/^Luta 11, oitavas de final/)
  expect(stops()).toEqual([document.activeElement])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}')
  await expect.poll(focused).toMatch(/^Luta 31, semifinal/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/SFNL000100$/)
})

test('a score that changes while a match is on is announced politely, once, and nothing moves', async () => {
  const { views } = await open(aSemifinal('0'))
  const announcement = () => document.querySelector('.events-page [aria-live=polite]')?.textContent
  const box = () => document.querySelector('.events-match')?.getBoundingClientRect().toJSON()
  await expect.poll(announcement).toBe('')
  const before = box()
  views.put(['event', EVENT], { ...aSemifinal('10'), seq: 2 })
  await expect
    .poll(announcement)
    .toBe('Luta 41, semifinal, ao vivo: ANDIROBA Iris, Alagoas, contra BURITI Ana, Bahia, 10 a 0')
  expect(box()).toEqual(before)
})

test('a pool is a table in the order sent: shared ranks, only the figures there are, who goes on and why', async () => {
  const rows = aPool().rows.map((row) => ({ ...row, rank: '2', rankEqual: true }))
  const { screen } = await open(
    anEventPage({ pools: [aPool({ rows })], meanings: { Q: { por: 'passa à semifinal' } } }),
    { width: 1440 },
  )
  const table = screen.getByRole('table', { name: 'Tabela, Grupo A' })
  await expect.element(table).toBeVisible()
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(['Pos.', 'Quem', 'J', 'V', 'D', 'Pts'])
  await expect
    .element(table.getByRole('row', { name: /Alagoas/ }))
    .toMatchTextContent(/2=.*empate.*Alagoas.*passa à semifinal/)
  const matrix = screen.getByRole('table', { name: 'Confrontos, Grupo A' })
  await expect
    .element(matrix.getByRole('link', { name: '21–19' }).first())
    .toHaveAttribute('href', '/discipline/HBL/results/HBLWTEAM7-------------GPA-000300')
})

test('on a phone who met whom opens below a row', NIGHTLY, async () => {
  const { screen } = await open(anEventPage({ pools: [aPool()] }), { width: 320 })
  await screen
    .getByText(/^3 confrontos/)
    .first()
    .click()
  await expect.element(screen.getByRole('link', { name: 'Bahia 21–19' })).toBeVisible()
  expect(document.querySelector('.events-matrix')?.checkVisibility()).toBe(false)
  expect(horizontalScroll()).toBe(0)
})

test('phases say who went on, by what, from where (R5.7)', async () => {
  const { screen } = await open(aWhole())
  const list = screen.getByRole('list', { name: 'Classificadas' })
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(/^Q passou pela colocação.*CEDRO Luzia.*eliminatória 1.*11\.62$/),
    expect.stringMatching(/^q passou pelo tempo.*ALBUQUERQUE.*eliminatória 1.*11\.80$/),
  ])
})

test(
  'beside a bracket only the phase that is on is open, and one that begins does not open by itself',
  NIGHTLY,
  async () => {
    const { screen, views } = await open(aWhole())
    const isOpen = () => [...document.querySelectorAll<HTMLDetailsElement>('.events-phase')].map((phase) => phase.open)
    await expect.element(screen.getByRole('heading', { name: 'Fases' })).toBeVisible()
    expect(isOpen()).toEqual([false, true])
    const begun = aPhase('8FNL', { units: [aUnit(unitCode('8FNL', 1), { status: 'RUNNING' })] })
    views.put(['event', EVENT], { ...aWhole(), seq: 2, phases: [begun, ...aWhole().phases.slice(1)] })
    await expect.element(screen.getByText('2 ao vivo')).toBeVisible()
    expect(isOpen()).toEqual([false, true])
  },
)

test('records are as sent: whose, equalled, and where it was at these games', NIGHTLY, async () => {
  const { screen } = await open(aWhole(), { width: 1440 })
  const table = screen.getByRole('table', { name: 'Recordes' })
  await expect
    .element(table.getByRole('row', { name: /Recorde dos jogos/ }))
    .toMatchTextContent(/11\.62.*CEDRO Luzia.*Recife.*14\/09\/2025/)
  await expect.element(table.getByRole('row', { name: /NR/ })).toMatchTextContent(/igualado/)
  await expect
    .element(table.getByRole('link', { name: '11.62, nestes jogos' }))
    .toHaveAttribute('href', '/discipline/JUD/results/JUDW57KG--------------FNL-000100')
})

test('an event whose medals are open says why and between whom', async () => {
  const text = { por: 'Há um empate que os resultados não resolvem.' }
  const tie = { reason: 'tie' as const, text, competitors: [aCompetitor(0), aCompetitor(1)], units: [] }
  const toCome = { ...tie, reason: 'result-to-come' as const, text: { por: 'As medalhas esperam.' } }
  const { screen } = await open({ ...aWhole(), pending: [tie, toCome] })
  await expect.element(screen.getByText(/Há um empate/)).toMatchTextContent(/resolvem\. ANDIROBA Iris, BURITI Ana/)
  expect(screen.getByText(/As medalhas esperam/).elements()).toEqual([])
})

test('an event with nothing says so and leads on', async () => {
  const { screen } = await open(anEventPage())
  await expect.element(screen.getByText('Esta prova ainda não tem nada')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver as provas' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions')
})

test('a bracket of 128 draws what is near the screen, and a key is answered at once', NIGHTLY, async () => {
  await open(anEventPage({ brackets: [aBracket(128)] }), { width: 1440 })
  await expect.poll(() => document.querySelectorAll('.events-match').length).toBe(127)
  const first = document.querySelector<HTMLElement>('.events-rounds a[tabindex="0"]')
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).not.toBe(first)
})

test.each(VIEWS)(
  'the whole course reads whole, nothing for axe: $locale at $width px, $theme',
  NIGHTLY,
  async ({ locale, width, theme }) => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = { por: 'pt-BR', eng: 'en', spa: 'es' }[locale]
    const { screen } = await open(aWhole(), { locale, width })
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(document.body.textContent).not.toMatch(/(events|units|status|discipline)\.[a-z]/)
    expect({ faults: await faults(), sideways: horizontalScroll() }).toEqual({ faults: '', sideways: 0 })
  },
)

test('who leads a unit that is on and totals over several units stand under their own heads, in the order sent (R5.7)', async () => {
  const { screen } = await open(anEventPage({ standings: [aStanding('current'), aStanding('cumulative')] }))
  await expect.element(screen.getByRole('heading', { name: 'Na última parcial' })).toBeVisible()
  const lists = screen.getByRole('table').elements()
  expect(lists).toHaveLength(2)
  expect([...(lists[0]?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    expect.stringContaining('11.5'),
    expect.stringContaining('12.5'),
    expect.stringContaining('13.5'),
  ])
  await expect.element(screen.getByRole('heading', { name: 'Soma até aqui' })).toBeVisible()
  expect(await faults()).toBe('')
})
