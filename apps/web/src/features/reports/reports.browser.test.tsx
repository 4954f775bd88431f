import type { Api, Reports } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { VIEWS } from '../../ui/testing/views.ts'
import { toast } from '../../ui/toast.ts'
import { aDuel, aMatch, aUnitPage } from '../../units/unit.factory.ts'
import { about, aDecision, aProtest, aReport, aReportsPage } from './reports.factory.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const SEMIFINAL = 'JUDW57KG--------------SFNL000100--'
const unit = (code: string) =>
  aDuel(code, { sides: aMatch().sides, event: { code: 'JUDW57KG', name: about(code).event?.name ?? null } })

const judo = (): Reports =>
  aReportsPage({
    reports: [
      aReport('JUD', { kind: 'C08', title: 'Calendário da competição', size: 1_240_000 }),
      aReport('JUDW57KG', { kind: 'C51', title: 'Lista de largada' }),
      aReport('JUDW57KG', { kind: 'C51', title: 'Start List', language: 'ENG' }),
      aReport(SEMIFINAL, { version: 3, status: 'UNOFFICIAL' }),
      aReport(FINAL),
      aReport('JUDM60KG', { kind: null, title: null }),
    ],
    books: [
      { kind: 'medals', event: null, day: null, address: '/api/books/medals/discipline:JUD.pdf' },
      {
        kind: 'programme',
        event: null,
        day: '2027-09-14',
        address: '/api/books/programme/2027-09-14.pdf?discipline=JUD',
      },
      {
        kind: 'final-rank',
        event: { code: 'JUDW57KG', name: about('JUDW57KG').event?.name ?? null },
        day: null,
        address: '/api/books/final-rank/JUDW57KG.pdf',
      },
    ],
    choices: {
      kinds: [
        { kind: 'C08', titles: [{ title: 'Calendário da competição', language: 'POR' }] },
        {
          kind: 'C51',
          titles: [
            { title: 'Lista de largada', language: 'POR' },
            { title: 'Start List', language: 'ENG' },
          ],
        },
        {
          kind: 'C73',
          titles: [
            { title: 'Resultados: final', language: 'POR' },
            { title: 'Resultados: semifinal', language: 'POR' },
          ],
        },
      ],
      events: ['JUDM60KG', 'JUDW57KG'].map((code) => ({ code, name: about(code).event?.name ?? null })),
      days: ['2027-09-14'],
      languages: ['ENG', 'POR'],
      official: true,
    },
    communications: [aDecision(), aDecision({ number: null, language: 'ENG', subtitle: 'New time' }), aProtest()],
    units: [unit(SEMIFINAL), unit(FINAL)],
  })
const api = (given: Reports = judo()): Partial<Api> => ({
  listReports: async ({ query }) =>
    query?.unit === undefined
      ? given
      : { ...given, reports: given.reports.filter((r) => r.about.code === query.unit), communications: [] },
  listReportDisciplines: async () => ({
    seq: 1,
    disciplines: [
      { discipline: given.discipline, reports: 6, communications: 3 },
      { discipline: { code: 'GEN', name: null }, reports: 1, communications: 0 },
    ],
    books: [],
  }),
  getDiscipline: async () => ({
    seq: 1,
    discipline: given.discipline,
    days: [],
    live: 0,
    nearest: null,
    venues: [],
    events: [],
  }),
  getUnit: async () => aUnitPage(unit(FINAL)),
})
const mockFile = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(async (_address: string, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const pdf = async () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })

afterEach(async () => {
  // a toast outlives its page: the next test must see its own
  toast.dismiss(`report ${judo().reports[0]?.address}`)
  await vi.waitUntil(() => document.querySelector('[data-sonner-toast]') === null, 15_000)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-theme')
})

test('a discipline’s reports stand by event, kind and unit, with language, version and size (R5.9)', async () => {
  const { screen } = await openPage('/reports/jud', { api: api() })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()
  const groups = [...document.querySelectorAll('.reports-group summary')].map((group) => group.textContent)
  expect(groups).toEqual([
    'Toda a modalidade1 relatório',
    'Até 57 kg feminino4 relatórios',
    'Até 60 kg masculino1 relatório',
  ])
  const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('semifinal 1')).toMatchTextContent(/às 13:40não oficialversão 3PDF, 241 kB/)
  await expect.element(row('inglês')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^Abrir: Resultados, Até 57 kg feminino, .*final$/ }))
    .toHaveAttribute('href', aReport(FINAL).address)
  await expect
    .element(screen.getByRole('link', { name: /^Baixar: Calendário/ }))
    .toHaveAttribute('download', 'JUD_C08_POR_v1.pdf')
})

const kindNames = () =>
  [...document.querySelectorAll('.reports-kind h3 > span')].map((h) => [h.textContent, h.getAttribute('lang')])

test.each(
  sampled(
    [
      ['por', ['Calendário da competição', 'Lista de largada', 'Resultados', 'Relatório']],
      ['spa', ['Calendario de la competición', 'Lista de salida', 'Resultados', 'Informe']],
      ['eng', ['Competition schedule', 'Start list', 'Results', 'Report']],
    ] as const,
    3,
  ),
)('in %s a kind that is known is called in the page’s language, whatever its titles (R5.9)', async (locale, names) => {
  await openPage('/reports/JUD', { api: api(), locale })
  await expect.poll(kindNames).toEqual(names.map((name) => [name, null]))
})

test('variants of a kind are called as the kind is (R5.9)', async () => {
  const reports = [
    aReport('JUD', { kind: 'C73A', title: 'Ergebnisse' }),
    aReport('JUD', { kind: 'c92B1', title: null }),
  ]
  await openPage('/reports/JUD', { api: api(aReportsPage({ reports })), locale: 'eng' })
  await expect.poll(kindNames).toEqual([
    ['Results', null],
    ['Medallists', null],
  ])
})

test('a kind nobody knows is called as in the page’s language where it has a title in it', async () => {
  const reports = [
    aReport('JUD', { kind: 'N01', title: 'Calendário dos treinos' }),
    aReport('JUD', { kind: 'N02', title: 'Lista de pesos' }),
    aReport('JUD', { kind: 'N02', title: 'Weights', language: 'ENG' }),
    aReport('JUD', { kind: null, title: null }),
  ]
  await openPage('/reports/JUD', { api: api(aReportsPage({ reports })), locale: 'eng' })
  await expect.poll(kindNames).toEqual([
    ['Calendário dos treinos', 'pt'],
    ['Weights', null],
    ['Report', null],
  ])
})

test('a communication is read whole: number, time, unit, text with its lines, who issued it (ODF §12)', async () => {
  const { screen } = await openPage('/discipline/JUD/reports', { api: api() })
  const [decision, , protest] = screen.getByRole('article').elements()
  expect(decision?.textContent).toContain('Decisão nº 7')
  expect(decision?.querySelector('time')?.textContent).toBe('às 09:15')
  expect(decision?.querySelector<HTMLElement>('.reports-communication p:nth-child(3)')?.innerText).toMatch(
    /muda\.\nAs equipes/,
  )
  expect(decision?.textContent).toContain('Emitido por Comissão técnica de judô')
  expect(protest?.querySelector('a')?.getAttribute('href')).toBe(
    '/discipline/JUD/results/JUDW57KG--------------SFNL000100',
  )
  expect(protest?.textContent).toContain('Audiência')
})

test('the disciplines that have documents; what is of no single one comes first (R2.1)', async () => {
  const { screen } = await openPage('/reports', { api: api() })
  await expect.element(screen.getByText('Todas as modalidades')).toBeVisible()
  const links = [...document.querySelectorAll('.reports-index a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])
  expect(links).toEqual([
    ['/reports/GEN', expect.stringContaining('1 relatório')],
    ['/reports/JUD', 'Judô6 relatórios3 comunicados'],
  ])
})

test.each(
  sampled(
    [
      ['/reports', 'Nenhum resultado encontrado'],
      ['/reports/JUD', 'Nenhum resultado encontrado'],
      ['/discipline/JUD/reports', 'Nenhum resultado encontrado'],
      [`/discipline/JUD/results/${FINAL}/reports`, 'Nenhum relatório por enquanto'],
    ],
    4,
  ),
)('%s is honestly empty: %s (R5.9)', async (path, sentence) => {
  const none = { ...api(aReportsPage()), listReportDisciplines: async () => ({ seq: 1, disciplines: [], books: [] }) }
  const { screen } = await openPage(path, { api: none })
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('a discipline that nobody knows is not found (R2.2)', async () => {
  const { screen } = await openPage('/reports/XYZ')
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('a unit’s tab has its own reports and leads to all (R2.2)', async () => {
  const { screen } = await openPage(`/discipline/JUD/results/${FINAL}`, { api: api() })
  await screen.getByRole('link', { name: 'Relatórios', exact: true }).click()
  await expect.element(screen.getByRole('link', { name: 'Baixar: Resultados' })).toBeVisible()
  expect(document.querySelectorAll('.reports-row')).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: 'Todos os relatórios da modalidade' }))
    .toHaveAttribute('href', '/discipline/JUD/reports')
})

const calendar = /Calendário/
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

/** What the browser is given to keep; its own downloads would end in the test machine's folders. */
function downloadedFiles(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

test('a download that came is announced, and saved under the file’s name (§8)', async () => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  const fetched = mockFile(pdf)
  const names = downloadedFiles()
  await screen.getByRole('link', { name: calendar }).nth(1).click()
  await expect.element(screen.getByText('Arquivo baixado')).toBeVisible()
  expect([fetched.mock.calls[0]?.[0], names]).toEqual([judo().reports[0]?.address, ['JUD_C08_POR_v1.pdf']])
})

test('a slow download says that it is under way', NIGHTLY, async () => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  const answer = Promise.withResolvers<Response>()
  mockFile(() => answer.promise)
  downloadedFiles()
  await screen.getByRole('link', { name: calendar }).nth(1).click()
  await expect.element(screen.getByText('Baixando o arquivo')).toBeVisible()
  answer.resolve(await pdf())
  await expect.element(screen.getByText('Arquivo baixado')).toBeVisible()
})

test.each<[string, () => Promise<Response>, string]>(
  sampled(
    [
      [
        'gone',
        async () => new Response('', { status: 404 }),
        'O documento foi substituído ou retirado. A lista mostra os que valem.',
      ],
      ['not had', async () => new Response('', { status: 503 }), 'Tente de novo mais tarde.'],
      ['lost on the way', () => Promise.reject(new TypeError('Failed to fetch')), 'Tente de novo mais tarde.'],
    ],
    3,
  ),
)('a download that is %s is announced as failed, with the reason (§8)', async (_how, answer, why) => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  mockFile(answer)
  await screen.getByRole('link', { name: calendar }).nth(1).click()
  await expect.element(screen.getByText('Erro ao baixar o arquivo')).toBeVisible()
  await expect.element(screen.getByText(why)).toBeVisible()
})

test('opening shows the file once the server has it, in a tab or, where none opens, here (§8)', async () => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  const fetched = mockFile(pdf)
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
  await screen.getByRole('link', { name: calendar }).first().click()
  await expect.poll(() => opened.mock.calls).toEqual([[judo().reports[0]?.address, '_blank']])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-cache' })
})

test('a file that comes late does not lead away from what was pressed since (§8)', NIGHTLY, async () => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const fetched = mockFile(
    () => answers[fetched.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('asked again')),
  )
  vi.spyOn(window, 'open').mockReturnValue(null)
  const ledTo: string[] = []
  const { navigation } = window as unknown as { readonly navigation: EventTarget }
  const stay = (event: Event) => {
    event.preventDefault()
    ledTo.push((event as Event & { destination: { url: string } }).destination.url)
  }
  navigation.addEventListener('navigate', stay)
  await screen.getByRole('link', { name: calendar }).first().click()
  await screen.getByRole('link', { name: 'Abrir: Quadro de medalhas' }).click()
  answers[0]?.resolve(await pdf())
  await expect.element(screen.getByText('Erro ao abrir o arquivo')).toBeVisible()
  answers[1]?.resolve(await pdf())
  await expect.poll(() => ledTo.map((url) => new URL(url).pathname)).toEqual(['/api/books/medals/discipline:JUD.pdf'])
  navigation.removeEventListener('navigate', stay)
})

test('a file that cannot be opened is announced, and offline is named as such (§8)', NIGHTLY, async () => {
  const { screen } = await openPage('/reports/JUD', { api: api() })
  const fetched = mockFile(pdf)
  const opened = vi.spyOn(window, 'open')
  goOffline()
  await screen.getByRole('link', { name: calendar }).first().click()
  await expect.element(screen.getByText('Erro ao abrir o arquivo')).toBeVisible()
  await expect.element(screen.getByText('Você está sem internet. Tente de novo quando a conexão voltar.')).toBeVisible()
  expect([fetched.mock.calls.length, opened.mock.calls.length]).toEqual([0, 0])
})

test('a report that is gone has the list requested again', NIGHTLY, async () => {
  const listReports = vi.fn(api().listReports ?? Promise.reject)
  const { screen } = await openPage('/reports/JUD', { api: { ...api(), listReports } })
  const before = listReports.mock.calls.length
  mockFile(async () => new Response('', { status: 404 }))
  await screen.getByRole('link', { name: calendar }).first().click()
  await expect.poll(() => listReports.mock.calls.length).toBeGreaterThan(before)
})

const PAGES = ['/reports', '/reports/JUD', '/discipline/JUD/reports', `/discipline/JUD/results/${FINAL}/reports`]
const RULES = { region: { enabled: false } }

test.each(PAGES.flatMap((path) => VIEWS.map((view) => ({ path, ...view }))))(
  '$path: nothing for axe and nothing sideways, in $locale at $width px, $theme',
  NIGHTLY,
  async ({ path, locale, width, theme }) => {
    document.documentElement.dataset.theme = theme
    const { screen } = await openPage(path, { api: api(), locale, width })
    expect(horizontalScroll()).toBe(0)
    const { violations } = await runAxe({ rules: RULES })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await screen.unmount()
  },
)

test('what can be printed of our own data is a PDF in the page’s language (R5.9)', async () => {
  const { screen } = await openPage('/reports/JUD', { api: api(), locale: 'spa' })
  const link = (name: string) => screen.getByRole('link', { name })
  await expect
    .element(link('Abrir: Medallero'))
    .toHaveAttribute('href', '/api/books/medals/discipline:JUD.pdf?lang=spa')
  await expect
    .element(link('Abrir: Programa del día, mar 14'))
    .toHaveAttribute('href', '/api/books/programme/2027-09-14.pdf?discipline=JUD&lang=spa')
  await expect.element(link('Abrir: Clasificación final, Hasta 57 kg femenino')).toBeVisible()
  const fetched = mockFile(pdf)
  // a browser that opens no tab would lead the test itself away
  vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window)
  await link('Abrir: Medallero').click()
  await expect.poll(() => fetched.mock.calls[0]?.[1]?.method).toBe('HEAD')
})

test('a list of reports is narrowed by what is in it, in the address (R5.9)', NIGHTLY, async () => {
  const { screen, router } = await openPage('/reports/JUD?kind=C51', { api: api() })
  expect(groups()).toEqual(['Até 57 kg feminino2 relatórios'])
  await screen.getByRole('combobox', { name: 'Tipo' }).selectOptions('')
  await expect.poll(groups).toHaveLength(3)
  await screen.getByRole('checkbox', { name: 'Só oficiais' }).click()
  await expect.poll(() => router.state.location.href).toBe('/reports/JUD?official=1')
  await expect
    .poll(groups)
    .toEqual(['Toda a modalidade1 relatório', 'Até 57 kg feminino3 relatórios', 'Até 60 kg masculino1 relatório'])
  await screen.getByRole('combobox', { name: 'Prova' }).selectOptions('JUDM60KG')
  await expect.poll(() => router.state.location.href).toBe('/reports/JUD?event=JUDM60KG&official=1')
})

test('a filter that lets nothing through says so and leads back', async () => {
  const { screen } = await openPage('/discipline/JUD/reports?kind=C99', { api: api() })
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver todos', exact: true }))
    .toHaveAttribute('href', '/discipline/JUD/reports')
})

test('kinds are called by what the titles of all their reports say alike', async () => {
  await openPage('/reports/JUD?kind=C51', { api: api() })
  const options = [...document.querySelectorAll('select[name=kind] option')].map((option) => option.textContent)
  expect(options).toEqual([
    'Todos os tipos',
    'Calendário da competição (C08)',
    'Lista de largada (C51)',
    'Resultados (C73)',
  ])
})

test('what is chosen is shown, even where the list has nothing of it', async () => {
  const { screen } = await openPage('/reports/JUD?kind=C99', { api: api() })
  await expect.element(screen.getByRole('combobox', { name: 'Tipo' })).toHaveValue('C99')
})

/** Three pages of two reports: the second goes on with the event of the first. */
const long = (): Readonly<Record<string, Reports>> => {
  const of = (codes: readonly string[], next: string | null) =>
    aReportsPage({ ...judo(), reports: codes.map((code) => aReport(code)), count: 6, next })
  return {
    '': of(['JUDM60KG', FINAL], 'second'),
    second: of([SEMIFINAL, 'JUDW57KG'], 'third'),
    third: of(['JUDW63KG', 'JUDW70KG'], null),
  }
}
const pages = (given = long()) => {
  const listReports = vi.fn<Api['listReports']>(async ({ query }) => given[query?.cursor ?? ''] ?? aReportsPage())
  return { listReports, api: { ...api(), listReports } }
}
const groups = () => [...document.querySelectorAll('.reports-group summary')].map((group) => group.textContent)

test('more adds the next page below, and is a link without script', async () => {
  const { listReports, api: given } = pages()
  const { screen } = await openPage('/reports/JUD?language=POR', { api: given })
  const more = screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' })
  await expect.element(more).toHaveAttribute('href', '/reports/JUD?language=POR&cursor=second')
  await more.click()
  await expect.element(more).toHaveAttribute('href', '/reports/JUD?language=POR&cursor=third')
  expect(document.querySelectorAll('.reports-row')).toHaveLength(4)
  await more.click()
  await expect.poll(() => document.querySelectorAll('.reports-row').length).toBe(6)
  expect(document.querySelector('.reports-more')).toBeNull()
  expect(listReports.mock.calls.map(([{ query }]) => query?.cursor)).toEqual([undefined, 'second', 'third'])
})

test('an event that goes on over a page’s end is one group, counted once all of it is there', NIGHTLY, async () => {
  const { screen } = await openPage('/reports/JUD', { api: pages().api })
  expect(groups()).toEqual(['Até 60 kg masculino1 relatório', 'Até 57 kg feminino'])
  await screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' }).click()
  await expect.poll(() => document.querySelectorAll('.reports-row').length).toBe(4)
  expect(groups()).toEqual(['Até 60 kg masculino1 relatório', 'Até 57 kg feminino'])
  await screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' }).click()
  await expect
    .poll(groups)
    .toEqual([
      'Até 60 kg masculino1 relatório',
      'Até 57 kg feminino3 relatórios',
      'JUDW63KG1 relatório',
      'JUDW70KG1 relatório',
    ])
})

test('what a visitor has closed stays closed when the list grows', NIGHTLY, async () => {
  const { screen } = await openPage('/reports/JUD', { api: pages().api })
  document.querySelector<HTMLElement>('.reports-group summary')?.click()
  await screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' }).click()
  await expect.poll(() => document.querySelectorAll('.reports-row').length).toBe(4)
  expect([...document.querySelectorAll<HTMLDetailsElement>('.reports-group')].map(({ open }) => open)).toEqual([
    false,
    true,
  ])
})

test('a page that begins in the middle of an event does not count it', async () => {
  await openPage('/reports/JUD?cursor=third', { api: pages().api })
  expect(groups()).toEqual(['JUDW63KG', 'JUDW70KG1 relatório'])
})

test('a following page that cannot be had leaves what is there, and is requested again', NIGHTLY, async () => {
  const { listReports, api: given } = pages()
  const { screen } = await openPage('/reports/JUD', { api: given })
  const answers = listReports.getMockImplementation() ?? Promise.reject
  listReports.mockImplementation(async ({ query }) => {
    throw new ApiFailure(404, 'not-found', `no page ${query?.cursor}`)
  })
  await screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' }).click()
  await expect.element(screen.getByText('Não deu para buscar os outros relatórios.')).toBeVisible()
  expect(document.querySelectorAll('.reports-row')).toHaveLength(2)
  listReports.mockImplementation(answers)
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => document.querySelectorAll('.reports-row').length).toBe(4)
})

test('the following pages are stored fresh with the first', async () => {
  const given = { ...long() }
  const { screen, views } = await openPage('/reports/JUD', { api: pages(given).api })
  await screen.getByRole('link', { name: 'Mostrar mais 2 relatórios' }).click()
  await expect.poll(() => document.querySelectorAll('.reports-row').length).toBe(4)
  const watched = () => views.entries().filter(({ key, watched: isWatched }) => key[0] === 'reports' && isWatched)
  await expect.poll(() => watched().map(({ query }) => query?.topic)).toEqual(['reports:JUD', 'reports:JUD'])
  const { second } = given
  if (second)
    given['second'] = { ...second, seq: 2, reports: [aReport(SEMIFINAL, { version: 7 }), aReport('JUDW57KG')] }
  for (const { key } of watched()) void views.refetch(key)
  await expect.element(screen.getByText('versão 7')).toBeInTheDocument()
})

test('a longer list is narrowed by the server: by the filters, in the words of the call (R5.9)', async () => {
  const { listReports, api: given } = pages()
  const { screen } = await openPage('/discipline/JUD/reports?lang=por&cursor=second', { api: given })
  await screen.getByRole('checkbox', { name: 'Só oficiais' }).click()
  await expect.poll(() => listReports.mock.lastCall?.[0].query).toEqual({ official: '1' })
})

test(
  'choices made one after another while the first is on its way are both made, and are seen at once (R5.9)',
  NIGHTLY,
  async () => {
    const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
    const { listReports, api: given } = pages()
    const slow: Api['listReports'] = async (input) => {
      if (input.query?.kind !== undefined) await isAnswered
      return listReports(input)
    }
    const { screen, router } = await openPage('/reports/JUD', { api: { ...given, listReports: slow } })
    await screen.getByRole('combobox', { name: 'Tipo' }).selectOptions('C73')
    await expect.poll(() => router.state.location.href).toBe('/reports/JUD?kind=C73')
    await expect.element(screen.getByRole('combobox', { name: 'Tipo' })).toHaveValue('C73')
    await screen.getByRole('combobox', { name: 'Prova' }).selectOptions('JUDM60KG')
    await screen.getByRole('checkbox', { name: 'Só oficiais' }).click()
    await expect.element(screen.getByRole('combobox', { name: 'Prova' })).toHaveValue('JUDM60KG')
    await expect.element(screen.getByRole('checkbox', { name: 'Só oficiais' })).toBeChecked()
    expect(router.state.resolvedLocation?.href).toBe('/reports/JUD')
    answerAll()
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/reports/JUD?kind=C73&event=JUDM60KG&official=1')
  },
)

test('how a protest ended is shown in the page’s language, and as sent where we have no word', async () => {
  const given = (status: string) => api(aReportsPage({ communications: [aProtest({ status })] }))
  const { screen } = await openPage('/reports/JUD', { api: given('REJECTED') })
  await expect.element(screen.getByText('negado', { exact: true })).toBeVisible()
  await screen.unmount()
  await openPage('/reports/JUD', { api: given('REMITTED') })
  await expect.element(page.getByText('REMITTED')).toBeVisible()
})

test('long names wrap at 320 px', async () => {
  const long = 'Classificação geral consolidada e homologada das eliminatórias, repescagens e finais'.repeat(2)
  const given = judo()
  await page.viewport(320, 844)
  await openPage('/reports/JUD', {
    api: api({ ...given, reports: given.reports.map((report) => ({ ...report, title: long })) }),
    width: 320,
  })
  await expect.poll(() => document.querySelector('.reports-row')).not.toBeNull()
  expect(horizontalScroll()).toBe(0)
})
