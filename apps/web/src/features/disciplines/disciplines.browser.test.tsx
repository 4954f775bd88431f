import type { DisciplinePage, Programme } from '@games/contract'
import { expect, test } from 'vitest'
import { openPage, sidewaysScroll } from '../../ui/testing/open-page.tsx'

const NONE = { units: 0, golds: 0, training: 0, weighting: 0, broadcast: 0, meeting: 0, others: 0 }
const JUDO = { code: 'JUD', name: { por: 'Judô', eng: 'Judo' } }
const OPEN_WATER = { code: 'OWS', name: { por: 'Águas abertas' } }
const DAYS = Array.from({ length: 12 }, (_, i) => `2027-09-${String(8 + i).padStart(2, '0')}`)

const aProgramme = (): Programme => ({
  seq: 1,
  days: DAYS.map((day) => ({ ...NONE, day, units: 3, golds: 1, weighting: 1 })),
  disciplines: [
    {
      discipline: JUDO,
      days: DAYS.map((day) => ({ ...NONE, day, units: 3, golds: 1 })),
      finishedEvents: 6,
      totalEvents: 12,
    },
    { discipline: OPEN_WATER, days: [{ ...NONE, day: '2027-09-14', weighting: 1 }], finishedEvents: 0, totalEvents: 0 },
  ],
})

const aDisciplinePage = (): DisciplinePage => ({
  seq: 1,
  discipline: JUDO,
  days: [],
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
      ranked: false,
    },
  ],
})

const api = {
  getProgramme: () => Promise.resolve(aProgramme()),
  getDiscipline: () => Promise.resolve(aDisciplinePage()),
}

test('the grid scrolls in its own frame, with its first column in place, and starts at today (R2.5)', async () => {
  const { screen } = await openPage('/schedule/grid', { api, width: 320 })
  await expect.element(screen.getByRole('link', { name: 'Judô' })).toBeVisible()
  expect(sidewaysScroll()).toBe(0)
  const frame = screen.getByRole('region', { name: 'Grade' }).element()
  await expect.poll(() => frame.scrollLeft).toBeGreaterThan(0)
  const [name, today] = ['thead th', '[aria-current="date"]'].map((which) => frame.querySelector(which))
  const edge = name?.getBoundingClientRect().right ?? 0
  expect(Math.abs((today?.getBoundingClientRect().left ?? 0) - edge)).toBeLessThan(2)
})

test('a filter of the grid stands in the address and leaves its own units (R5.8)', async () => {
  const { screen } = await openPage('/schedule/grid?filter=weighting', { api })
  await expect.element(screen.getByRole('link', { name: 'Pesagem' })).toHaveAttribute('aria-current', 'true')
  const cells = [...document.querySelectorAll('.schedule-cell')].map((cell) => cell.getAttribute('href'))
  expect(cells).toEqual(['/discipline/OWS/schedule/event/2027-09-14'])
  expect(screen.getByRole('link', { name: 'Chegada' }).elements()).toHaveLength(0)
})

test('a block per discipline leads to its days (R2.5)', async () => {
  const { screen } = await openPage('/schedule/disciplines', { api })
  await expect.element(screen.getByText('6 de 12 finais decididas')).toBeVisible()
  const days = [...document.querySelectorAll('.schedule-block-days a')].map((link) => link.getAttribute('href'))
  expect(days).toEqual(DAYS.map((day) => `/discipline/JUD/schedule/days/${day}`))
  await expect.element(screen.getByText('Nenhuma prova marcada')).toBeVisible()
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
  expect(sidewaysScroll()).toBe(0)
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

test('without a final ranking the page says why and leads on (R5.7)', async () => {
  const { screen } = await openPage('/discipline/JUD/finalrank', { api })
  await expect.element(screen.getByText('Nenhuma classificação final')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver os resultados' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions')
})
