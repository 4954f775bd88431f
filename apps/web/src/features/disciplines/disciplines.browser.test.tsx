import type { DisciplinePage } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aProgramme, DAYS, JUDO, NEXT, TODAY } from '../schedule/programme.factory.ts'

const aDisciplinePage = (): DisciplinePage => ({
  seq: 1,
  discipline: JUDO,
  days: [],
  live: 2,
  nearest: { ...NEXT, live: true },
  venues: [{ code: 'ARN', name: { por: 'Arena de Teste' } }],
  events: [
    {
      code: 'JUDW57KG',
      name: { por: 'Até 57 kg feminino' },
      gender: 'W',
      division: null,
      units: 29,
      over: 29,
      live: 0,
      final: { code: 'JUDW57KG--------------FNL-000100--', day: '2027-09-14', status: 'OFFICIAL' },
      next: null,
      medals: [
        {
          medal: 'gold',
          competitor: {
            code: '101',
            type: 'A',
            name: 'ANDIROBA Conceição',
            organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: null },
            known: true,
          },
        },
      ],
      phases: [],
      leaders: [],
      ranked: false,
    },
    {
      code: 'JUDM60KG',
      name: { por: 'Até 60 kg masculino' },
      gender: 'M',
      division: null,
      units: 29,
      over: 10,
      live: 2,
      final: { code: 'JUDM60KG--------------FNL-000100--', day: '2027-09-15', status: 'SCHEDULED' },
      next: { code: 'JUDM60KG--------------SFNL000100--', day: '2027-09-14' },
      medals: [],
      phases: [
        { code: 'JUDM60KG--------------QFNL', name: null, units: 4, over: 4, live: 0 },
        { code: 'JUDM60KG--------------SFNL', name: null, units: 2, over: 0, live: 2 },
      ],
      leaders: [
        {
          code: 'JUDM60KG--------------GPA-',
          name: null,
          competitor: {
            code: '102',
            type: 'A',
            name: 'BURITI Iago',
            organisation: { code: 'BA', name: { por: 'Bahia' }, flag: null },
            known: true,
          },
        },
      ],
      ranked: false,
    },
  ],
})

const api = {
  getProgramme: () => Promise.resolve(aProgramme()),
  getDiscipline: () => Promise.resolve(aDisciplinePage()),
}

test('a block per discipline leads to its days (R2.5)', async () => {
  const { screen } = await openPage('/schedule/disciplines', { api })
  await expect.element(screen.getByText('6 de 12 finais decididas')).toBeVisible()
  const days = [...document.querySelectorAll('.schedule-block-days a')].map((link) => link.getAttribute('href'))
  const [past, left] = [DAYS.filter((day) => day < TODAY), DAYS.filter((day) => day >= TODAY)]
  expect(days).toEqual([...left, ...past].map((day) => `/discipline/JUD/schedule/days/${day}`))
  await expect.element(screen.getByText('6 dias passados')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /14:30.*semifinal 1|1 ao vivo.*semifinal 1/ }))
    .toHaveAttribute('href', '/discipline/JUD/results/JUDM60KG--------------SFNL000100')
  await expect
    .element(screen.getByRole('link', { name: /Medalhas.*Judô/ }))
    .toHaveAttribute('href', '/discipline/JUD/medals')
  await expect.element(screen.getByText('Nenhuma disputa marcada')).toBeVisible()
})

test('a discipline’s sections are links, the one shown marked, and nothing scrolls sideways (R2.2)', async () => {
  const { screen } = await openPage('/discipline/jud/competitions', { api, width: 320 })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Judô' })).toBeVisible()
  const links = [...document.querySelectorAll('.ui-tabs a')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ])
  expect(links).toEqual([
    ['/discipline/JUD/schedule/days', null],
    ['/discipline/JUD/competitions', 'page'],
    ['/discipline/JUD/participants', null],
    ['/discipline/JUD/medals', null],
    ['/discipline/JUD/finalrank', null],
    ['/discipline/JUD/reports', null],
  ])
  expect(horizontalScroll()).toBe(0)
})

test('an event leads to its final once it is decided, before that to what comes next (R2.2)', async () => {
  const { screen } = await openPage('/discipline/JUD/competitions', { api })
  await expect.element(screen.getByText('ANDIROBA Conceição')).toBeVisible()
  const events = [...document.querySelectorAll('.discipline-event-name')].map((link) => link.getAttribute('href'))
  expect(events).toEqual([
    '/discipline/JUD/results/JUDW57KG--------------FNL-000100',
    '/discipline/JUD/results/JUDM60KG--------------SFNL000100',
  ])
})

test('while nothing is decided the final ranking says why and leads on (R5.7)', async () => {
  const { events, ...page } = aDisciplinePage()
  const undecided = events.map((event) => ({ ...event, medals: [] }))
  const { screen } = await openPage('/discipline/JUD/finalrank', {
    api: { getDiscipline: () => Promise.resolve({ ...page, events: undecided }) },
  })
  await expect.element(screen.getByText('Nenhuma classificação final')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver os resultados' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions')
})

test('a discipline says what is on and where, on each of its pages (R2.2)', async () => {
  const { screen } = await openPage('/discipline/JUD/competitions', { api })
  const near = screen.getByRole('link', { name: /2 ao vivo/ })
  await expect.element(near).toMatchTextContent(/semifinal 1/)
  await expect.element(near).toHaveAttribute('href', '/discipline/JUD/results/JUDM60KG--------------SFNL000100')
  await expect.element(screen.getByRole('link', { name: 'Arena de Teste' })).toHaveAttribute('href', '/venues/ARN')
})

test('an event of several phases says how far each is, and leads to it (R2.2)', async () => {
  const { screen } = await openPage('/discipline/JUD/competitions', { api })
  const phases = screen.getByRole('list', { name: 'Fases, Até 60 kg masculino' })
  await expect
    .element(phases.getByRole('link', { name: 'Quartas de final 4 de 4 disputas encerradas' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions?event=JUDM60KG#JUDM60KG--------------QFNL')
  await expect
    .element(phases.getByRole('link', { name: 'Semifinal 0 de 2 disputas encerradas, ao vivo' }))
    .toBeVisible()
})

const bars = (width: number, path: string) => openPage(path, { api, width })

test(
  'the classification opens a discipline in place: who won each event, who leads its pools (R2.5)',
  NIGHTLY,
  async () => {
    const { screen, router } = await bars(1440, '/schedule/classification')
    const judo = screen.getByRole('link', { name: /Judô/ })
    await expect.element(judo).toHaveAttribute('aria-expanded', 'false')
    await judo.click()
    await expect.poll(() => router.state.location.search).toEqual({ discipline: 'JUD' })
    const table = screen.getByRole('table', { name: 'Classificação, Judô' })
    await expect.element(table.getByRole('row', { name: /Até 57 kg feminino .*ANDIROBA Conceição/ })).toBeVisible()
    await expect
      .element(table.getByRole('link', { name: 'Até 57 kg feminino' }))
      .toHaveAttribute('href', '/discipline/JUD/finalrank?event=JUDW57KG')
    await expect
      .element(table.getByRole('row', { name: /10 de 29 disputas encerradas/ }))
      .toMatchTextContent(/BURITI Iago/)
    await expect.element(judo).toHaveAttribute('aria-expanded', 'true')
  },
)

test('the classification fits a phone, opened by its address', async () => {
  const { screen } = await bars(320, '/schedule/classification?discipline=jud')
  await expect.element(screen.getByText('ANDIROBA Conceição')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test('a final ranking opens at the event decided last; where none was sent its medals stand alone (R5.7)', async () => {
  const { screen } = await openPage('/discipline/JUD/finalrank', { api })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Até 57 kg feminino' })).toBeVisible()
  await expect.element(screen.getByText('ANDIROBA Conceição')).toBeVisible()
  await expect.element(screen.getByText(/A classificação completa desta prova não foi publicada/)).toBeVisible()
})

test('a discipline’s athletes and its teams are two lists, each with its own address (R2.2)', async () => {
  const none = { seq: 1, total: 0, next: null, organisations: [], disciplines: [] }
  const queries: unknown[] = []
  const { screen, router } = await openPage('/discipline/JUD/participants', {
    api: {
      ...api,
      listAthletes: () => Promise.resolve({ ...none, athletes: [] }),
      listTeams: (asking: { query?: unknown } = {}) => {
        queries.push(asking.query)
        return Promise.resolve({
          ...none,
          total: 1,
          teams: [
            {
              code: 'JUDXTEAM----------01',
              name: 'Alagoas',
              gender: 'X',
              organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: null },
              disciplines: [JUDO],
              events: [],
            },
          ],
        })
      },
    },
  })
  await screen.getByRole('link', { name: 'Equipes', exact: true }).click()
  await expect.poll(() => router.state.location.href).toBe('/discipline/JUD/participants?show=teams')
  await expect.element(screen.getByText('Judô, Misto')).toBeVisible()
  expect(queries).toEqual([{ discipline: 'JUD' }])
  await expect
    .element(screen.getByRole('link', { name: 'Equipes', exact: true }))
    .toHaveAttribute('aria-current', 'true')
  await screen.getByText('Todas as provas').first().click()
  await screen.getByRole('link', { name: 'Até 60 kg masculino', exact: true }).click()
  await expect.poll(() => router.state.location.href).toBe('/discipline/JUD/participants?show=teams&event=JUDM60KG')
  expect(queries.at(-1)).toEqual({ discipline: 'JUD', event: 'JUDM60KG' })
})
