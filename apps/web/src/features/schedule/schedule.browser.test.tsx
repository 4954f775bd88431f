import type { ScheduleDay } from '@games/contract'
import { LOCALES } from '@games/domain'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMatch, aProgrammeItem, aSide, aTeam, aUnit, FINAL, HEAT } from '../../units/unit.factory.ts'
import { aDay } from './day.factory.ts'

const open = (day: ScheduleDay, address = '/schedule/days', options: Parameters<typeof openPage>[1] = {}) =>
  openPage(address, { ...options, api: { getScheduleDay: () => Promise.resolve(day) } })

const LONG = aTeam('MS', 'Mato Grosso do Sul e Rio Grande do Norte Associados de Teste')
const aFullDay = () =>
  aDay([
    aMatch(),
    aMatch({
      code: 'HBLWTEAM7-------------SFNL000200--',
      status: 'SCHEDULED',
      clock: undefined,
      hideStart: true,
      startText: { por: 'a seguir', eng: 'followed by' },
      sides: [aSide({ competitor: LONG }), aSide({ from: { unit: 'HBLWTEAM7-------------QFNL000300--', wlt: 'W' } })],
    }),
    aUnit(HEAT, { status: 'OFFICIAL', start: '2027-09-14T09:00:00-03:00' }),
    aUnit(FINAL, {
      medal: 'gold',
      start: '2027-09-14T14:25:00-03:00',
      plannedStart: '2027-09-14T14:10:00-03:00',
      status: 'RESCHEDULED',
    }),
    aUnit('OWSM5KM---------------FNL-000100--', {
      status: 'POSTPONED',
      start: '2027-09-14T15:00:00-03:00',
      event: { code: 'OWSM5KM', name: { por: '5 km masculino' } },
    }),
    aUnit('SWMW100MFR------------HEAT000100--', {
      status: 'CANCELLED',
      start: '2027-09-14T18:00:00-03:00',
      event: { code: 'SWMW100MFR', name: { por: '100 m livre feminino' } },
    }),
  ])

test('a day shows what is live first, then what is to come, then what is over (R2.5)', async () => {
  const { screen } = await open(aFullDay())
  const titles = screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.textContent)
  expect(titles).toEqual(['Ao vivo', 'A seguir', 'Encerradas'])
})

test('a part counts its contests; what surrounds them stands with them and is not counted (R2.5)', async () => {
  const heat = aUnit(HEAT, { status: 'RUNNING' })
  const broadcast = aProgrammeItem(HEAT.replace('HEAT', 'BRDC'), { status: 'RUNNING', eventType: 'broadcast' })
  const { screen } = await open(aDay([heat, broadcast]))
  await expect.element(screen.getByText(/^1 disputa/)).toBeVisible()
  expect(document.querySelectorAll('.schedule-list > li')).toHaveLength(2)
})

test('a live match shows its sides, its score and where it stands', async () => {
  const { screen } = await open(aFullDay())
  const match = screen.getByRole('link', { name: /Alagoas × Paraná/ })
  await expect.element(match).toMatchTextContent(/21–19/)
  await expect.element(match).toMatchTextContent(/2º tempo 18:42/)
  await expect.element(match).toMatchTextContent(/Handebol, Feminino, semifinal 1/)
  await expect.element(match).toMatchTextContent(/Pista de teste/)
  await expect.element(match).toHaveAttribute('href', '/discipline/HBL/results/HBLWTEAM7-------------SFNL000100')
})

test('a changed start stands below the planned one, struck (R5.2)', async () => {
  const { screen } = await open(aFullDay())
  const final = screen.getByRole('link', { name: /14:25/ })
  await expect.element(final).toMatchTextContent(/antes 14:10/)
  expect(final.element().querySelector('s')?.textContent).toContain('14:10')
  await expect.element(final.getByRole('img', { name: 'Vale ouro' })).toBeVisible()
})

test('a hidden start is not shown; what the source says stands in its place (ODF §6)', async () => {
  const { screen } = await open(aFullDay())
  const hidden = screen.getByRole('link', { name: /Mato Grosso do Sul/ })
  await expect.element(hidden).toMatchTextContent(/a seguir/)
  await expect.element(hidden).not.toMatchTextContent(/13:30/)
  await expect.element(hidden).toMatchTextContent(/Vencedor: quartas de final 3/)
})

test('what was called off is shown as what it is', async () => {
  const { screen } = await open(aFullDay())
  await expect.element(screen.getByRole('link', { name: /5 km masculino/ })).toMatchTextContent(/Adiada/)
  await expect.element(screen.getByRole('link', { name: /100 m livre/ })).toMatchTextContent(/Cancelada/)
})

test('now is a line before what is to come, by the games’ clock, on today only', async () => {
  const { screen } = await open(aFullDay())
  await expect.element(screen.getByText('agora')).toBeVisible()
  await expect.poll(() => document.getElementById('now')?.textContent).toBe('14:02agora')
  await screen.unmount()
  const other = await open(
    aDay([aMatch({ status: 'SCHEDULED', day: '2027-09-15' })], '2027-09-15'),
    '/schedule/days?day=2027-09-15',
  )
  await expect.element(other.screen.getByRole('heading', { name: 'A seguir' })).toBeVisible()
  expect(document.getElementById('now')).toBeNull()
})

test('a start within the hour is counted down', async () => {
  const soon = aUnit(HEAT, { start: '2027-09-14T14:14:00-03:00' })
  const { screen } = await open(aDay([soon]))
  await expect.element(screen.getByText('em 12 min')).toBeVisible()
})

test('the day strip marks the day shown and names its finals', async () => {
  const { screen } = await open(aFullDay())
  const shown = screen.getByRole('link', { name: /terça-feira, 14 de setembro, hoje, 6 finais/i })
  await expect.element(shown).toHaveAttribute('aria-current', 'page')
})

test('finals only and a discipline are addresses, and work together', async () => {
  const { screen, router } = await open(aFullDay())
  await screen.getByRole('link', { name: /Só finais/ }).click()
  await expect.poll(() => router.state.location.href).toBe('/schedule/days?finals=1')
  await expect.poll(() => document.querySelectorAll('.units-row').length).toBe(1)
  await screen.getByRole('combobox', { name: 'Modalidade' }).selectOptions('HBL')
  await expect.poll(() => router.state.location.href).toBe('/schedule/days?discipline=HBL&finals=1')
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
  await screen.getByRole('link', { name: 'Ver o dia inteiro' }).click()
  await expect.poll(() => document.querySelectorAll('.units-row').length).toBe(6)
})

/** The schedule where another day than today's is answered once `answerAll` is called. */
async function openSlow() {
  const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const opened = await openPage('/schedule/days', {
    api: {
      getScheduleDay: async ({ params: { day } }) => {
        if (day !== '2027-09-14') await isAnswered
        return { ...aFullDay(), day }
      },
    },
  })
  return { ...opened, answerAll }
}
const ofDay = (screen: Awaited<ReturnType<typeof openSlow>>['screen']) =>
  screen.getByRole('link', { name: /quarta-feira, 15 de setembro/i })

test(
  'choices made one after another while the first is on its way are both made, and are seen at once (R2.5)',
  NIGHTLY,
  async () => {
    const { screen, router, answerAll } = await openSlow()
    await ofDay(screen).click()
    await expect.poll(() => router.state.location.href).toBe('/schedule/days?day=2027-09-15')
    await screen.getByRole('combobox', { name: 'Modalidade' }).selectOptions('HBL')
    await expect.element(screen.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('HBL')
    await screen.getByRole('link', { name: /Só finais/ }).click()
    await expect.element(screen.getByRole('link', { name: /Só finais/ })).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => router.state.location.href).toBe('/schedule/days?day=2027-09-15&discipline=HBL&finals=1')
    // the list stays of what is shown
    expect(document.querySelectorAll('.units-row').length).toBe(6)
    answerAll()
    await expect
      .poll(() => router.state.resolvedLocation?.href)
      .toBe('/schedule/days?day=2027-09-15&discipline=HBL&finals=1')
  },
)

test('going back while a choice is on its way shows the filters that are gone back to (R2.5)', NIGHTLY, async () => {
  const { screen, router, answerAll } = await openSlow()
  await screen.getByRole('combobox', { name: 'Modalidade' }).selectOptions('HBL')
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/schedule/days?discipline=HBL')
  await ofDay(screen).click()
  await expect.poll(() => router.state.location.href).toBe('/schedule/days?day=2027-09-15&discipline=HBL')
  await screen.getByRole('combobox', { name: 'Modalidade' }).selectOptions('')
  await expect.poll(() => router.state.location.href).toBe('/schedule/days?day=2027-09-15')
  router.history.back()
  router.history.back()
  await expect.poll(() => router.state.location.href).toBe('/schedule/days?discipline=HBL')
  await expect.element(screen.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('HBL')
  answerAll()
  await expect.poll(() => router.state.isLoading).toBe(false)
  await expect.element(screen.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('HBL')
  expect(router.state.resolvedLocation?.href).toBe('/schedule/days?discipline=HBL')
})

test(
  'a venue, a gender and a status are chosen in the sheet, stand as chips and go by them (R2.5)',
  NIGHTLY,
  async () => {
    const { screen, router } = await open(aFullDay())
    await screen.getByRole('button', { name: 'Mais filtros' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Filtros' })
    await sheet.getByLabelText('Situação').selectOptions('live')
    await expect.poll(() => router.state.location.href).toBe('/schedule/days?status=live')
    await sheet.getByLabelText('Gênero').selectOptions('W')
    await expect.poll(() => router.state.location.href).toBe('/schedule/days?gender=W&status=live')
    await sheet.getByRole('button', { name: 'Mostrar 1 item' }).click()
    await expect.poll(() => document.querySelectorAll('.units-row').length).toBe(1)
    await screen.getByRole('link', { name: 'Tirar o filtro: Ao vivo' }).click()
    await expect.poll(() => router.state.location.href).toBe('/schedule/days?gender=W')
  },
)

test('whom a unit concerns is requested from the server, again when the day changes (R2.5)', async () => {
  const queries: unknown[] = []
  const { screen, views } = await openPage('/schedule/days?delegation=al', {
    api: {
      getScheduleDay: ({ query }) => {
        queries.push(query)
        return Promise.resolve(aFullDay())
      },
    },
  })
  expect(queries).toEqual([{ organisation: 'AL', limit: 60 }])
  await expect.element(screen.getByRole('link', { name: 'Tirar o filtro: Alagoas' })).toBeVisible()
  expect(views.entries().find(({ key }) => key[0] === 'schedule')?.query?.derived).toBe(true)
})

/** A day of 200 units of which the first answer holds what a page begins with. */
const A_LONG_DAY = aDay(
  Array.from({ length: 200 }, (_, at) =>
    aUnit(`ATHW100M--------------HEAT${String(at + 1).padStart(4, '0')}00--`, {
      start: new Date(Date.parse('2027-09-14T14:30:00-03:00') + at * 60_000).toISOString(),
    }),
  ),
)
const beginning = (day: ScheduleDay, limit: number | undefined): ScheduleDay =>
  limit === undefined ? day : { ...day, units: day.units.slice(0, limit), narrowed: true, next: limit }
const openLong = (day = A_LONG_DAY, address = '/schedule/days') =>
  openPage(address, { api: { getScheduleDay: ({ query }) => Promise.resolve(beginning(day, query?.limit)) } })
const rowCount = () => document.querySelectorAll('.units-row').length

test('a long day begins with sixty units; the rest comes when it is requested, has an address without script, and takes the focus on (R2.5)', async () => {
  const { screen } = await openLong()
  await expect.poll(rowCount).toBe(60)
  const rest = screen.getByRole('link', { name: 'Mostrar o resto do dia' })
  await expect.element(rest).toHaveAttribute('href', '/schedule/days?from=60')
  const link = rest.element() as HTMLElement
  link.focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(rowCount).toBe(200)
  expect(rest.elements()).toHaveLength(0)
  expect(document.activeElement).toBe(document.querySelectorAll('.units-row')[60])
})

test(
  'more rows are drawn as the end of a long day comes near, and coming back finds as many (R2.5)',
  NIGHTLY,
  async () => {
    const { router } = await openLong()
    await expect.poll(rowCount).toBe(60)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(rowCount).toBe(120)
    await router.navigate({ to: '/settings' })
    await expect.poll(rowCount).toBe(0)
    router.history.back()
    await expect.poll(rowCount).toBe(120)
  },
)

test('a page of a long day further on stays that page, and leads to the next (R2.5)', NIGHTLY, async () => {
  const { screen } = await openPage('/schedule/days?from=60', {
    api: {
      getScheduleDay: () =>
        Promise.resolve({ ...A_LONG_DAY, units: A_LONG_DAY.units.slice(60, 120), narrowed: true, next: 120 }),
    },
  })
  await expect.poll(rowCount).toBe(60)
  await expect
    .element(screen.getByRole('link', { name: 'Mostrar o resto do dia' }))
    .toHaveAttribute('href', '/schedule/days?from=120')
})

test.each<[string, () => void]>(
  sampled(
    [
      ['a word is looked for', () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
      ['the browser’s menu takes the focus', () => void dispatchEvent(new Event('blur'))],
      ['it is printed', () => void dispatchEvent(new Event('beforeprint'))],
    ],
    3,
  ),
)('all of a long day is on the page when %s (R2.5)', async (_, act) => {
  const { views } = await openLong()
  await expect.poll(rowCount).toBe(60)
  await expect.poll(() => views.peek<ScheduleDay>(['schedule', '2027-09-14', {}])?.units.length).toBe(200)
  act()
  await expect.poll(rowCount).toBe(200)
})

/** The codes of the rows, part by part. */
const parts = () =>
  Array.from(document.querySelectorAll('.schedule-part'), (part) =>
    Array.from(part.querySelectorAll('.units-row'), (row) => row.getAttribute('href')?.slice(-6)),
  )

test('a unit that begins says so in its place, and goes up when it is pressed: nothing moves under a finger (R2.5)', async () => {
  const { screen, views } = await open(aDay(A_LONG_DAY.units.slice(0, 3)))
  await expect.poll(parts).toEqual([['000100', '000200', '000300']])
  const begun = A_LONG_DAY.units
    .slice(0, 3)
    .map((unit, at) => (at === 1 ? { ...unit, status: 'RUNNING' as const } : unit))
  views.put(['schedule', '2027-09-14'], { ...aDay(begun), seq: 2 })
  await expect
    .element(screen.getByRole('link', { name: /Ao vivo/ }))
    .toHaveAttribute('href', '/discipline/ATH/results/ATHW100M--------------HEAT000200')
  expect(parts()).toEqual([['000100', '000200', '000300']])
  await screen.getByRole('button', { name: 'Atualizar a ordem' }).click()
  await expect.poll(parts).toEqual([['000200'], ['000100', '000300']])
  expect(screen.getByRole('button', { name: 'Atualizar a ordem' }).elements()).toHaveLength(0)
  expect(document.activeElement).toBe(document.querySelector('.schedule-units'))
})

test(
  'rows go where they belong when nobody has touched the page for half a minute, and when nobody sees it (R2.5)',
  NIGHTLY,
  async () => {
    const { views } = await open(aDay(A_LONG_DAY.units.slice(0, 2)))
    await expect.poll(parts).toEqual([['000100', '000200']])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const put = (at: number, status: 'RUNNING' | 'OFFICIAL', seq: number) => {
      const { units } = views.peek<ScheduleDay>(['schedule', '2027-09-14']) ?? A_LONG_DAY
      views.put(['schedule', '2027-09-14'], {
        ...aDay(units.map((unit, index) => (index === at ? { ...unit, status } : unit))),
        seq,
      })
    }
    const button = () => document.querySelector('.schedule-to-place')
    put(1, 'RUNNING', 2)
    await expect.poll(button).not.toBeNull()
    // a scroll is a touch as well, and what the button has moved is told with the next frame
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    vi.advanceTimersByTime(20_000)
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(29_999)
    expect(parts()).toEqual([['000100', '000200']])
    vi.advanceTimersByTime(1)
    await expect.poll(button).toBeNull()
    expect(parts()).toEqual([['000200'], ['000100']])

    put(0, 'OFFICIAL', 3)
    await expect.poll(button).not.toBeNull()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(button).toBeNull()
    put(1, 'OFFICIAL', 4)
    await expect.poll(parts).toEqual([['000100', '000200']])
  },
)

test('now is one tap away: from another day, and from where its line is out of sight (R2.5)', NIGHTLY, async () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    aUnit(`ATHW100M--------------HEAT00${String(index + 10)}00--`, { start: '2027-09-14T18:00:00-03:00' }),
  )
  const { screen } = await open(aDay(rows))
  const toNow = screen.getByRole('link', { name: 'agora' })
  document.querySelector('.schedule-list')?.lastElementChild?.scrollIntoView()
  await expect.element(toNow).toHaveAttribute('href', '#now')
  await toNow.click()
  await expect.poll(() => document.getElementById('now')?.getBoundingClientRect().top).toBeLessThan(400)
  await screen.unmount()
  const other = await open(aDay(rows, '2027-09-15'), '/schedule/days?day=2027-09-15')
  await expect.element(other.screen.getByRole('link', { name: 'agora' })).toHaveAttribute('href', '/schedule/days#now')
})

test.each(sampled([320, 390, 768, 1024], 4))(
  'the button of a unit’s menu covers nothing of its row, score and clock least of all: %i px (R2.5)',
  async (width) => {
    const { screen } = await open(aFullDay(), '/schedule/days', { width })
    await expect.element(screen.getByRole('heading', { name: 'Ao vivo' })).toBeVisible()
    for (const box of document.querySelectorAll('.units-row-box')) {
      const button = box.querySelector('.units-more-button')?.getBoundingClientRect().left ?? Number.NaN
      for (const text of box.querySelectorAll('.units-row-body > *'))
        expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(button)
    }
  },
)

test('a unit’s menu leads to its venue and its list, and gives the focus back (R2.5)', NIGHTLY, async () => {
  const { screen } = await open(aDay([aUnit(HEAT)]))
  await screen.getByRole('button', { name: 'Opções: 100 m feminino, Atletismo, eliminatória 3' }).click()
  const menu = screen.getByRole('menu', { name: /100 m feminino/ })
  await expect.element(menu.getByRole('menuitem', { name: 'Pôr no calendário' })).toHaveFocus()
  await expect
    .element(menu.getByRole('menuitem', { name: 'Como chegar: Pista de teste' }))
    .toHaveAttribute('href', '/venues/REI')
  await expect
    .element(menu.getByRole('menuitem', { name: 'Lista de participantes' }))
    .toHaveAttribute('href', '/discipline/ATH/results/ATHW100M--------------HEAT000300/startlist')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /Opções: 100 m feminino/ })).toHaveFocus()
})

test('the units a filter lets through can be taken along', async () => {
  const { screen } = await open(aFullDay(), '/schedule/days?gender=W')
  await screen.getByRole('button', { name: 'Baixar' }).click()
  const lines = screen.getByRole('menu', { name: 'Baixar' }).getByRole('menuitem')
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    'Programa do dia em PDF',
    'Pôr no calendário',
    'Tabela (CSV)',
    'Planilha (XLSX)',
  ])
})

test(
  'a filter that lets nothing through leaves no calendar to take along, since there is none of nothing',
  NIGHTLY,
  async () => {
    const { screen } = await open(aFullDay(), '/schedule/days?gender=X')
    await screen.getByRole('button', { name: 'Baixar' }).click()
    const lines = screen.getByRole('menu', { name: 'Baixar' }).getByRole('menuitem')
    expect(lines.elements().map((line) => line.textContent)).toEqual([
      'Programa do dia em PDF',
      'Tabela (CSV)',
      'Planilha (XLSX)',
    ])
  },
)

test('what surrounds the competition is narrowed by its kind (R2.5)', NIGHTLY, async () => {
  const day = aDay([
    aProgrammeItem(HEAT, { eventType: 'training' }),
    aProgrammeItem(FINAL, { eventType: 'medal' }),
    aProgrammeItem('JUD-------------------ARRV000100--', { eventType: 'default' }),
  ])
  const { screen, router } = await open(day, '/schedule/event')
  await screen.getByRole('link', { name: /Cerimônia/ }).click()
  await expect.poll(() => router.state.location.href).toBe('/schedule/event?kind=ceremony')
  await expect.poll(() => document.querySelectorAll('.units-row').length).toBe(1)
})

test('an empty day says so and leads on to the next one', async () => {
  const { screen } = await open(aDay([], '2027-09-07'), '/schedule/days?day=2027-09-07')
  await expect.element(screen.getByText('Nenhuma disputa neste dia')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'quarta-feira, 8 de setembro', exact: true })).toBeVisible()
})

test('a score that changes live changes in its row', async () => {
  const { screen, views } = await open(aFullDay())
  const day = aFullDay()
  views.put(['schedule', '2027-09-14'], {
    ...day,
    seq: 2,
    units: day.units.map((unit) =>
      unit.kind === 'head-to-head' && unit.clock
        ? { ...unit, sides: [{ ...unit.sides[0], result: '22' }, unit.sides[1]] }
        : unit,
    ),
  })
  await expect.element(screen.getByText('22–19')).toBeVisible()
})

test.each(sampled([390, 768, 1440], 3))(
  'a row keeps its height while a contest begins, scores and has a clock: %i px (R2.5)',
  async (width) => {
    const waiting = aMatch({ status: 'SCHEDULED', clock: undefined, sides: [aSide(), aSide({ competitor: LONG })] })
    const begun = { ...waiting, status: 'RUNNING' as const }
    const scored = {
      ...begun,
      clock: aMatch().clock,
      sides: [aSide({ result: '104' }), aSide({ competitor: LONG, result: '98' })],
    } satisfies typeof waiting
    const later = aMatch({ code: 'HBLWTEAM7-------------SFNL000200--', start: '2027-09-14T20:00:00-03:00' })
    const height = () => document.querySelector('.schedule-list .units-row-box')?.getBoundingClientRect().height
    const { views } = await open(aDay([begun, later]), '/schedule/days', { width })
    await expect.poll(height).toBeGreaterThan(0)
    const before = height()
    views.put(['schedule', '2027-09-14'], { ...aDay([scored, later]), seq: 2 })
    await expect.poll(() => document.querySelector('.units-row-figure')?.textContent).toMatch(/104/)
    expect(height()).toBe(before)
  },
)

test('the other tabs are not there yet, and an unknown one is not found (R2.2)', NIGHTLY, async () => {
  const { screen } = await open(aFullDay(), '/schedule/nada')
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test.each(LOCALES)(
  'a day reads without a missing word and without sideways scroll at 320 px: %s',
  NIGHTLY,
  async (locale) => {
    const { screen } = await open(aFullDay(), '/schedule/days', { locale, width: 320 })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/(schedule|units|status)\.[a-z]/)
    expect(horizontalScroll()).toBe(0)
  },
)
