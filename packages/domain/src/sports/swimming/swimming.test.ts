import { expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow, SportUnit } from '../sport.ts'

const split = (pos: number, value: string, value2?: string) =>
  aValue('INTERMEDIATE', value, { pos: String(pos), ...(value2 === undefined ? {} : { value2 }) })
const race = (rows: readonly SportRow[], given: Partial<SportUnit> = {}) =>
  aSportUnit('SWMM200MFR------------FNL-000100', { rows, ...given })
const total = (value: string) => ({ extendedInfos: [{ type: 'UI', code: 'POINTS_TOTAL', value }] })

test('a split stands at every 50 m, with its length and the gap', () => {
  const rows = [
    aSportRow({ rank: '1', extended: [split(1, '25.10'), split(2, '52.10', '27.00')] }),
    aSportRow({ rank: '2', extended: [split(1, '25.00'), split(2, '52.30', '27.30'), aValue('STROKES', '31')] }),
    aSportRow({ irm: 'DSQ', extended: [split(1, '24.00')] }),
    aSportRow({ irm: 'DNS' }),
  ]
  expect(sheetOf(race(rows))).toMatchObject({
    form: 'race',
    columns: [
      { key: 'split-1', label: { por: 'Parcial 50 m', eng: 'Split 50 m', spa: 'Parcial 50 m' }, short: '50 m' },
      { key: 'split-2', short: '100 m' },
    ],
    cells: [
      [
        { text: '25.10', note: '+0.10' },
        { text: '52.10', note: '(27.00)' },
      ],
      [{ text: '25.00' }, { text: '52.30', note: '(27.30) +0.20' }],
      [{ text: '24.00' }, null],
      [null, null],
    ],
  })
})

test('a start list has no figures', () => {
  const unit = race([aSportRow({ extended: [split(1, '25.10')] })], { started: false, status: 'START_LIST' })
  expect(sheetOf(unit).columns).toEqual([])
})

test('splits that make no lengths of the pool are only counted', () => {
  expect(sheetOf(race([aSportRow({ extended: [split(1, '40.10')] })], total('3'))).columns[0]?.short).toBe('1')
})

test.each([
  ['RUNNING', null],
  ['INTERRUPTED', null],
  ['OFFICIAL', 'primeiro lugar dividido'],
  ['PROTESTED', 'primeiro lugar dividido'],
] as const)('a dead heat while %s is written as %s', (status, expected) => {
  const rows = [aSportRow({ rank: '1', rankEqual: true }), aSportRow({ rank: '1', rankEqual: true })]
  expect(lineOf(race(rows, { status }))?.por ?? null).toBe(expected)
})

const swimmer = (order: number, leg?: string, reaction?: string) => ({
  code: `30${order}`,
  order,
  bib: null,
  extended: [
    ...(reaction === undefined ? [] : [aValue('REACT_TIME', reaction)]),
    ...(leg === undefined ? [] : [aValue('LEG_TIME', leg)]),
  ],
  entries: [],
})

test('a relay has its legs, the team’s time so far and how the take-over was', () => {
  const team = aSportRow({
    extended: [split(1, '54.00', '54.00'), split(2, '1:47.50', '53.50')],
    competitor: {
      code: 'T1',
      entries: [],
      athletes: [swimmer(1, '54.00', '0.65'), swimmer(2, '53.50', '0.12'), swimmer(3), swimmer(4)],
    },
  })
  const sheet = sheetOf(aSportUnit('SWMX4X100MMD----------FNL-000100', { rows: [team], ...total('4') }))
  expect(sheet.columns.map(({ key }) => key)).toEqual(['leg-1', 'leg-2'])
  expect(sheet.cells).toEqual([
    [
      { text: '54.00', note: 'RT\u00a00.65' },
      { text: '53.50', note: '1:47.50 RT\u00a00.12' },
    ],
  ])
})

test('a relay with splits within its legs has both', () => {
  const team = aSportRow({
    extended: [split(1, '26.00'), split(2, '54.00', '28.00')],
    competitor: { code: 'T1', entries: [], athletes: [1, 2, 3, 4].map((order) => swimmer(order)) },
  })
  const sheet = sheetOf(aSportUnit('SWMX4X100MMD----------FNL-000100', { rows: [team], ...total('8') }))
  expect(sheet.columns.map(({ short, label }) => short ?? label.por)).toEqual(['1º percurso', '50 m', '100 m'])
  expect(sheet.cells[0]?.[0]).toEqual({ text: '54.00' })
})
