import { describe, expect, test } from 'vitest'
import type { UnitStatus } from '../../units/status.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow } from '../sport.ts'

const FINAL = 'FENWFOIL--------------FNL-000100'
const TEAM = 'FENMTEAMEPEE----------FNL-000100'
const POOL = 'FENWFOIL--------------GPA-000100'

test('cards and priority stand beside each other, black ones only where there is one (R5.5)', () => {
  const rows = [
    aSportRow({ extended: [aValue('YELLOW_CARD', '1'), aValue('RED_CARD', '0'), aValue('GREEN_CARD', '2')] }),
    aSportRow({ extended: [aValue('YELLOW_CARD', '0'), aValue('RED_CARD', '1'), aValue('PRIORITY', 'Y')] }),
  ]
  const { form, columns, statistics } = sheetOf(aSportUnit(FINAL, { rows }))
  expect([form, columns]).toEqual(['bout', []])
  expect(statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['yellow', '1', '0'],
    ['red', '0', '1'],
    ['priority', null, 'P'],
  ])
})

const extraMinute = { period: 'OT', time: '0:00', running: false }
const priority = [aValue('PRIORITY', 'Y')]

test.each<[string, UnitStatus, readonly SportRow[], string | undefined]>([
  [
    'still fenced',
    'RUNNING',
    [aSportRow({ result: '9', extended: priority }), aSportRow({ result: '9' })],
    'no minuto extra',
  ],
  [
    'one touch',
    'OFFICIAL',
    [aSportRow({ result: '9', wlt: 'L', extended: priority }), aSportRow({ result: '10', wlt: 'W' })],
    'no minuto extra',
  ],
  [
    'level, by priority',
    'OFFICIAL',
    [aSportRow({ result: '9', wlt: 'W', extended: priority }), aSportRow({ result: '9', wlt: 'L' })],
    'por prioridade',
  ],
  [
    'level, no priority sent',
    'OFFICIAL',
    [aSportRow({ result: '9', wlt: 'W' }), aSportRow({ result: '9', wlt: 'L' })],
    'no minuto extra',
  ],
])('extra minute, %s (%s)', (_, status, rows, expected) => {
  expect(lineOf(aSportUnit(FINAL, { status, clock: extraMinute, rows }))?.por).toBe(expected)
})

test.each([
  ['TOUCHES', null, undefined],
  ['BLACK CARD', null, 'por cartão preto'],
  ['PRIORITY', null, 'por prioridade'],
  [null, 'EXC', 'por exclusão'],
  [null, 'DNF', 'por desistência'],
  [null, 'ABC', undefined],
])('decision %s, IRM %s: “%s”', (decision, irm, expected) => {
  const unit = aSportUnit(FINAL, {
    status: 'OFFICIAL',
    clock: { period: 'P3', time: '0:40', running: false },
    extendedInfos: decision ? [{ type: 'UI', code: 'DECISION', value: decision }] : [],
    rows: [aSportRow({ result: '15', wlt: 'W' }), aSportRow({ result: '11', wlt: 'L', irm })],
  })
  expect(lineOf(unit)?.por).toBe(expected)
})

test.each<UnitStatus>(['RUNNING', 'INTERRUPTED', 'FINISHED', 'PROTESTED'])(
  'in regular time the touches say it all: %s',
  (status) => {
    const rows = [aSportRow({ result: '7' }), aSportRow({ result: '7' })]
    expect(lineOf(aSportUnit(FINAL, { status, clock: { period: 'P2', time: '1:20', running: true }, rows }))).toBeNull()
  },
)

describe('a pool', () => {
  const fencer = (vm: string, given: string, received: string, bouts: readonly (readonly [string, string])[]) =>
    aSportRow({
      extended: [
        ...bouts.map(([pos, value]) => aValue('BOUT', value, { pos })),
        aValue('VM', vm),
        aValue('TD', given),
        aValue('TR', received),
      ],
    })
  const rows = [
    fencer('2/2', '10', '4', [
      ['2', 'V5'],
      ['3', 'V5'],
    ]),
    fencer('1/2', '8', '8', [
      ['1', 'D3'],
      ['3', 'V5'],
    ]),
    aSportRow({ irm: 'DNS' }),
  ]

  test('has the bouts, victories per bout, touches and indicator, as sent; who did not start has none', () => {
    const { form, columns, cells } = sheetOf(aSportUnit(POOL, { rows }))
    expect(form).toBe('list')
    expect(columns.map(({ short }) => short)).toEqual(['1', '2', '3', 'V/M', 'TD', 'TR'])
    expect(cells.map((line) => line.map((cell) => cell?.text ?? null))).toEqual([
      [null, 'V5', 'V5', '2/2', '10', '4'],
      ['D3', null, 'V5', '1/2', '8', '8'],
      [null, null, null, null, null, null],
    ])
  })

  test('has no line: it is a table', () => {
    expect(lineOf(aSportUnit(POOL, { status: 'OFFICIAL', rows }))).toBeNull()
  })
})

describe('a team match', () => {
  const legs = (...scores: readonly (readonly [string, string | undefined])[]) =>
    aSportRow({
      extended: scores.map(([value, touches], i) =>
        aValue('LEG', value, { pos: String(i + 1), ...(touches === undefined ? {} : { value2: touches }) }),
      ),
    })
  const rows = [legs(['5', '5'], ['9', '4']), legs(['3', '3'], ['10', undefined])]

  test('is relays with the running score and what the leg added', () => {
    const { form, columns, cells } = sheetOf(aSportUnit(TEAM, { rows }))
    expect(form).toBe('team-match')
    expect(columns.map(({ label }) => label.por)).toEqual(['Assalto 1', 'Assalto 2'])
    expect(cells).toEqual([
      [
        { text: '5', note: '+5' },
        { text: '9', note: '+4' },
      ],
      [{ text: '3', note: '+3' }, { text: '10' }],
    ])
  })

  test.each<[UnitStatus, string | undefined]>([
    ['RUNNING', 'após 2 assaltos'],
    ['INTERRUPTED', 'após 2 assaltos'],
    ['OFFICIAL', undefined],
  ])('says how many legs are fenced until the end: %s', (status, expected) => {
    expect(lineOf(aSportUnit(TEAM, { status, rows }))?.por).toBe(expected)
  })

  test('before the start has no legs', () => {
    expect(sheetOf(aSportUnit(TEAM, { status: 'START_LIST', started: false, rows })).columns).toEqual([])
  })
})
