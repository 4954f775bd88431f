import type { MedalTableView, VenueDay } from '@games/contract'
import { sampled } from '@games/testing/suite'
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

test.each(
  sampled(
    [
      [1280, 720],
      [1024, 768],
      [3840, 2160],
    ] as const,
    2,
  ),
)('a venue fills a television of %i × %i without a bar and without scrolling (R12.6)', async (width, height) => {
  const { screen } = await openPage('/board/AMA', { api })
  await page.viewport(width, height)
  expect(screen.container.querySelectorAll('.board-unit')).toHaveLength(2)
  expect(screen.container.querySelector('h1')?.textContent).toBe('Arena dos Marujos')
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height)
  const figure = screen.container.querySelector('.board-score')?.getBoundingClientRect()
  expect(figure?.height).toBeGreaterThan(height / 20)
})

/** A television's fullest side: units to come, champions with long names, delegations that lead. */
const LONG_TEAM = 'Associação Desportiva Universitária de São José dos Campos'
const full = {
  ...api,
  getVenueDay: () =>
    Promise.resolve({
      ...view,
      units: [
        ...view.units,
        ...[4, 5, 6, 7].map((unit) =>
          aUnit(`ATHW100M--------------HEAT000${unit}00--`, { start: `${DAY}T15:30:00-03:00`, ...on('2') }),
        ),
      ],
    }),
  getScheduleDay: () =>
    Promise.resolve({
      ...view,
      units: ['A', 'B', 'C'].map((level) => ({
        ...won,
        ...aMatch({
          code: `HBLMTEAM7-${level}-----------FNL-000100--`,
          status: 'OFFICIAL',
          medal: 'gold',
          sides: [
            aSide({ competitor: aTeam('AL', LONG_TEAM), result: '21', wlt: 'W' }),
            aSide({ competitor: aTeam('BA', 'Bahia'), result: '19', wlt: 'L' }),
          ],
          ...on('2'),
        }),
      })),
    }),
  getMedalTable: () =>
    Promise.resolve({
      ...medals,
      rows: ['AL', 'BA', 'RJ', 'SP', 'CE'].map((code, at) => ({
        organisation: { code, name: { por: 'Rio Grande do Norte' }, flag: null },
        rank: at + 1,
        rankEqual: false,
        rankTotal: at + 1,
        rankTotalEqual: false,
        rankBefore: null,
        gold: 10 - at,
        silver: 12,
        bronze: 9,
        total: 31 - at,
      })),
    }),
}

test.each(
  sampled(
    [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const,
    2,
  ),
)(
  'three champions with long names, units to come and delegations are whole on a television of %i × %i (R12.6)',
  async (width, height) => {
    const { screen } = await openPage('/board/AMA', { api: full })
    await page.viewport(width, height)
    const champions = screen.container.querySelectorAll('.board-champions li')
    expect([...champions].map(({ textContent }) => textContent).join()).toContain(LONG_TEAM)
    expect(champions).toHaveLength(3)
    const last = [...screen.container.querySelectorAll('.board-medals tr')]
      .filter((row) => row.checkVisibility())
      .at(-1)
    expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  },
)

test.each(
  sampled(
    [
      [1, 1280, 720],
      [1, 1440, 900],
      [2, 1280, 720],
      [2, 1440, 900],
      [2, 1920, 1080],
    ] as const,
    2,
  ),
)(
  '%i who won and four contests to come, all with long names, leave the delegations whole at %i × %i (R12.6)',
  async (winners, width, height) => {
    const day = await full.getScheduleDay()
    const long = (code: string, name: string) => aSide({ competitor: aTeam(code, name) })
    const units = [1, 2, 3, 4].map((bout) =>
      aMatch({
        code: `JUDW57KG--------------REPF000${bout}00--`,
        status: 'SCHEDULED',
        sides: [long('AL', 'EMBARURGO GARANDASCO Neivelita Nabuana'), long('BA', 'CALAVEZI MANDACURGO Perlelito')],
        ...on('2'),
      }),
    )
    const { screen } = await openPage('/board/AMA', {
      api: {
        ...full,
        getVenueDay: () => Promise.resolve({ ...view, units: [...view.units.slice(0, 1), ...units] }),
        getScheduleDay: () => Promise.resolve({ ...day, units: day.units.slice(0, winners) }),
      },
    })
    await page.viewport(width, height)
    await document.fonts.ready
    expect(screen.container.querySelectorAll('.board-champions li')).toHaveLength(winners)
    const shown = [...screen.container.querySelectorAll('.board-medals tbody tr')].filter((row) =>
      row.checkVisibility(),
    )
    expect(shown.length).toBeGreaterThanOrEqual(4)
    expect(shown.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
    // of those to come each is whole or not seen at all, and the first is there
    const list = screen.container.querySelector('.board-next')?.getBoundingClientRect() ?? new DOMRect()
    const inList = [...screen.container.querySelectorAll('.board-next li')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.left < list.right)
    expect(inList.length).toBeGreaterThan(0)
    for (const row of inList) expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1)
  },
)

test('who won a bout for bronze, which comes live, is no champion (R12.6)', async () => {
  const bronze = { ...won, code: 'HBLMTEAM7-------------FNL-000200--', medal: 'bronze' as const }
  const { screen } = await openPage('/board/AMA', {
    api: { ...api, getScheduleDay: () => Promise.resolve({ ...view, units: [bronze, won] }) },
  })
  expect(screen.container.querySelectorAll('.board-champions li')).toHaveLength(1)
})

test('?court= shows one court: what is on there, and what comes next (R12.6)', async () => {
  const { screen } = await openPage('/board/AMA?court=2', { api })
  expect(screen.container.querySelector('h1')?.textContent).toBe('Arena dos MarujosQuadra 2')
  expect(screen.container.querySelectorAll('.board-unit')).toHaveLength(1)
  expect(screen.container.querySelectorAll('.board-next li')).toHaveLength(1)
  expect(screen.container.querySelector('.board-champions')?.textContent).toContain('Alagoas')
})

test('of a unit that is on it is told once where it stands, in words, as large as what is beside it (R12.6)', async () => {
  const clocks = [
    { period: 'N', time: '1:13', running: true },
    { period: 'S2', time: null, running: false },
    { period: 'H2', time: '18:42', running: false },
  ] as const
  const units = clocks.map((clock, at) =>
    aMatch({
      code: `${at === 0 ? 'JUDW57KG-' : 'HBLWTEAM7'}-------------SFNL000${at + 1}00--`,
      status: at === 2 ? 'INTERRUPTED' : 'RUNNING',
      clock,
      ...on('1'),
    }),
  )
  const race = aUnit('ATHW100M--------------HEAT000100--', { status: 'RUNNING', ...on('2') })
  const { screen } = await openPage('/board/AMA', {
    api: { ...api, getVenueDay: () => Promise.resolve({ ...view, units: [...units, race] }) },
  })
  await page.viewport(1920, 1080)
  const told = [...screen.container.querySelectorAll('.board-unit')].map((unit) => [
    unit.querySelector('.ui-status')?.textContent ?? null,
    [...unit.querySelectorAll('.board-clock > *')].slice(0, 2).map(({ textContent }) => textContent),
  ])
  expect(told.map(([mark, clock]) => [mark, String(clock)])).toEqual([
    // judo's regular time needs no word
    [null, '1:13'],
    [null, '2º set'],
    // a clock that is shown does not go on
    [expect.stringContaining('Interrompid'), '2º tempo,18:42'],
    [expect.stringContaining('Ao vivo'), ''],
  ])
  const about = screen.container.querySelector('.board-about')
  const mark = screen.container.querySelector('.board-about .ui-status')
  const sizeOf = (one: Element | null | undefined) => (one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0)
  expect(sizeOf(mark)).toBeGreaterThan(sizeOf(about) * 0.8)
})
