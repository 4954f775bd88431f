import { describe, expect, test } from 'vitest'
import type { UnitStatus } from '../../units/status.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportUnit } from '../sport.ts'

const FINAL = 'JUDW57KG--------------FNL-000100'
const TEAM_FINAL = 'JUDXTEAM6-------------FNL-000100'
const sheet = (ippon: string, waza: string, shido: string) => [
  aValue('IPPON', ippon),
  aValue('WAZA', waza),
  aValue('SHIDO', shido),
]
const sides = (home: readonly [string, string, string], away: readonly [string, string, string]) => [
  aSportRow({ extended: sheet(...home) }),
  aSportRow({ extended: sheet(...away) }),
]
const decided = (value: string) => [{ type: 'UI', code: 'DECISION', value }]

test('both sides’ scores and penalties stand beside each other (R5.5)', () => {
  expect(sheetOf(aSportUnit(FINAL, { rows: sides(['1', '1', '0'], ['0', '0', '2']) }))).toMatchObject({
    form: 'bout',
    columns: [],
    statistics: [
      { key: 'ippon', home: '1', away: '0' },
      { key: 'waza-ari', home: '1', away: '0' },
      { key: 'shido', home: '0', away: '2' },
    ],
  })
})

test('a start list has no figures', () => {
  const unit = aSportUnit(FINAL, {
    status: 'START_LIST',
    started: false,
    rows: sides(['0', '0', '1'], ['0', '0', '0']),
  })
  expect(sheetOf(unit)).toMatchObject({ columns: [], statistics: [], facts: [] })
  expect(lineOf(unit)).toBeNull()
})

test('a score that one side was not sent is missing on that side alone, and unknown codes are no statistics', () => {
  const rows = [aSportRow({ extended: [aValue('WAZA', '1'), aValue('KINZA', '4')] }), aSportRow()]
  expect(sheetOf(aSportUnit(FINAL, { rows })).statistics).toEqual([
    { key: 'waza-ari', label: expect.anything(), home: '1', away: null },
  ])
})

test.each([
  ['IPPON', 'N', '2:41', 'ippon aos 2:41'],
  ['WAZA-ARI AWASETE IPPON', 'N', '3:07', 'dois waza-ari aos 3:07'],
  ['WAZA-ARI', 'N', '4:00', 'waza-ari'],
  ['WAZA-ARI', 'GS', '1:12', 'waza-ari no ponto de ouro, aos 1:12'],
  ['HANSOKU-MAKE', 'N', null, 'hansoku-make'],
  ['WALKOVER', null, null, 'vitória sem luta'],
  ['FUSEN-GACHI', 'N', '0:00', 'vitória sem luta'],
])('%s in %s at %s is written as “%s”', (decision, period, time, expected) => {
  const unit = aSportUnit(FINAL, { clock: { period, time, running: false }, extendedInfos: decided(decision) })
  expect(lineOf(unit)?.por).toBe(expected)
})

test.each([
  ['DNS', 'vitória sem luta'],
  ['DSQ', 'por desclassificação'],
  ['DQB', 'por desclassificação (conduta antidesportiva)'],
  ['XYZ', undefined],
])('a side that is out with %s decides the bout: “%s”', (irm, expected) => {
  const rows = [aSportRow({ wlt: 'W' }), aSportRow({ wlt: 'L', irm })]
  expect(lineOf(aSportUnit(FINAL, { status: 'OFFICIAL', rows }))?.por).toBe(expected)
})

test('both disqualified: nobody has won', () => {
  const rows = [aSportRow({ irm: 'DSQ' }), aSportRow({ irm: 'DQB' })]
  expect(lineOf(aSportUnit(FINAL, { status: 'OFFICIAL', rows }))?.eng).toBe('no winner: both sides disqualified')
})

test('a decision we have no word for is not guessed at', () => {
  expect(lineOf(aSportUnit(FINAL, { extendedInfos: decided('TATAMI-GAESHI') }))).toBeNull()
  expect(lineOf(aSportUnit(FINAL, { extendedInfos: decided('constructor') }))).toBeNull()
})

test.each<[UnitStatus, string | undefined]>([
  ['RUNNING', 'shido 2–1'],
  ['INTERRUPTED', 'shido 2–1'],
  ['FINISHED', undefined],
  ['PROTESTED', undefined],
])('penalties are shown beside a level score only while the bout goes on: %s', (status, expected) => {
  const rows = sides(['0', '0', '2'], ['0', '0', '1'])
  expect(lineOf(aSportUnit(FINAL, { status, rows }))?.por).toBe(expected)
})

test('a protest leaves the decision standing as sent', () => {
  const given: Partial<SportUnit> = {
    clock: { period: 'N', time: '0:48', running: false },
    extendedInfos: decided('IPPON'),
  }
  expect(lineOf(aSportUnit(FINAL, { ...given, status: 'PROTESTED' }))).toEqual(
    lineOf(aSportUnit(FINAL, { ...given, status: 'OFFICIAL' })),
  )
})

test('a winner who is disqualified by a correction is the news, not the ippon', () => {
  const rows = [aSportRow({ wlt: 'L' }), aSportRow({ wlt: 'W', irm: 'DSQ' })]
  const clock = { period: 'N', time: '0:48', running: false }
  const unit = aSportUnit(FINAL, { status: 'OFFICIAL', clock, rows, extendedInfos: decided('IPPON') })
  expect(lineOf(unit)?.por).toBe('vencedor desclassificado depois')
})

test('the technique that decided is written as sent', () => {
  const unit = aSportUnit(FINAL, { extendedInfos: [{ type: 'UI', code: 'TECHNIQUE', value: 'Uchi-mata' }] })
  expect(sheetOf(unit).facts).toMatchObject([{ value: 'Uchi-mata' }])
})

describe('a mixed team match', () => {
  const bouts = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      code: `B${i + 1}`,
      homeScore: null,
      awayScore: null,
      homePeriodScore: '1',
      awayPeriodScore: '0',
    }))
  const bout = (pos: string, value: string, wlt: string) =>
    aValue('BOUT', value, { pos, extensions: [{ code: 'WLT', value: wlt }] })

  test('is one of bouts, by its event or by its periods', () => {
    expect(sheetOf(aSportUnit(TEAM_FINAL)).form).toBe('team-match')
    expect(sheetOf(aSportUnit(FINAL, { periods: bouts(1) })).form).toBe('team-match')
  })

  test('has a column for each bout, with the score of either judoka, the winner’s distinguished', () => {
    const rows = [
      aSportRow({ extended: [bout('1', '10', 'W'), bout('2', '00', 'L')] }),
      aSportRow({ extended: [bout('1', '01', 'L')] }),
    ]
    const { columns, cells } = sheetOf(aSportUnit(TEAM_FINAL, { rows }))
    expect(columns.map(({ label }) => label.por)).toEqual(['Luta 1', 'Luta 2'])
    expect(cells).toEqual([
      [{ text: '10', mark: 'best' }, { text: '00' }],
      [{ text: '01' }, null],
    ])
  })

  test.each<[UnitStatus, number, string | undefined]>([
    ['RUNNING', 0, undefined],
    ['RUNNING', 1, 'após 1 luta'],
    ['INTERRUPTED', 4, 'após 4 lutas'],
    ['OFFICIAL', 6, undefined],
    ['OFFICIAL', 7, 'na luta de desempate'],
  ])('%s after %i bouts: “%s”', (status, count, expected) => {
    expect(lineOf(aSportUnit(TEAM_FINAL, { status, periods: bouts(count) }))?.por).toBe(expected)
  })
})
