import type { Api, MedalTableView } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { LOCALES } from '@games/domain/text/localized'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMedalRow, aMedalTable, anOrganisation } from './medals.factory.ts'

type Options = Parameters<typeof openPage>[1]

const open = (view: MedalTableView, { api = {}, ...options }: NonNullable<Options> = {}, address = '/medals/all') =>
  openPage(address, { ...options, api: { getMedalTable: () => Promise.resolve(view), ...api } })

const aTiedTable = () =>
  aMedalTable([
    aMedalRow('SP', { gold: 14, silver: 11, bronze: 15, rank: 1, rankTotal: 1 }),
    aMedalRow('CE', { gold: 3, silver: 4, bronze: 4, rank: 9, rankTotal: 2 }),
    aMedalRow('DF', { gold: 3, silver: 2, bronze: 4, rank: 10, rankEqual: true, rankTotal: 3, rankTotalEqual: true }),
    aMedalRow('AL', { gold: 3, silver: 2, bronze: 4, rank: 10, rankEqual: true, rankTotal: 3, rankTotalEqual: true }),
  ])

/** The delegations' lines as a screen reader reads them: rank, name, gold, silver, bronze, total. */
const lines = (): string[][] =>
  [...document.querySelectorAll('.medals-table tbody > tr:first-child')].map((line) =>
    [...line.children].slice(0, 6).map((cell) => cell.textContent ?? ''),
  )
const codes = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.medals-table tbody')].map((body) => body.dataset.code)

test('rows stand by rank, equal ones by name with their shared rank marked (R5.6)', async () => {
  await open(aTiedTable())
  expect(codes()).toEqual(['SP', 'CE', 'AL', 'DF'])
  expect(lines()[2]?.[0]).toBe('10=, empate')
  expect(lines()[1]?.slice(2)).toEqual(['3', '4', '4', '11'])
})

test('by total the other rank stands, and the address says so', async () => {
  const table = aMedalTable([
    aMedalRow('SP', { gold: 2, rank: 1, rankTotal: 2 }),
    aMedalRow('BA', { gold: 0, silver: 3, rank: 2, rankTotal: 1 }),
  ])
  const { screen, router } = await open(table)
  await screen.getByRole('link', { name: 'Total' }).click()
  await expect.poll(() => codes()).toEqual(['BA', 'SP'])
  expect(router.state.location.href).toBe('/medals/all?sort=total')
  expect(lines()[0]?.[0]).toBe('1')
  await screen.getByRole('link', { name: 'Ouro primeiro' }).click()
  await expect.poll(() => router.state.location.href).toBe('/medals/all')
})

test('the sign of a decided event stands where it stays before its words have come', async () => {
  const latest = [
    {
      discipline: { code: 'JUD', name: { por: 'Judô' } },
      event: { code: 'JUDMOPEN', name: { por: 'Open masculino' } },
      at: null,
      medals: [],
    },
  ]
  await open({ ...aTiedTable(), latest })
  const sign = document.querySelector('.medals-latest .ui-pictogram')
  const whole = sign?.getBoundingClientRect().y
  document.querySelector('.medals-latest h3')?.replaceChildren()
  expect(whole).toBeGreaterThan(0)
  expect(sign?.getBoundingClientRect().y).toBe(whole)
})

test('zero is written, not left out', async () => {
  await open(aMedalTable([aMedalRow('RR', { gold: 0, silver: 0, bronze: 1 })]))
  expect(lines()[0]?.slice(2)).toEqual(['0', '0', '1', '1'])
})

test('the foot counts delegations and sums the columns', async () => {
  const { screen } = await open(aTiedTable())
  await expect.element(screen.getByRole('rowheader', { name: '4 delegações' })).toBeVisible()
  expect(document.querySelector('.medals-table tfoot')?.textContent).toContain('23192769')
})

/** A gold for Alagoas arrives. */
const golden = (): MedalTableView =>
  aMedalTable(
    [
      aMedalRow('SP', { gold: 14, silver: 11, bronze: 15, rank: 1 }),
      aMedalRow('AL', { gold: 4, silver: 2, bronze: 4, rank: 9 }),
      aMedalRow('CE', { gold: 3, silver: 4, bronze: 4, rank: 10 }),
      aMedalRow('DF', { gold: 3, silver: 2, bronze: 4, rank: 11 }),
    ],
    { seq: 101, finishedEvents: 79, updatedAt: '2027-09-14T14:05:00-03:00' },
  )

/** Pages of these tests have reduced motion, unless it is emulated otherwise. */
function emulateReducedMotion(isReduced: boolean): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query !== '(prefers-reduced-motion: reduce)' ? query : isReduced ? 'all' : 'not all'),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}

test('a gold moves its row within 250 ms, marks it, and is announced politely', async () => {
  emulateReducedMotion(false)
  const { screen, views } = await open(aTiedTable())
  const moved = vi.spyOn(Element.prototype, 'animate')
  views.put(['medals', 'all'], golden())
  await expect.poll(() => codes()).toEqual(['SP', 'AL', 'CE', 'DF'])
  expect(moved.mock.contexts.map((element) => (element as HTMLElement).dataset.code)).toEqual(['AL', 'CE'])
  for (const [, timing] of moved.mock.calls)
    expect(typeof timing === 'object' && Number(timing?.duration)).toBeLessThanOrEqual(250)
  expect(document.querySelector('.medals-changed')?.getAttribute('data-code')).toBe('AL')
  const announced = screen.getByRole('status').filter({ hasText: 'Ouro para Alagoas, agora em 9º.' })
  await expect.element(announced).toBeInTheDocument()
  await expect.element(screen.getByText('atualizado às 14:05, depois de 79 de 159 provas')).toBeVisible()
})

test('with reduced motion nothing moves', async () => {
  emulateReducedMotion(true)
  const { views } = await open(aTiedTable())
  const moved = vi.spyOn(Element.prototype, 'animate')
  views.put(['medals', 'all'], golden())
  await expect.poll(() => codes()[1]).toBe('AL')
  expect(moved).not.toHaveBeenCalled()
})

test('a correction is in the open, with its time and reason', async () => {
  const { screen } = await open(
    aMedalTable([aMedalRow('BA')], { correction: { at: '2027-09-14T13:40:00-03:00', note: 'Bronze passa a Bahia' } }),
  )
  await expect.element(screen.getByText('Corrigido às 13:40')).toBeVisible()
  await expect.element(screen.getByText('Bronze passa a Bahia')).toBeVisible()
})

test('medals of an unlisted organisation are listed below the table, and not ranked (ODF §10)', async () => {
  const { screen } = await open(
    aMedalTable([aMedalRow('BA')], {
      unlisted: [{ organisation: anOrganisation('AIN'), gold: 1, silver: 0, bronze: 2, total: 3 }],
    }),
  )
  await expect
    .element(screen.getByText(/Fora do quadro: Atletas individuais neutros, com 1 de ouro, 0 de prata e 2 de bronze/))
    .toBeVisible()
  expect(codes()).toEqual(['BA'])
})

test('events whose medals may change are named below the table, with the reason', async () => {
  const event = (code: string, por: string) => ({
    discipline: { code: 'SWM', name: { por: 'Natação' } },
    event: { code, name: { por } },
  })
  await open(
    aMedalTable([aMedalRow('BA')], {
      unsettled: [
        { ...event('SWMW50MFR', '50 m livre feminino'), why: 'under-revision' },
        { ...event('SWMM50MFR', '50 m livre masculino'), why: 'provisional' },
      ],
    }),
  )
  expect([...document.querySelectorAll('.medals-note')].map(({ textContent }) => textContent)).toEqual([
    'Medalhas em revisão, porque o resultado mudou: Natação, 50 m livre feminino.',
    'Medalhas provisórias: Natação, 50 m livre masculino.',
  ])
})

test('before the first medal the page says when the table starts', async () => {
  const { screen } = await open(aMedalTable([], { finishedEvents: 0, updatedAt: null }))
  await expect.element(screen.getByText('Nenhuma medalha ainda')).toBeVisible()
  await expect
    .element(screen.getByText('O quadro começa com a primeira final. São 159 provas em disputa.'))
    .toBeVisible()
})

const medallists = (): Awaited<ReturnType<Api['listMedallists']>> => ({
  seq: 100,
  total: 2,
  next: null,
  medals: [
    {
      medal: 'gold',
      shared: false,
      competitor: { code: '1', type: 'A', name: 'Brunório Cavalcanteado', organisation: null, known: true },
      members: [],
      discipline: { code: 'ATH', name: { por: 'Atletismo' } },
      event: { code: 'ATHM800M', name: { por: '800 m masculino' } },
      unit: 'ATHM800M--------------FNL-000100--',
      date: '2027-09-14',
    },
    {
      medal: 'bronze',
      shared: true,
      competitor: { code: 'T1', type: 'T', name: 'Alagoas', organisation: anOrganisation('AL'), known: true },
      members: [{ code: '2', name: 'Joanita Farialva', known: true }],
      discipline: { code: 'VBV', name: { por: 'Vôlei de praia' } },
      event: { code: 'VBVWTEAM2', name: null },
      unit: null,
      date: '2027-09-12',
    },
  ],
})

test('a row opens to its medals, fetched then, each with its winner, event and day', async () => {
  const listMedallists = vi.fn(() => Promise.resolve(medallists()))
  const { screen, router } = await open(aTiedTable(), { api: { listMedallists } })
  expect(listMedallists).not.toHaveBeenCalled()
  const row = screen.getByRole('link', { name: /Alagoas.*medalhistas/ })
  await row.click()
  await expect.element(row).toHaveAttribute('aria-expanded', 'true')
  expect(router.state.location.href).toBe('/medals/all?open=AL')
  await expect.element(screen.getByText('Joanita Farialva')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Brunório Cavalcanteado' }))
    .toHaveAttribute('href', '/participants/profile/1')
  await expect
    .element(screen.getByRole('link', { name: 'Atletismo, 800 m masculino' }))
    .toHaveAttribute('href', '/discipline/ATH/results/ATHM800M--------------FNL-000100')
  await expect.element(screen.getByText('hoje')).toBeVisible()
  await expect.element(screen.getByText('dom 12')).toBeVisible()
})

test('when the medallists cannot be fetched the table stands, and another try is a touch away', NIGHTLY, async () => {
  const listMedallists = vi
    .fn<Api['listMedallists']>()
    // one that asking again by itself would not change
    .mockRejectedValueOnce(new ApiFailure(400, 'invalid-input', 'refused'))
    .mockResolvedValue(medallists())
  const { screen } = await open(aTiedTable(), { api: { listMedallists } })
  await screen.getByRole('link', { name: /Ceará.*medalhistas/ }).click()
  await expect.element(screen.getByText(/O quadro continua certo/)).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('Brunório Cavalcanteado')).toBeVisible()
})

test(
  'each count opens its medallists, of that colour and of the table’s part; pressed again it closes (R5.6)',
  NIGHTLY,
  async () => {
    const listMedallists = vi.fn<Api['listMedallists']>(() => Promise.resolve(medallists()))
    const { screen, router } = await open(
      { ...aTiedTable(), scope: 'gender:W' },
      { api: { listMedallists } },
      '/medals/gender/W?sort=total',
    )
    const golds = screen.getByRole('link', { name: '3 ouros de Alagoas, ver quem ganhou' })
    await golds.click()
    await expect.element(screen.getByText('Joanita Farialva')).toBeVisible()
    expect(listMedallists.mock.calls.map(([input]) => input?.query)).toEqual([
      { organisation: 'AL', gender: 'W', medal: 'gold', limit: 20 },
    ])
    expect(router.state.location.href).toBe('/medals/gender/W?sort=total&open=AL&medal=gold')
    await expect.element(golds).toHaveAttribute('aria-expanded', 'true')
    await golds.click()
    await expect.poll(() => router.state.location.href).toBe('/medals/gender/W?sort=total')
  },
)

test('zero is no link: there is nobody to show', async () => {
  await open(aMedalTable([aMedalRow('RR', { gold: 0, silver: 0, bronze: 1 })]))
  expect([...document.querySelectorAll('.medals-figure a')].map((link) => link.textContent)).toEqual(['1', '1'])
})

test('the address opens a row, which says why it has its rank (R5.6)', async () => {
  const api = { listMedallists: () => Promise.resolve(medallists()) }
  const { screen } = await open(aTiedTable(), { api }, '/medals/all?open=CE&medal=silver')
  await expect.element(screen.getByText('Mesmos ouros que Distrito Federal, mais pratas.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Prata 4' })).toHaveAttribute('aria-current', 'true')
  await screen.getByRole('link', { name: /Distrito Federal.*medalhistas/ }).click()
  await expect.element(screen.getByText('Empate em tudo com Alagoas.')).toBeVisible()
})

test('a long list leads to all of it, by the same delegation, colour and part', async () => {
  const api = { listMedallists: () => Promise.resolve({ ...medallists(), total: 31, next: 'on' }) }
  const { screen } = await open(
    { ...aTiedTable(), scope: 'gender:W' },
    { api },
    '/medals/gender/W?open=SP&medal=bronze',
  )
  await expect
    .element(screen.getByRole('link', { name: 'Ver todas as 31 medalhas' }))
    .toHaveAttribute('href', '/medals/medallists?gender=W&organisation=SP&medal=bronze')
})

test('a row shows how it moved since yesterday, on a day medals were won, in the order of golds', async () => {
  const rows = [
    aMedalRow('SP', { gold: 3, rank: 1, rankBefore: 3 }),
    aMedalRow('AL', { gold: 2, rank: 2, rankBefore: 1, rankTotal: 2 }),
    aMedalRow('CE', { gold: 1, rank: 3, rankBefore: null, rankTotal: 3 }),
  ]
  const { screen, views } = await open(aMedalTable(rows, { days: ['2027-09-13', '2027-09-14'] }))
  await expect.element(screen.getByText('subiu 2 lugares desde ontem')).toBeInTheDocument()
  await expect.element(screen.getByText('caiu 1 lugar desde ontem')).toBeInTheDocument()
  expect(document.querySelectorAll('.medals-rose, .medals-fell')).toHaveLength(2)
  views.put(['medals', 'all'], aMedalTable(rows, { seq: 101, days: ['2027-09-13'] }))
  await expect.poll(() => document.querySelectorAll('.medals-rose, .medals-fell')).toHaveLength(0)
})

test('the table as it stood says so in place of being live, and leads back (R5.6)', async () => {
  const getMedalTable = vi.fn<Api['getMedalTable']>(({ query }) =>
    Promise.resolve(
      query?.at === undefined
        ? aMedalTable([aMedalRow('SP', { gold: 2 })], { days: ['2027-09-12', '2027-09-13'] })
        : aMedalTable([aMedalRow('AL')], { at: query.at, days: ['2027-09-12'], finishedEvents: 3 }),
    ),
  )
  const { screen, router } = await open(aMedalTable([]), { api: { getMedalTable } })
  await screen.getByRole('link', { name: 'fim de dom 12' }).click()
  await expect.poll(() => codes()).toEqual(['AL'])
  expect(router.state.location.href).toBe('/medals/all?at=2027-09-12')
  await expect.element(screen.getByText('Como estava: fim de dom 12, depois de 3 de 159 provas')).toBeVisible()
  // another table in its place is no news
  expect(document.querySelector('.medals-changed')).toBeNull()
  await screen.getByRole('link', { name: 'Ver o quadro de agora' }).click()
  await expect.poll(() => codes()).toEqual(['SP'])
  expect(router.state.location.href).toBe('/medals/all')
})

test('a part that the address has in small letters is the chosen one (R2.6)', async () => {
  const { screen } = await open({ ...aTiedTable(), scope: 'gender:W' }, {}, '/medals/gender/w')
  await expect.element(screen.getByRole('link', { name: 'Feminino' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('link', { name: 'Masculino' })).not.toHaveAttribute('aria-current')
})

test(
  'order, moment, part and row chosen one after another while the first is on its way are all made, and seen at once (R5.6, B7)',
  NIGHTLY,
  async () => {
    const { promise: areAnswered, resolve: answerAll } = Promise.withResolvers<void>()
    const getRouteRules = () => areAnswered.then(() => ({ rules: [] }))
    const { screen, router } = await open(
      aMedalTable([aMedalRow('SP', { gold: 2 }), aMedalRow('AL', { gold: 1, rank: 2 })], { days: ['2027-09-12'] }),
      { api: { getRouteRules, listMedallists: () => Promise.resolve(medallists()) } },
      '/medals/gender/W',
    )
    const link = (name: string | RegExp) => screen.getByRole('link', { name })
    await link('Total').click()
    await expect.element(link('Total')).toHaveAttribute('aria-current', 'true')
    await link('fim de dom 12').click()
    await expect.element(link('fim de dom 12')).toHaveAttribute('aria-current', 'true')
    await link('Masculino').click()
    await expect.element(link('Masculino')).toHaveAttribute('aria-current', 'true')
    await link(/Alagoas.*medalhistas/).click()
    await expect.poll(() => router.state.location.href).toBe('/medals/gender/M?sort=total&open=AL&at=2027-09-12')
    await link('Ouro primeiro').click()
    await expect.poll(() => router.state.location.href).toBe('/medals/gender/M?open=AL&at=2027-09-12')
    expect(router.state.resolvedLocation?.href).toBe('/medals/gender/W')
    expect(codes()).toEqual(['SP', 'AL'])
    answerAll()
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/medals/gender/M?open=AL&at=2027-09-12')
  },
)

test('an order chosen while another page is on its way is that of the table one sees (R5.6, B7)', NIGHTLY, async () => {
  const { promise: areAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const getRouteRules = () => areAnswered.then(() => ({ rules: [] }))
  const { screen, router } = await open(aTiedTable(), { api: { getRouteRules } })
  void router.navigate({ href: '/medals/medallists?organisation=AL' })
  await expect.poll(() => router.state.location.pathname).toBe('/medals/medallists')
  await screen.getByRole('link', { name: 'Total' }).click()
  await expect.poll(() => router.state.location.href).toBe('/medals/all?sort=total')
  answerAll()
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/medals/all?sort=total')
})

test('any moment can be chosen by the browser’s own field, which needs no script', async () => {
  await open(aMedalTable([aMedalRow('AL')], { days: ['2027-09-13'] }), {}, '/medals/all?sort=total')
  const form = document.querySelector<HTMLFormElement>('.medals-moment')
  const field = form?.elements.namedItem('at') as HTMLInputElement
  field.value = '2027-09-13T18:05'
  expect(new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>).toString()).toBe(
    'sort=total&at=2027-09-13T18%3A05',
  )
  expect(new URL(form?.action ?? '').pathname).toBe('/medals/all')
})

test('in another zone a past moment is shown, and chosen, in that zone; the address keeps the venue’s (R5.10)', async () => {
  preferences.set({ preferredTimezone: 'Asia/Kolkata' })
  onTestFinished(() => preferences.set({ preferredTimezone: 'local' }))
  const table = aMedalTable([aMedalRow('AL')], { at: '2027-09-13T18:05', days: ['2027-09-13'], finishedEvents: 3 })
  const { screen } = await open(table, {}, '/medals/all?at=2027-09-13T18:05')
  await expect.element(screen.getByText(/^Como estava: ter 14 às 02:35,/)).toBeVisible()
  await expect.element(screen.getByText(/seu fuso ·/)).toBeVisible()
  const field = document.querySelector<HTMLInputElement>('.medals-moment [type=datetime-local]')
  const moments = () =>
    new FormData(document.querySelector<HTMLFormElement>('.medals-moment') ?? undefined).getAll('at')
  expect([field?.value, moments()]).toEqual(['2027-09-14T02:35', ['2027-09-13T18:05']])
  await screen.getByLabelText('Outro momento, no seu fuso').fill('2027-09-14T01:00')
  expect(moments()).toEqual(['2027-09-13T16:30'])
})

test('the table is copied as text for the press, and its CSV comes from the call', NIGHTLY, async () => {
  const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (of, name) => (name === 'clipboard' ? { writeText: written } : Reflect.get(of, name)),
    }),
  )
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('rank;delegation'))
  const { screen } = await open(aTiedTable())
  await screen.getByRole('button', { name: 'Copiar, baixar ou imprimir' }).click()
  await screen.getByRole('menuitem', { name: 'Copiar como texto' }).click()
  await expect.poll(() => written).toHaveBeenCalledTimes(1)
  const [head, first] = written.mock.calls[0]?.[0].split('\n') ?? []
  expect(head).toMatch(/^Quadro de medalhas, ter 14.*depois de 78 de 159 provas$/)
  expect(first).toBe('1. São Paulo 14-11-15 (40)')
  await screen.getByRole('button', { name: 'Copiar, baixar ou imprimir' }).click()
  await screen.getByRole('menuitem', { name: 'Copiar como CSV' }).click()
  await expect.poll(() => written).toHaveBeenLastCalledWith('rank;delegation')
  expect(fetched).toHaveBeenCalledWith(`${location.origin}/api/medals/all/table.csv?lang=por`)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(
  sampled(
    [
      ['Baixar CSV', 'table.csv'],
      ['Baixar planilha (XLSX)', 'table.xlsx'],
    ],
    2,
  ),
)('the table is taken along: %s is the file %s', async (line, file) => {
  const taken: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) taken.push(this.href)
  })
  const { screen } = await open(aTiedTable())
  await screen.getByRole('button', { name: 'Copiar, baixar ou imprimir' }).click()
  await screen.getByRole('menuitem', { name: line, exact: true }).click()
  await expect.poll(() => taken).toEqual([`${location.origin}/api/medals/all/${file}?lang=por`])
  press.mockRestore()
})

test('my delegation is marked, wherever it stands', async () => {
  localStorage.setItem('games.delegation', 'AL')
  await open(aTiedTable())
  expect(document.querySelector('.medals-mine')?.getAttribute('data-code')).toBe('AL')
  localStorage.removeItem('games.delegation')
})

const LONG = 'Federação Esportiva Escolar Itaquaquecetubense de Pindamonhangaba do Norte'

test.each(sampled(LOCALES, 3))('the longest names wrap at 320 px, without sideways scroll (%s)', async (locale) => {
  await open(
    aMedalTable([
      aMedalRow('XXX', {
        organisation: { code: 'XXX', name: { por: LONG }, flag: null },
        gold: 104,
        silver: 98,
        bronze: 111,
        rankEqual: true,
      }),
      aMedalRow('RN', { gold: 3 }),
    ]),
    { locale, width: 320 },
  )
  expect(horizontalScroll()).toBe(0)
  const name = document.querySelector('.medals-delegation')
  expect(name?.textContent).toContain(LONG)
  expect(name && name.scrollWidth <= name.clientWidth).toBe(true)
})

test('every touch target is at least 44 px high on a phone', async () => {
  await open(aTiedTable())
  const small = [
    ...document.querySelectorAll<HTMLElement>(
      '.medals-name a, .medals-figure a, .medals-sort a, .app-shell-bottom > a, .app-shell-languages a',
    ),
  ]
    .filter((target) => target.checkVisibility())
    .map((target) => [target.textContent, target.getBoundingClientRect().height] as const)
    .filter(([, height]) => height < 43.5)
  expect(small).toEqual([])
})

test('the page is written in the house typeface', async () => {
  await open(aTiedTable())
  await document.fonts.ready
  expect(getComputedStyle(document.querySelector('h1') as Element).fontFamily).toMatch(/^Archivo\b/)
  const loaded = [...document.fonts].filter((font) => font.family === 'Archivo' && font.status === 'loaded')
  expect(loaded).not.toEqual([])
})
