import type { HeadToHeadUnit, UnitPage } from '@games/contract'
import { LOCALES, UNIT_STATUSES } from '@games/domain'
import { sheetOf } from '@games/domain/sports/sheet'
import { aSportRow, aSportUnit, aValue } from '@games/domain/sports/sport.factory'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import {
  aCompetitor,
  aDuel,
  aMatch,
  aRow,
  aSide,
  aTeam,
  aUnit,
  aUnitPage,
  FINAL,
  SEMIFINAL,
} from '../../units/unit.factory.ts'
import { unitAddress } from '../../units/unit-address.ts'

const open = (page: UnitPage, { tab, ...options }: { tab?: string } & Parameters<typeof openPage>[1] = {}) =>
  openPage(unitAddress(page.unit.code) + (tab ? `/${tab}` : ''), {
    ...options,
    api: { getUnit: () => Promise.resolve(page) },
  })

const LONG_NAME = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento de Teste'
const aRace = (given: Partial<UnitPage> = {}) => {
  const winner = aRow(1, {
    result: '11.62',
    medal: 'gold',
    bib: '412',
    startOrder: '4',
    reactionTime: '0.148',
    records: ['GR', 'PB'],
  })
  return aUnitPage(
    aUnit(FINAL, {
      status: 'OFFICIAL',
      medal: 'gold',
      plannedStart: '2027-09-14T14:10:00-03:00',
      start: '2027-09-14T14:25:00-03:00',
      leader: { competitor: winner.competitor, result: '11.62', medal: 'gold' },
    }),
    {
      results: [
        winner,
        aRow(2, { result: '11.68', medal: 'silver', difference: '+0.06', bib: '1207', startOrder: '5' }),
        aRow(3, {
          rank: '4',
          rankEqual: true,
          result: '11.80',
          qualificationMark: 'q',
          competitor: aCompetitor({ code: '3', name: LONG_NAME }),
        }),
        aRow(4, { rank: '4', rankEqual: true, result: '11.80' }),
        aRow(5, { rank: null, irm: 'DSQ', startOrder: '8' }),
        aRow(6, { rank: null, irm: 'XYZ' }),
      ],
      facts: [{ label: { por: 'Vento' }, value: '+1.2 m/s' }],
      meanings: { q: { por: 'passou pelo tempo' }, DSQ: { por: 'desclassificação' } },
      updatedAt: '2027-09-15T09:00:00-03:00',
      officialAt: '2027-09-14T14:31:00',
      ...given,
    },
  )
}

test('a team in a result leads to its page, and the place to the venue’s', async () => {
  const { screen } = await open(
    aUnitPage(aMatch(), {
      results: [
        aRow(1, { competitor: { ...aTeam('AL', 'Equipe de Alagoas'), organisation: aCompetitor().organisation } }),
      ],
    }),
  )
  const team = screen.getByRole('rowheader').getByRole('link', { name: 'Equipe de Alagoas' })
  await expect.element(team).toHaveAttribute('href', '/participants/team/HBLWTEAM7---AL01')
  await expect.element(screen.getByRole('link', { name: 'Pista de teste' })).toHaveAttribute('href', '/venues/REI')
})

test('what stands below the list comes with the page: notes, history, the phase’s other units', async () => {
  const { screen } = await open(aRace({ notes: ['Vento medido outra vez'] }))
  await expect.element(screen.getByText('Vento medido outra vez')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Avisos' })).toBeVisible()
})

test('on a wide screen a delegation leads to its page', async () => {
  const { screen } = await open(aRace(), { width: 1440 })
  const [first] = screen.getByRole('link', { name: 'Alagoas', exact: true }).elements()
  expect(first?.getAttribute('href')).toBe('/participants/delegation/AL')
})

test('a match shows both sides, the figures and where it stands', async () => {
  const { screen } = await open(
    aUnitPage(aMatch(), {
      periods: [
        { code: 'H1', home: '11', away: '12' },
        { code: 'H2', home: '10', away: '7' },
      ],
    }),
  )
  const board = screen.getByRole('region', { name: 'Placar' })
  await expect.element(board).toMatchTextContent(/Alagoas.*Paraná.*21.*19/)
  await expect.element(screen.getByText('2º tempo 18:42')).toBeVisible()
  const periods = screen.getByRole('table', { name: 'Parciais' })
  await expect.element(periods.getByRole('row', { name: /Paraná/ })).toMatchTextContent(/12.*7/)
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Feminino')
})

test.each([
  ['W/O', 'W/O'],
  [null, 'derrota'],
])(
  'a final won by walkover (IRM %s) has no score, and the finalist who did not compete has silver',
  async (irm, lost) => {
    const [winner, finalist] = [aCompetitor({ code: '1' }), aCompetitor({ code: '2', name: 'Judoca de Teste' })]
    const { screen } = await open(
      aUnitPage(
        aDuel('JUDW57KG--------------FNL-000100--', {
          status: 'OFFICIAL',
          medal: 'gold',
          sides: [aSide({ competitor: winner, wlt: 'W' }), aSide({ competitor: finalist, irm, wlt: 'L' })],
        }),
        {
          results: [
            aRow(1, { rank: null, competitor: winner, wlt: 'W', medal: 'gold' }),
            aRow(2, { rank: null, competitor: finalist, irm, wlt: 'L', medal: 'silver' }),
          ],
        },
      ),
    )
    const board = screen.getByRole('region', { name: 'Placar' })
    await expect.element(board).toMatchTextContent(new RegExp(`vitória.*${lost}`))
    await expect.element(board).not.toMatchTextContent('0')
    const row = screen.getByRole('row', { name: /Judoca de Teste/ })
    await expect.element(row.getByRole('img', { name: 'Prata' })).toBeVisible()
    if (irm !== null) await expect.element(row).toMatchTextContent(irm)
  },
)

test('before the start the time stands where the score will be, and there is a way to the list', async () => {
  const sides: HeadToHeadUnit['sides'] = [
    aSide({ competitor: aTeam('AL', 'Alagoas') }),
    aSide({ from: { unit: 'HBLWTEAM7-------------QFNL000100--', wlt: 'W' } }),
  ]
  const { screen } = await open(
    aUnitPage(aMatch({ status: 'SCHEDULED', clock: undefined, sides }), { startList: [aRow(1, { startOrder: '1' })] }),
  )
  const board = screen.getByRole('region', { name: 'Placar' })
  await expect.element(board).toMatchTextContent(/13:30/)
  await expect.element(board).toMatchTextContent(/Vencedor: quartas de final 1/)
  await expect.element(screen.getByText('Ainda não há resultado')).toBeVisible()
  await screen.getByRole('link', { name: 'Ver a lista' }).click()
  await expect.element(screen.getByRole('rowheader', { name: /Corredora de Teste 1/ })).toBeVisible()
})

test('a score that changes is announced politely, and only then', async () => {
  const { screen, views } = await open(aUnitPage(aMatch()))
  const announcement = () => document.querySelector('[aria-live=polite]')?.textContent
  await expect.element(screen.getByRole('region', { name: 'Placar' })).toBeVisible()
  expect(announcement()).toBe('')
  const match = aMatch()
  const [home, away] = match.sides
  views.put(['unit', match.code], aUnitPage({ ...match, sides: [{ ...home, result: '22' }, away] }, { seq: 2 }))
  await expect.poll(announcement).toBe('Ao vivo. Alagoas 22, Paraná 19')
})

test('an official race shows the winner’s result as its figure, the field, and what the marks mean', async () => {
  const { screen } = await open(aRace())
  await expect.element(screen.getByText('Ouro para Alagoas')).toBeVisible()
  await expect.element(screen.getByText('Oficial', { exact: true })).toBeVisible()
  const rows = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent ?? '')
  expect(rows).toHaveLength(7)
  expect(rows[1]).toMatch(/raia 4, nº 412, reação 0.148/)
  expect(rows[1]).toMatch(/11.62/)
  await expect.element(screen.getByText('+1.2 m/s')).toBeVisible()
  await expect.element(screen.getByText(/passou pelo tempo/)).toBeVisible()
})

test('an official result is followed by no stream, and says of when it is', async () => {
  const { screen, views } = await open(aRace())
  await expect.element(screen.getByText('resultado oficial das 14:31')).toBeVisible()
  const shown = views.entries().find(({ key }) => key[0] === 'unit')
  expect(shown?.query?.follows?.(shown.view)).toBe(false)
  expect(shown?.query?.follows?.(aUnitPage(aMatch()))).toBe(true)
})

test('R5.2 a result that became official on another day than the unit’s says so with that day', async () => {
  const { screen } = await open(aRace({ officialAt: '2027-09-16T20:15:00' }))
  await expect.element(screen.getByText('resultado oficial de qui 16, 20:15')).toBeVisible()
})

test('R5.2 a unit that was last updated on another day says so with that day', async () => {
  const { screen } = await open(aUnitPage(aMatch(), { updatedAt: '2027-09-12T20:15:00' }))
  await expect.element(screen.getByText('atualizado dom 12 às 20:15')).toBeVisible()
})

test('a shared rank is written and read out as shared', async () => {
  const { screen } = await open(aRace())
  const rank = screen
    .getByRole('row', { name: /Corredora de Teste 4/ })
    .getByRole('cell')
    .first()
  await expect.element(rank).toMatchTextContent('4= empate')
})

test('while medals are under revision the first has rank 1, and the page says that the medals may change', async () => {
  const { screen } = await open(
    aRace({
      medalsUnderRevision: true,
      results: [
        aRow(1, { result: '28.20', medal: 'silver' }),
        aRow(2, { result: '28.30', medal: 'bronze' }),
        aRow(3, { rank: null, irm: 'DSQ', medal: 'gold' }),
      ],
    }),
  )
  await expect.element(screen.getByText(/^Medalhas em revisão/)).toBeVisible()
  const ranks = [...document.querySelectorAll('tbody .units-cell-rank')].map((cell) => [
    cell.textContent?.trim(),
    cell.querySelector('[role=img]')?.getAttribute('aria-label'),
  ])
  expect(ranks).toEqual([
    ['1', 'Prata'],
    ['2', 'Bronze'],
    ['DSQ', 'Ouro'],
  ])
})

test('somebody without a result keeps the place and says why, known code or not (ODF §8)', async () => {
  const { screen } = await open(aRace())
  await expect
    .element(screen.getByRole('row', { name: /Corredora de Teste 5/ }))
    .toMatchTextContent(/DSQ.*desclassificação/)
  await expect.element(screen.getByRole('row', { name: /Corredora de Teste 6/ })).toMatchTextContent(/XYZ/)
})

test('the sport’s own columns stand between who it was and the result, with a second line where there is one (R5.5)', async () => {
  const columns = [
    { key: '1', label: { por: '1ª tentativa' }, short: '1' },
    { key: '2', label: { por: '2ª tentativa' }, short: '2' },
  ]
  const cells = [
    { text: '6.02', note: '+1.1', mark: 'best' as const },
    { text: 'X', mark: 'failed' as const },
  ]
  const { screen } = await open(
    aRace({
      columns,
      results: [aRow(1, { result: '6.02', cells }), aRow(2, { result: '5.90', cells: [null, { text: '5.90' }] })],
    }),
  )
  await expect.element(screen.getByRole('row', { name: /Corredora de Teste 1/ })).toMatchTextContent(/6\.02.*\+1\.1.*X/)
  const figures = [...document.querySelectorAll('.units-cell-best, .units-cell-failed')].map((cell) => cell.textContent)
  expect(new Set(figures)).toEqual(new Set(['6.02', 'X']))
})

test.each(sampled([320, 390], 2))(
  'at %i px the sport’s columns are named in full below the name, not by their letters (R5.5)',
  async (width) => {
    const columns = [
      { key: 'ph', label: { por: 'Cavalo com alças' }, short: 'PH' },
      { key: 'ub', label: { por: 'Barras assimétricas' }, short: 'UB' },
      { key: 'lap-1', label: { por: 'Volta 1' }, short: '1' },
    ]
    await open(aRace({ columns, results: [aRow(1, { cells: columns.map(() => ({ text: '12.345' })) })] }), { width })
    const heads = () => [...document.querySelectorAll<HTMLElement>('.units-cells dt')]
    await expect.poll(() => heads().map((head) => head.textContent)).toEqual(columns.map(({ label }) => label.por))
    expect(heads().filter((head) => head.scrollWidth > head.clientWidth)).toEqual([])
    expect(horizontalScroll()).toBe(0)
  },
)

test('the letters of a delegation without a flag take a flag’s room, not the name’s (R3.13)', async () => {
  const competitor = { ...aRow(1).competitor, organisation: { code: 'EOR', name: { por: 'Refugiados' }, flag: null } }
  await open(aRace({ results: [aRow(1, { competitor, result: '2:12:47' })] }), { width: 390 })
  const letters = () => [...document.querySelectorAll('.units-line .ui-flag-letters')]
  await expect.poll(() => letters().map((flag) => flag.textContent)).toEqual(['EOR'])
  expect(letters()[0]?.getBoundingClientRect().width).toBeLessThan(24)
})

test('a match’s statistics stand beside each other, what one side lacks as a dash (R5.11)', async () => {
  const statistics = [{ key: 'saves', label: { por: 'Defesas' }, home: '11', away: null }]
  const { screen } = await open(aUnitPage(aMatch(), { statistics }))
  const table = screen.getByRole('table', { name: 'Estatísticas' })
  await expect.element(table.getByRole('row', { name: /Defesas/ })).toMatchTextContent('11Defesas–')
})

test.each([
  ['plays', 'Lance a lance'],
  ['statistics', 'Estatísticas'],
] as const)('a match without statistics in its result leads to its %s all the same (R5.11)', async (match, name) => {
  const { screen } = await open(aUnitPage(aMatch(), { match }))
  const address = `/match-stats?unit=${aMatch().code}`
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect.element(screen.getByRole('table', { name: 'Estatísticas' })).not.toBeInTheDocument()
})

test('a match of which nothing more was sent leads nowhere', async () => {
  const { screen } = await open(aUnitPage(aMatch()))
  await expect.element(screen.getByRole('region', { name: 'Placar' })).toBeVisible()
  expect(document.querySelector('a[href^="/match-stats"]')).toBeNull()
})

test('fencing’s extra minute is called so wherever it stands', async () => {
  const bout = aMatch({
    discipline: { code: 'FEN', name: { por: 'Esgrima' } },
    clock: { period: 'OT', time: '0:40', running: true },
  })
  const { screen } = await open(aUnitPage(bout, { periods: [{ code: 'OT', home: '1', away: '0' }] }))
  await expect.element(screen.getByText('Minuto extra 0:40')).toBeVisible()
  await expect.element(screen.getByRole('columnheader')).toMatchTextContent('minuto extra')
  expect(document.body.textContent).not.toMatch(/prorrogação/i)
})

const RELAY = LOCALES.flatMap((locale) => [320, 720, 1024].map((width) => [locale, width] as const))
test.each(sampled(RELAY, 4))(
  'the legs of a relay are named over their times, in %s at %i px',
  async (locale, width) => {
    const legs = [1, 2, 3, 4]
    const { columns } = sheetOf(
      aSportUnit('ATHW4X100M------------FNL-000100--', {
        status: 'OFFICIAL',
        extendedInfos: [{ code: 'POINTS_TOTAL', value: '4' }],
        rows: [
          aSportRow({
            extended: legs.map((leg) => aValue('INTERMEDIATE', `${leg}0.00`, { pos: String(leg) })),
            competitor: {
              code: 'T',
              entries: [],
              athletes: legs.map((leg) => ({ code: String(leg), order: leg, bib: null, entries: [], extended: [] })),
            },
          }),
        ],
      }),
    )
    const cells = legs.map((leg) => ({ text: `1:0${leg}.62`, note: '1:39.10 +0.80' }))
    const row = { cells, startOrder: '4', bib: '12', result: '3:47.10', difference: '+0.80', records: ['GR'] }
    await open(
      aRace({ columns: [...columns], results: [aRow(1, { ...row, competitor: aCompetitor({ name: LONG_NAME }) })] }),
      { locale, width },
    )
    const names = { por: '1º percurso', eng: 'Leg 1', spa: '1.ª posta' }
    const headings = () => [...document.querySelectorAll('.units-results :is(thead th, dt)')]
    await expect.poll(() => headings().map((heading) => heading.textContent)).toContain(names[locale])
    // on a phone they are opened by who wants them
    for (const closed of document.querySelectorAll('.units-results details')) closed.setAttribute('open', '')
    const shown = headings().filter((heading) => heading.checkVisibility() && heading.textContent === names[locale])
    expect(shown).toHaveLength(1)
    expect(horizontalScroll()).toBe(0)
  },
)

test('beside many figures a name keeps the room to be read', async () => {
  const columns = Array.from({ length: 12 }, (_, i) => ({ key: `c${i}`, label: { por: `${i + 1}º percurso` } }))
  const cells = columns.map(() => ({ text: '1:09.62', note: '1:39.10 +0.80' }))
  const competitor = aCompetitor({ name: LONG_NAME })
  await open(aRace({ columns, results: [aRow(1, { cells, competitor, result: '3:47.10' })] }), { width: 1024 })
  const name = () => document.querySelector('.units-cell-who')?.getBoundingClientRect().width
  await expect.poll(name).toBeGreaterThanOrEqual(160)
  expect(horizontalScroll()).toBe(0)
})

test('what later releases changed is listed: when, which, why, who and what (spec §5)', async () => {
  const { screen } = await open(
    aRace({
      meanings: { DSQ: { por: 'desclassificação' } },
      history: [
        {
          at: '2027-09-14T14:05:00-03:00',
          documentType: 'DT_RESULT',
          version: 3,
          status: 'OFFICIAL',
          notes: ['Protesto aceito.'],
          changes: [
            { competitor: aCompetitor({ name: 'Zulmira' }), what: 'rank', from: '2', to: '1' },
            { competitor: aCompetitor({ code: '9', name: 'Odete' }), what: 'irm', from: null, to: 'DSQ' },
            { competitor: aCompetitor({ code: '8', name: 'Ivone' }), what: 'removed', from: '3', to: null },
          ],
        },
      ],
    }),
  )
  const list = document.querySelector('.units-history')
  expect(list?.textContent).toMatch(/14:05.*versão 3.*Protesto aceito\./)
  expect([...(list?.querySelectorAll('ul li') ?? [])].map((item) => item.textContent)).toEqual([
    'Zulmira posição: antes 2, agora 1',
    'Odete situação: antes nada, agora desclassificação',
    'Ivone saiu da lista',
  ])
  await expect.element(screen.getByRole('heading', { name: 'O que mudou' })).toBeVisible()
})

test('a correction is shown in the open, with its explanation', async () => {
  const { screen } = await open(
    aRace({
      correction: { at: '2027-09-14T14:05:00-03:00', note: 'Foto da chegada revista.' },
      notes: ['Vento medido à mão.', 'Foto da chegada revista.'],
    }),
  )
  await expect.element(screen.getByText(/Corrigido às 14:05/)).toBeVisible()
  expect(screen.getByText('Foto da chegada revista.').elements()).toHaveLength(1)
  await expect.element(screen.getByText('Vento medido à mão.')).toBeVisible()
})

test.each([
  ['PROTESTED', /protesto em análise/],
  ['CANCELLED', /não vai acontecer/],
  ['POSTPONED', /novo horário ainda não/],
  ['INTERRUPTED', /até recomeçar/],
  ['DELAYED', /sem novo horário/],
  ['UNOFFICIAL', /ainda não oficial/],
] as const)('%s is explained in a sentence', async (status, sentence) => {
  const { screen } = await open(aUnitPage(aUnit(FINAL, { status })))
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('a cancelled unit promises no result', async () => {
  const { screen } = await open(aUnitPage(aUnit(FINAL, { status: 'CANCELLED' })))
  await expect.element(screen.getByText('Não há resultado')).toBeVisible()
})

test('the start list is in the order sent, with lane, delegation and number', async () => {
  const startList = [aRow(2, { startOrder: '3', bib: '12' }), aRow(1, { startOrder: '4', bib: '7' })]
  const { screen } = await open(aUnitPage(aUnit(FINAL), { startList }), { tab: 'startlist' })
  await expect.element(screen.getByRole('columnheader', { name: 'Raia' })).toBeVisible()
  const names = screen
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
  expect(names[0]).toMatch(/Corredora de Teste 2/)
})

test('a team’s members are named in order and lead to their profiles where they have one', async () => {
  const team = aRow(1, {
    competitor: aTeam('AL', 'Alagoas'),
    members: [
      { code: '5', name: 'Primeira de Teste', bib: null, known: true },
      { code: '6', name: 'Segunda de Teste', bib: null, known: false },
    ],
  })
  const { screen } = await open(aUnitPage(aUnit(FINAL, { status: 'OFFICIAL' }), { results: [team] }))
  await expect
    .element(screen.getByRole('link', { name: 'Primeira de Teste' }))
    .toHaveAttribute('href', '/participants/profile/5')
  await expect.element(screen.getByText(/Segunda de Teste/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Segunda de Teste' }).elements()).toHaveLength(0)
})

test('a squad opens on demand in the results and stands whole, with numbers, in the start list', async () => {
  const members = Array.from({ length: 7 }, (_, i) => ({
    code: `m${i}`,
    name: `Jogadora de Teste ${i}`,
    bib: String(i + 1),
    known: true,
  }))
  const squad = aRow(1, { competitor: aTeam('AL', 'Alagoas'), members, result: '21' })
  const page = aUnitPage(aMatch(), { results: [squad], startList: [squad] })
  const { screen } = await open(page)
  await expect.element(screen.getByText('Jogadora de Teste 6')).not.toBeVisible()
  await screen.getByText('7 integrantes').click()
  await expect.element(screen.getByText('Jogadora de Teste 6')).toBeVisible()
  await screen.getByRole('link', { name: 'Lista' }).click()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Jogadora de Teste 6' })).toMatchTextContent(/^7/)
})

test('tabs are addresses: the one shown is marked, another is a click away', async () => {
  const { screen, router } = await open(aRace())
  await expect
    .element(screen.getByRole('link', { name: 'Resultado', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: 'Resumo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`${unitAddress(FINAL)}/summary`)
  await expect.element(screen.getByRole('link', { name: 'Resultado completo' })).toBeVisible()
})

test('the other units of the phase are one step away, with their status in words', async () => {
  const phaseUnits = ['1', '2'].map((unitNum) => ({
    code: SEMIFINAL.replace('000100', `000${unitNum}00`),
    name: null,
    unitNum,
    medal: null,
    status: 'RUNNING' as const,
  }))
  const { screen } = await open(aUnitPage(aMatch(), { phaseUnits }))
  await expect.element(screen.getByRole('link', { name: /^1.*Ao vivo$/ })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: /^2.*Ao vivo$/ })).toBeVisible()
})

test('a final and the match for bronze are distinguished by what they decide', async () => {
  const phaseUnits = (['bronze', 'gold'] as const).map((medal, index) => ({
    code: SEMIFINAL.replace('SFNL000100', `FNL-000${2 - index}00`),
    name: null,
    unitNum: null,
    medal,
    status: 'OFFICIAL' as const,
  }))
  const { screen } = await open(aUnitPage(aMatch(), { phaseUnits }))
  await expect.element(screen.getByRole('link', { name: /^Final.*Oficial$/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Disputa do bronze.*Oficial$/ })).toBeVisible()
})

test.each([
  ['/discipline/HBL/results/ATHW100M--------------FNL-000100', 'another discipline'],
  [`${unitAddress(FINAL)}/medals`, 'an unknown tab'],
  ['/discipline/ATH/results/%20', 'no code'],
])('%s is not found: %s (R2.2)', async (address) => {
  const { screen } = await openPage(address, { api: { getUnit: () => Promise.resolve(aRace()) } })
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('a code the games do not know is not found', async () => {
  const { screen } = await openPage(unitAddress(FINAL))
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('discipline in small letters and a code without filler lead to the same unit (R2.2)', async () => {
  const { screen } = await openPage('/discipline/ath/results/athw100m--------------fnl-000100', {
    api: { getUnit: ({ params }) => Promise.resolve(aRace({ unit: aUnit(params.code) })) },
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('100 m feminino')
})

test.each(LOCALES)('race and match read whole and fit 320 px in every status: %s', NIGHTLY, async (locale) => {
  for (const status of UNIT_STATUSES) {
    for (const page of [
      aRace({ unit: { ...aRace().unit, status } }),
      aUnitPage(
        aMatch({
          status,
          sides: [
            aSide({ competitor: aTeam('AL', LONG_NAME), result: '104' }),
            aSide({ competitor: aTeam('MS', 'Mato Grosso do Sul'), result: '98' }),
          ],
        }),
      ),
    ]) {
      const { screen } = await open(page, { locale, width: 320 })
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      expect(document.body.textContent).not.toMatch(/(units|status)\.[a-z]/)
      expect(horizontalScroll(), `${status} ${page.unit.kind}`).toBe(0)
      await screen.unmount()
    }
  }
})

test('a negative figure has the minus sign, a wind its sign, and a shared medal “=” (R5.5, R5.7)', async () => {
  const medal = { rank: '3', rankEqual: true, medal: 'bronze' } as const
  const { screen } = await open(
    aRace({
      results: [
        aRow(1, { result: '-12', difference: '-0.35', wind: '-0.4' }),
        aRow(2, { ...medal, wind: '1.2' }),
        aRow(3, { ...medal }),
      ],
    }),
    { width: 1024 },
  )
  await expect.element(screen.getByRole('cell', { name: '−0.35' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '−0.4' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '+1.2' })).toBeVisible()
  await expect.element(screen.getByText('−12', { exact: true })).toBeVisible()
  const ranks = [...document.querySelectorAll('.units-cell-rank')].map((cell) => cell.textContent)
  expect(ranks.slice(-2)).toEqual(['3= empate', '3= empate'])
})
