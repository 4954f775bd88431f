import type { AccessLog, AccessLogQuery } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const TODAY = '2027-09-14'
const NONE = { requests: 0, success: 0, errors: 0 }

/** A log as it answers a request: 1,000 requests a day or hour, of which ten failed. */
type Query = { [K in keyof AccessLogQuery]?: AccessLogQuery[K] | undefined }

function aLog({ first = '2027-09-01', last = TODAY, by = 'day' }: Query, empty = false): AccessLog {
  const length = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  const starts =
    by === 'hour'
      ? Array.from({ length: 15 }, (_, hour) => `${first}T${String(hour).padStart(2, '0')}:00:00-03:00`)
      : Array.from({ length }, (_, day) => new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10))
  const of = (n: number) => (empty ? NONE : { requests: 1_000 * n, success: 990 * n, errors: 10 * n })
  const all = of(starts.length)
  const share = (requests: number) => ({
    requests,
    percentage: all.requests === 0 ? 0 : (requests / all.requests) * 100,
  })
  return {
    first,
    last,
    by,
    zone: 'America/Sao_Paulo',
    today: TODAY,
    readAt: '2027-09-14T17:02:00Z',
    total: all,
    before: { ...all, first: '2027-08-18', last: '2027-08-31', until: by === 'hour' ? '14:00' : null },
    perMinute: { now: 412, peak: 641 },
    statuses: [200, 404].map((status) => ({ status, ...share(status === 200 ? all.success : all.errors) })),
    groups: [
      { group: '2xx', ...share(all.success) },
      { group: '4xx', ...share(all.errors) },
    ],
    devices: (['bot', 'desktop', 'mobile', 'tablet'] as const).map((device) => ({
      device,
      ...share(device === 'mobile' ? all.requests : 0),
    })),
    platforms: [{ platform: 'web', ...share(all.requests) }],
    kinds: [],
    routes: [{ route: '/medals/{tabs}', kind: 'page', percentage: 100, ...all }],
    routeCount: 1,
    durations: [{ kind: 'page', measured: 10, meanMs: 7, medianMs: 5, p95Ms: null }],
    series: starts.map((start) => ({ start, ...of(1), devices: { bot: 0, desktop: 0, mobile: 0, tablet: 0 } })),
    rows: [],
    peaks: [
      {
        start: `${TODAY}T11:15:00-03:00`,
        requests: 9_615,
        perMinute: 641,
        occasions: [
          {
            kind: 'final',
            at: `${TODAY}T11:20:00-03:00`,
            discipline: 'VBV',
            event: { code: 'VBVM', name: { por: 'Masculino', eng: 'Men', spa: 'Masculino' } },
            unit: null,
            title: null,
          },
        ],
      },
    ],
    sources: [],
    agreed: { views: 3, pages: [{ pattern: '/medals/{tabs}', views: 3 }] },
  }
}

const open = (path: string, width = 390, answer = (query: Query) => Promise.resolve(aLog(query))) =>
  openPage(path, { width, api: { getAccessLog: (options) => answer({ ...options?.query }) } })
const said = () => document.querySelector('.access-log-said')?.textContent

test('how many, how they ended, and what was on when it was most (R8.1)', async () => {
  await open('/access-log')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Acessos' })).toBeVisible()
  const figures = [...document.querySelectorAll('.access-log-indicators > div')].map((one) =>
    [...one.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')).join(' | '),
  )
  expect(figures).toEqual([
    'Acessos, hoje | 15 000 | no mesmo horário de ontem, 15 000',
    'Com sucesso | 99% | 14 850 respostas',
    'Com erro | 150 | 150 são páginas não achadas',
    'Agora, por minuto | 412 | pico 641 às 11:15, final, Masculino (Vôlei de praia)',
  ])
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document.querySelector('main') ?? document)).violations).toEqual([])
})

test('of a device or platform alone, requests a minute are said to be of all (R8.1)', async () => {
  await open('/access-log?device=tablet')
  await expect.element(page.getByText(/^de todos os aparelhos e plataformas, pico 641/)).toBeVisible()
  await expect.element(page.getByText('de todos os aparelhos e plataformas', { exact: true })).toBeVisible()
})

test.each([320, 390])(
  'on a phone of %i px no choice and no day in a table is cut or broken (R8.1, R9.2)',
  NIGHTLY,
  async (width) => {
    await open('/access-log?before=1', width)
    await expect.element(page.getByText('Ver como tabela').first()).toBeVisible()
    for (const one of document.querySelectorAll('details')) one.open = true
    const linesOf = (element: Element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))
    const [day] = document.querySelectorAll('.access-log-frame tbody th')
    expect(day?.textContent).toBe('quarta-feira, 1 de setembro')
    expect(linesOf(day as Element)).toBeLessThanOrEqual(4)
    for (const select of document.querySelectorAll<HTMLSelectElement>('.access-log-filters select'))
      expect(select.scrollWidth).toBeLessThanOrEqual(select.clientWidth)
    expect(horizontalScroll()).toBe(0)
  },
)

test(
  'arrows go from bar to bar, and each says what it stands for; pressed, it shows its own figures (R8.1)',
  NIGHTLY,
  async () => {
    const { router } = await open('/access-log', 1440)
    const bars = page.getByRole('list', { name: 'Acessos por dia' })
    await expect.element(bars.getByRole('link').nth(13)).toBeVisible()
    const stops = document.querySelectorAll('.access-log-room a[tabindex="0"]')
    expect(stops).toHaveLength(1)
    ;(stops[0] as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(said()).toMatch(/^segunda-feira, 13 de setembro: 1.000 acessos · 10 com erro \(1%\)$/)
    await userEvent.keyboard('{Home}')
    expect(document.activeElement?.textContent).toMatch(/^quarta-feira, 1 de setembro: 1.000 acessos/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.href).toBe('/access-log?at=2027-09-01')
    await expect.element(page.getByText('Acessos, qua 1')).toBeVisible()
  },
)

test.each(
  sampled(
    [
      ['from=2027-09-14&to=2027-09-01', 'O primeiro dia vem depois do último. Troque as datas.'],
      ['from=ontem', 'Uma das datas do endereço não é um dia do calendário. Escreva como 2027-09-14.'],
      ['from=2027-10-01&to=2027-10-02', 'Estes dias ainda não começaram: não há acessos.'],
      ['from=2020-01-01&to=2027-09-14', 'Um intervalo tem no máximo 366 dias.'],
    ],
    4,
  ),
)('a range %s is refused in words (R8.1)', async (range, words) => {
  await open(`/access-log?by=range&${range}`, 320)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test('nothing recorded says so, and so does a filter that leaves nothing (R8.1)', async () => {
  await open('/access-log?device=tablet', 390, (query) => Promise.resolve(aLog(query, true)))
  await expect.element(page.getByText('Nenhum acesso registrado')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/access-log')
})

test(
  'choices made one after another while the first is on its way are both made, and are seen at once (R8.1, B7)',
  NIGHTLY,
  async () => {
    let answerAll = () => {}
    const isAnswered = new Promise<void>((resolve) => (answerAll = resolve))
    const { router } = await open('/access-log', 390, async (query) => {
      if (query.device !== undefined) await isAnswered
      return aLog(query)
    })
    const [device, platform] = ['Aparelho', 'Plataforma'].map((name) => page.getByRole('combobox', { name }))
    await device?.selectOptions('Celular')
    await expect.poll(() => router.state.location.href).toBe('/access-log?device=mobile')
    await expect.element(device as NonNullable<typeof device>).toHaveValue('mobile')
    await platform?.selectOptions('App do iPhone')
    await page.getByRole('switch', { name: 'Com o período anterior' }).click()
    await expect.element(page.getByRole('switch', { name: 'Com o período anterior' })).toBeChecked()
    answerAll()
    await expect
      .poll(() => router.state.resolvedLocation?.search)
      .toEqual({ device: 'mobile', app: 'ios', before: '1' })
  },
)

test('a bar pressed while a choice is on its way keeps that choice (R8.1, B7)', NIGHTLY, async () => {
  const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const { router } = await open('/access-log', 1440, async (query) => {
    if (query.device !== undefined) await isAnswered
    return aLog(query)
  })
  await page.getByRole('combobox', { name: 'Aparelho' }).selectOptions('Celular')
  await expect.poll(() => router.state.location.href).toBe('/access-log?device=mobile')
  await page.getByRole('list', { name: 'Acessos por dia' }).getByRole('link').first().click()
  await expect.poll(() => router.state.location.href).toBe('/access-log?at=2027-09-01&device=mobile')
  expect(router.state.resolvedLocation?.href).toBe('/access-log')
  answerAll()
  await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ at: '2027-09-01', device: 'mobile' })
})

test('what could not be loaded is said, and can be tried again (R6.3)', NIGHTLY, async () => {
  let isThere = false
  await open('/access-log?at=2027-09-10', 390, (query) =>
    query.first === '2027-09-10' && !isThere
      ? Promise.reject(new ApiFailure(400, 'invalid-input', 'no hours'))
      : Promise.resolve(aLog(query)),
  )
  await expect.element(page.getByText('Houve um erro ao carregar o conteúdo')).toBeVisible()
  isThere = true
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Acessos, sex 10')).toBeVisible()
})
