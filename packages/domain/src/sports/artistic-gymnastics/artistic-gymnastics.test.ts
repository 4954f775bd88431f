import { describe, expect, test } from 'vitest'
import { pick } from '../../text/localized.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportUnit, SportValue } from '../sport.ts'

const WOMEN_ALL_AROUND = 'GARWAA----------------FNL-000100'
const MEN_ALL_AROUND = 'GARMAA----------------QUAL000100'
const BEAM_FINAL = 'GARWBB----------------FNL-000100'
const VAULT_FINAL = 'GARMVT----------------FNL-000100'
const TEAM_FINAL = 'GARWTEAM--------------FNL-000100'

const exercise = (
  code: string,
  score: string,
  made: Readonly<Record<string, string>> = {},
  given: Partial<SportValue> = {},
) =>
  aValue(code, score, {
    extensions: Object.entries(made).map(([part, value]) => ({ code: part, value })),
    ...given,
  })
const member = (code: string, ...extended: readonly SportValue[]) => ({
  code,
  order: null,
  bib: null,
  extended,
  entries: [],
})
const heads = (unit: SportUnit) => sheetOf(unit).columns.map(({ short, label }) => short ?? label.por)

describe('all-around', () => {
  test('has a column for each apparatus in the order of rotation, and below the score what it is made of (R5.5)', () => {
    const row = aSportRow({
      rank: '1',
      result: '52.300',
      extended: [
        exercise('FX', '12.900', { DIFFICULTY: '5.1', EXECUTION: '7.900', PENALTY: '0.100' }),
        exercise('VT', '13.600', { DIFFICULTY: '5.4', EXECUTION: '8.2' }, { rank: '2' }),
        exercise('UB', '13.000', { DIFFICULTY: '5.6', PENALTY: '0.000' }),
        exercise('BB', '12.800'),
      ],
    })
    const unit = aSportUnit(WOMEN_ALL_AROUND, { rows: [row] })
    expect(sheetOf(unit).form).toBe('apparatus')
    expect(heads(unit)).toEqual(['VT', 'UB', 'BB', 'FX'])
    expect(sheetOf(unit).cells).toEqual([
      [
        { text: '13.600', note: 'D\u00a05.4 E\u00a08.2 (2)' },
        { text: '13.000', note: 'D\u00a05.6' },
        { text: '12.800' },
        { text: '12.900', note: 'D\u00a05.1 E\u00a07.900 −0.100' },
      ],
    ])
  })

  test('of men has their six, in their order', () => {
    const all = ['HB', 'PB', 'VT', 'SR', 'PH', 'FX', 'UB', 'XX'].map((code) => exercise(code, '13.000'))
    expect(heads(aSportUnit(MEN_ALL_AROUND, { rows: [aSportRow({ extended: all })] }))).toEqual([
      'FX',
      'PH',
      'SR',
      'VT',
      'PB',
      'HB',
    ])
  })

  test('while it runs shows what there is: no column that nobody has, no figure for who is still to come', () => {
    const unit = aSportUnit(MEN_ALL_AROUND, {
      rows: [aSportRow({ extended: [exercise('PH', '12.000')] }), aSportRow({ extended: [exercise('SR', '12.500')] })],
    })
    expect(heads(unit)).toEqual(['PH', 'SR'])
    expect(sheetOf(unit).cells).toEqual([
      [{ text: '12.000' }, null],
      [null, { text: '12.500' }],
    ])
  })

  test('says who left out an apparatus by its IRM, and keeps the row of who withdrew', () => {
    const unit = aSportUnit(WOMEN_ALL_AROUND, {
      rows: [
        aSportRow({ rank: '1', extended: [{ code: 'UB', irm: 'DNS' }, exercise('BB', '12.000')] }),
        aSportRow({ irm: 'DNF', extended: [] }),
      ],
    })
    expect(sheetOf(unit).cells).toEqual([
      [{ text: 'DNS', mark: 'passed' }, { text: '12.000' }],
      [null, null],
    ])
  })

  test('has no figures before the start', () => {
    const rows = [aSportRow({ extended: [exercise('VT', '13.000')] })]
    expect(sheetOf(aSportUnit(WOMEN_ALL_AROUND, { started: false, status: 'START_LIST', rows }))).toMatchObject({
      form: 'apparatus',
      columns: [],
      cells: [[]],
    })
  })
})

test('a team’s apparatus shows the scores that make it, and those left out in brackets', () => {
  const row = aSportRow({
    extended: [exercise('VT', '41.100')],
    competitor: {
      code: 'GARWTEAM----XX01',
      entries: [],
      athletes: [
        member('1', exercise('VT', '13.900'), exercise('UB', '12.000')),
        member('2', exercise('VT', '12.900', { COUNTING: 'N' })),
        member('3', exercise('VT', '13.700', { COUNTING: 'Y' })),
        member('4', exercise('VT', '13.500')),
        member('5'),
      ],
    },
  })
  const unit = aSportUnit(TEAM_FINAL, { rows: [row] })
  expect(heads(unit)).toEqual(['VT'])
  expect(sheetOf(unit).cells[0]).toEqual([{ text: '41.100', note: '13.900 + 13.700 + 13.500 (12.900)' }])
})

describe('the final of an apparatus', () => {
  test.each([
    ['no penalty sent', {}, ['D', 'E'], [{ text: '5.4' }, { text: '8.200' }]],
    ['a penalty of nothing', { PENALTY: '0.0' }, ['D', 'E'], [{ text: '5.4' }, { text: '8.200' }]],
    [
      'a penalty',
      { PENALTY: '0.3' },
      ['D', 'E', 'Penalização'],
      [{ text: '5.4' }, { text: '8.200' }, { text: '−0.3' }],
    ],
    [
      'one sent with a minus',
      { PENALTY: '-0.3' },
      ['D', 'E', 'Penalização'],
      [{ text: '5.4' }, { text: '8.200' }, { text: '−0.3' }],
    ],
    ['one that is no figure', { PENALTY: 'line' }, ['D', 'E'], [{ text: '5.4' }, { text: '8.200' }]],
  ])('shows difficulty and execution, the score being the result: %s', (_rule, penalty, columns, cells) => {
    const made = exercise('BB', '13.600', { DIFFICULTY: '5.4', EXECUTION: '8.200', ...penalty })
    const unit = aSportUnit(BEAM_FINAL, { rows: [aSportRow({ result: '13.600', extended: [made] })] })
    expect(heads(unit)).toEqual(columns)
    expect(sheetOf(unit).cells[0]).toEqual(cells)
  })

  test('on vault has both vaults, each with its parts, and their average', () => {
    const unit = aSportUnit(VAULT_FINAL, {
      rows: [
        aSportRow({
          result: '13.850',
          extended: [
            exercise('VT', '13.850'),
            exercise('VT1', '14.100', { DIFFICULTY: '5.6', EXECUTION: '8.600', PENALTY: '0.100' }),
            exercise('VT2', '13.600', { DIFFICULTY: '5.2', EXECUTION: '8.400' }),
          ],
        }),
        aSportRow({ extended: [exercise('VT1', '13.000')] }),
      ],
    })
    expect(heads(unit)).toEqual(['1', '2', 'Ø'])
    expect(sheetOf(unit).cells).toEqual([
      [
        { text: '14.100', note: 'D\u00a05.6 E\u00a08.600 −0.100' },
        { text: '13.600', note: 'D\u00a05.2 E\u00a08.400' },
        { text: '13.850' },
      ],
      [{ text: '13.000' }, null, null],
    ])
  })
})

describe('in one line', () => {
  const first = (given = {}) =>
    aSportRow({
      rank: '1',
      result: '13.600',
      extended: [exercise('BB', '13.600', { DIFFICULTY: '5.4', EXECUTION: '8.2' }, { rank: '1' })],
      ...given,
    })
  const ROTATION = [{ type: 'UI', code: 'ROTATION', value: '3' }]

  test.each([
    ['RUNNING', '3ª rotação', 'rotation 3', '3.ª rotación'],
    ['INTERRUPTED', '3ª rotação', 'rotation 3', '3.ª rotación'],
    ['SCHEDULED_BREAK', '3ª rotação', 'rotation 3', '3.ª rotación'],
  ] as const)('%s shows the rotation: leading means after so many', (status, por, eng, spa) => {
    const line = lineOf(aSportUnit(WOMEN_ALL_AROUND, { status, rows: [first()], extendedInfos: ROTATION }))
    expect(line).toEqual({ por, eng, spa })
  })

  test.each(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL'] as const)(
    '%s has of the winner’s score what it is made of, and no rotation',
    (status) => {
      const line = lineOf(aSportUnit(BEAM_FINAL, { status, rows: [first()], extendedInfos: ROTATION }))
      expect(line && pick(line, 'por')).toBe('D\u00a05.4 E\u00a08.2')
    },
  )

  test('a shared first place is written, as the source shares it', () => {
    const rows = [first({ rankEqual: true }), first({ rankEqual: true })]
    expect(lineOf(aSportUnit(BEAM_FINAL, { rows }))?.por).toBe('empate em 1º lugar')
    expect(lineOf(aSportUnit(BEAM_FINAL, { rows: [first(), first()] }))?.por).toBe('D\u00a05.4 E\u00a08.2')
  })

  test.each([
    ['nobody has a score', [aSportRow()]],
    ['nobody is there', []],
    ['the first was disqualified', [aSportRow({ irm: 'DSQ' })]],
    ['the score came without its parts', [first({ extended: [exercise('BB', '13.600')] })]],
  ])('nothing is shown when %s', (_rule, rows) => {
    expect(lineOf(aSportUnit(BEAM_FINAL, { status: 'OFFICIAL', rows }))).toBeNull()
  })

  test.each([
    ['both', VAULT_FINAL, ['VT1', 'VT2'], 'vaults of 13.000 and 13.000'],
    ['only the first so far', VAULT_FINAL, ['VT1'], undefined],
    ['not where other apparatus count as well', MEN_ALL_AROUND, ['VT', 'VT1', 'VT2'], undefined],
  ])('of two vaults beside their average: %s', (_rule, code, codes, expected) => {
    const extended = codes.map((vault) => exercise(vault, '13.000', { DIFFICULTY: '4.8' }))
    expect(lineOf(aSportUnit(code, { rows: [aSportRow({ rank: '1', extended })] }))?.eng).toBe(expected)
  })

  test('an all-around that is over has nothing to add to its total', () => {
    expect(lineOf(aSportUnit(WOMEN_ALL_AROUND, { status: 'OFFICIAL', rows: [first()] }))).toBeNull()
  })
})
