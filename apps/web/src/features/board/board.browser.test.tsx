import type { MedalTableView, VenueDay } from '@games/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../ui/testing/open-page.tsx'
import { aMatch, aSide, aTeam, aUnit } from '../../units/unit.factory.ts'

const DAY = '2027-09-14'
const on = (court: string) => ({
  venue: { code: 'AMA', name: null },
  location: { code: court, name: { por: `Quadra ${court}` } },
})
const view: VenueDay = {
  seq: 1,
  day: DAY,
  days: [{ day: DAY, units: 3, golds: 0 }],
  units: [
    aMatch({ code: 'HBLWTEAM7-------------SFNL000100--', status: 'RUNNING', ...on('1') }),
    aMatch({ code: 'HBLWTEAM7-------------SFNL000200--', status: 'RUNNING', ...on('2') }),
    aUnit('ATHW100M--------------HEAT000100--', { start: `${DAY}T14:30:00-03:00`, ...on('2') }),
  ],
  venue: {
    code: 'AMA',
    name: { por: 'Arena dos Marujos' },
    place: null,
    locations: ['1', '2'].map((code) => ({ code, name: { por: `Quadra ${code}` } })),
    disciplines: [],
    days: [DAY],
  },
  toCome: 1,
  over: 0,
  others: [],
  tiles: null,
}
const won = aMatch({
  code: 'HBLMTEAM7-------------FNL-000100--',
  status: 'OFFICIAL',
  medal: 'gold',
  sides: [
    aSide({ competitor: aTeam('AL', 'Alagoas'), result: '21', wlt: 'W' }),
    aSide({ competitor: aTeam('BA', 'Bahia'), result: '19', wlt: 'L' }),
  ],
  ...on('2'),
})
const medals: MedalTableView = {
  seq: 1,
  scope: 'all',
  at: null,
  rows: [],
  days: [],
  unlisted: [],
  finishedEvents: 0,
  totalEvents: 1,
  updatedAt: null,
  latest: [],
  correction: null,
}
const api = {
  getVenueDay: () => Promise.resolve(view),
  getScheduleDay: () => Promise.resolve({ ...view, units: [won] }),
  getMedalTable: () => Promise.resolve(medals),
}

test.each([
  [1280, 720],
  [1024, 768],
  [3840, 2160],
])('a venue fills a television of %i × %i without a bar and without scrolling (R12.6)', async (width, height) => {
  const { screen } = await openPage('/board/AMA', { api })
  await page.viewport(width, height)
  expect(screen.container.querySelectorAll('.board-unit')).toHaveLength(2)
  expect(screen.container.querySelector('h1')?.textContent).toBe('Arena dos Marujos')
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height)
  const figure = screen.container.querySelector('.board-score')?.getBoundingClientRect()
  expect(figure?.height).toBeGreaterThan(height / 20)
})

test('?court= shows one court: what is on there, and what comes next (R12.6)', async () => {
  const { screen } = await openPage('/board/AMA?court=2', { api })
  expect(screen.container.querySelector('h1')?.textContent).toBe('Arena dos MarujosQuadra 2')
  expect(screen.container.querySelectorAll('.board-unit')).toHaveLength(1)
  expect(screen.container.querySelectorAll('.board-next li')).toHaveLength(1)
  expect(screen.container.querySelector('.board-champions')?.textContent).toContain('Alagoas')
})
