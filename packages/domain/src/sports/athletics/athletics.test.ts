import { describe, expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow } from '../sport.ts'

const cells = (rows: readonly SportRow[], code = 'ATHW800M--------------FNL-000100') =>
  sheetOf(aSportUnit(code, { rows })).cells

test.each([
  ['ATHM100M--------------FNL-000100', 'race'],
  ['ATHX4X400M------------HEAT000200', 'race'],
  ['ATHMMARATHON----------FNL-000100', 'race'],
  ['ATHW20KMWALK----------FNL-000100', 'race'],
  ['ATHMLJ------D1--------FNL-000100', 'attempts'],
  ['ATHWTRIPLEJUMP--------QUAL000100', 'attempts'],
  ['ATHWSHOTPUT-----------FNL-000100', 'attempts'],
  ['ATHMHJ----------------FNL-000100', 'height'],
  ['ATHMPLEVAULT----------QUAL000200', 'height'],
  ['ATHMPOLEVAULT---------FNL-000100', 'height'],
  ['ATHMDECATHLON---------FNL-000100', 'combined'],
  ['ATHWHEPTATH-----------------------', 'combined'],
  ['ATHMDECATH------------PV--000100', 'height'],
  ['ATHMDECATH------------LJ--000100', 'attempts'],
  ['ATHMDECATH------------1500000100', 'race'],
])('%s is %s', (code, form) => {
  expect(sheetOf(aSportUnit(code)).form).toBe(form)
})

test('an event without a name we know is what was sent of it', () => {
  const rows = [aSportRow({ extended: [aValue('ATTEMPT', '41.20', { pos: '1' })] })]
  expect(sheetOf(aSportUnit('ATHMVORTEX------------FNL-000100', { rows })).form).toBe('attempts')
})

describe('a race', () => {
  const split = (pos: number, value: string, value2?: string) =>
    aValue('INTERMEDIATE', value, { pos: String(pos), ...(value2 === undefined ? {} : { value2 }) })

  test('a start list has no figures', () => {
    const unit = aSportUnit('ATHW800M--------------FNL-000100', {
      status: 'START_LIST',
      started: false,
      rows: [aSportRow({ extended: [split(1, '58.20')] })],
    })
    expect(sheetOf(unit)).toMatchObject({ form: 'race', columns: [], facts: [] })
    expect(lineOf(unit)).toBeNull()
  })

  test('while it is on, the last point passed is known, and who has not passed has no cell', () => {
    const unit = aSportUnit('ATHW800M--------------FNL-000100', {
      extendedInfos: [
        { type: 'UI', code: 'LAST_POINT', value: '1' },
        { type: 'UI', code: 'POINTS_TOTAL', value: '2' },
        { type: 'UI', code: 'PACEMAKER', value: 'Y' },
      ],
      rows: [aSportRow({ extended: [split(1, '58.20'), aValue('LEAN', '4')] }), aSportRow()],
    })
    expect(sheetOf(unit)).toMatchObject({
      columns: [{ key: 'split-1', label: { por: 'Parcial 1' }, short: '1' }],
      cells: [[{ text: '58.20' }], [null]],
      facts: [{ label: { por: 'Último ponto' }, value: '1/2' }],
    })
    expect(lineOf(unit)).toBeNull()
  })

  test('before anybody has passed a point there is none to show, and none when it is over', () => {
    const at = (value: string, status: 'RUNNING' | 'OFFICIAL' | 'INTERRUPTED') =>
      sheetOf(aSportUnit('ATHW800M', { status, extendedInfos: [{ code: 'LAST_POINT', value }] })).facts.length
    expect([at('0', 'RUNNING'), at('1', 'RUNNING'), at('1', 'INTERRUPTED'), at('1', 'OFFICIAL')]).toEqual([0, 1, 1, 0])
  })

  test('who did not finish keeps the splits that were run; a disqualification names its rule', () => {
    expect(
      cells([
        aSportRow({ rank: '1', result: '1:58.10', extended: [split(1, '58.20'), split(2, '1:58.10', '59.90')] }),
        aSportRow({ irm: 'DNF', extended: [split(1, '58.00')] }),
        aSportRow({ irm: 'DQ', extended: [aValue('RULE', 'TR17.5')] }),
      ]),
    ).toEqual([
      [{ text: '58.20', note: '+0.20' }, { text: '1:58.10', note: '(59.90)' }, null],
      [{ text: '58.00' }, null, null],
      [null, null, { text: 'TR17.5' }],
    ])
  })

  test.each([
    ['1.2', 'OFFICIAL', '10.84 (+1.2)'],
    ['+1.2', 'UNOFFICIAL', '10.84 (+1.2)'],
    ['-0.4', 'PROTESTED', '10.84 (−0.4)'],
    ['0.0', 'FINISHED', '10.84 (0.0)'],
    ['1.2', 'RUNNING', null],
    ['1.2', 'INTERRUPTED', null],
    [null, 'OFFICIAL', null],
  ] as const)('with wind %s and %s it is written as %s', (wind, status, expected) => {
    const unit = aSportUnit('ATHM100M--------------FNL-000100', {
      status,
      extendedInfos: wind === null ? [] : [{ type: 'UI', code: 'WIND_SPEED', value: wind }],
      rows: [aSportRow({ rank: '1', result: '10.84' }), aSportRow({ rank: '2', result: '10.91' })],
    })
    expect(lineOf(unit)?.por ?? null).toBe(expected)
  })

  test('a corrected list shows the new winner’s mark', () => {
    const unit = aSportUnit('ATHM100M--------------FNL-000100', {
      status: 'OFFICIAL',
      extendedInfos: [{ code: 'WIND_SPEED', value: '1.2' }],
      rows: [aSportRow({ rank: '1', result: '10.91' }), aSportRow({ irm: 'DQ', result: '10.84' })],
    })
    expect(lineOf(unit)?.por).toBe('10.91 (+1.2)')
  })

  test('a dead heat for first is a shared place', () => {
    const unit = aSportUnit('ATHM100M--------------FNL-000100', {
      status: 'OFFICIAL',
      rows: [
        aSportRow({ rank: '1', rankEqual: true, result: '10.84' }),
        aSportRow({ rank: '1', rankEqual: true, result: '10.84' }),
      ],
    })
    expect(lineOf(unit)).toEqual({
      por: 'primeiro lugar dividido',
      eng: 'first place shared',
      spa: 'primer puesto compartido',
    })
  })
})

describe('a relay', () => {
  const RELAY = 'ATHX4X400M------------FNL-000100'
  const runner = (order: number, time?: string) => ({
    code: `20${order}`,
    order,
    bib: null,
    extended: time === undefined ? [] : [aValue('LEG_TIME', time)],
    entries: [],
  })
  const team = (times: readonly (string | undefined)[], splits: readonly [string, string][]) =>
    aSportRow({
      extended: splits.map(([value, value2], i) => aValue('INTERMEDIATE', value, { pos: String(i + 1), value2 })),
      competitor: { code: 'T1', entries: [], athletes: times.map((time, i) => runner(i + 1, time)).reverse() },
    })

  test('each leg has its runner’s time, the team’s time so far and the gap', () => {
    const unit = aSportUnit(RELAY, {
      extendedInfos: [{ code: 'POINTS_TOTAL', value: '4' }],
      rows: [
        team(
          ['47.10', '52.00', undefined, undefined],
          [
            ['47.10', '47.10'],
            ['1:39.10', '52.00'],
          ],
        ),
        team(
          ['46.90', '53.00', undefined, undefined],
          [
            ['46.90', '46.90'],
            ['1:39.90', '53.00'],
          ],
        ),
      ],
    })
    expect(sheetOf(unit)).toMatchObject({
      columns: [{ key: 'leg-1', label: { por: '1º percurso', eng: 'Leg 1', spa: '1.ª posta' } }, { key: 'leg-2' }],
      cells: [
        [
          { text: '47.10', note: '+0.20' },
          { text: '52.00', note: '1:39.10' },
        ],
        [{ text: '46.90' }, { text: '53.00', note: '1:39.90 +0.80' }],
      ],
    })
  })

  test('legs are read from the splits where the runners have none of their own', () => {
    const unit = aSportUnit(RELAY, {
      extendedInfos: [{ code: 'POINTS_TOTAL', value: '4' }],
      rows: [
        team(
          [undefined, undefined, undefined, undefined],
          [
            ['47.10', '47.10'],
            ['1:39.10', '52.00'],
          ],
        ),
      ],
    })
    expect(sheetOf(unit).cells).toEqual([[{ text: '47.10' }, { text: '52.00', note: '1:39.10' }]])
  })

  test('splits are no legs while nobody knows how many there are', () => {
    const unit = aSportUnit(RELAY, {
      rows: [team([undefined, undefined, undefined, undefined], [['23.10', '23.10']])],
    })
    expect(sheetOf(unit).columns.map(({ key }) => key)).toEqual(['split-1'])
  })
})
