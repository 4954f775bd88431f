import { describe, expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportUnit } from '../sport.ts'

const ALL_AROUND = 'GRYWAA----------------FNL-000100'
const BALL_FINAL = 'GRYWBALL--------------FNL-000100'
const GROUP_FINAL = 'GRYWGROUP-------------FNL-000100'

const WHOLE = {
  DIFFICULTY: '8.4',
  DIFFICULTY_BODY: '5.6',
  DIFFICULTY_APPARATUS: '2.8',
  ARTISTRY: '7.900',
  EXECUTION: '7.650',
}
const routine = (code: string, score: string, made: Readonly<Record<string, string>> = {}) =>
  aValue(code, score, { extensions: Object.entries(made).map(([part, value]) => ({ code: part, value })) })
const heads = (unit: SportUnit) => sheetOf(unit).columns.map(({ short, label }) => short ?? label.por)

describe('all-around', () => {
  test('has hoop, ball, clubs and ribbon, each with difficulty, artistry, execution and penalty (R5.5)', () => {
    const unit = aSportUnit(ALL_AROUND, {
      rows: [
        aSportRow({
          extended: [
            routine('RIBBON', '22.000'),
            routine('CLUBS', '23.000', { DIFFICULTY: '8.0', ARTISTRY: '7.500', EXECUTION: '7.500' }),
            routine('BALL', '23.900', { ...WHOLE, PENALTY: '0.050' }),
            routine('HOOP', '23.950', WHOLE),
            routine('ROPE', '20.000'),
          ],
        }),
        aSportRow({ irm: 'DNS' }),
      ],
    })
    expect(sheetOf(unit).form).toBe('routine')
    expect(heads(unit)).toEqual(['Arco', 'Bola', 'Maças', 'Fita'])
    expect(sheetOf(unit).cells).toEqual([
      [
        { text: '23.950', note: 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650' },
        { text: '23.900', note: 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650 −0.050' },
        { text: '23.000', note: 'D\u00a08.0 A\u00a07.500 E\u00a07.500' },
        { text: '22.000' },
      ],
      [null, null, null, null],
    ])
  })

  test('has no figures before the start', () => {
    const unit = aSportUnit(ALL_AROUND, {
      started: false,
      rows: [aSportRow({ extended: [routine('HOOP', '23.950')] })],
    })
    expect(sheetOf(unit)).toMatchObject({ columns: [], cells: [[]] })
    expect(lineOf(unit)).toBeNull()
  })
})

test('a group has its two exercises, and its members no scores of their own', () => {
  const athletes = ['1', '2', '3', '4', '5'].map((code) => ({
    code,
    order: null,
    bib: null,
    extended: [],
    entries: [],
  }))
  const row = aSportRow({
    extended: [routine('EX1', '25.100', WHOLE), routine('EX2', '24.000')],
    competitor: { code: 'GRYWGROUP---XX01', entries: [], athletes },
  })
  const unit = aSportUnit(GROUP_FINAL, { rows: [row] })
  expect(heads(unit)).toEqual(['1ª série', '2ª série'])
  expect(sheetOf(unit).cells[0]).toEqual([
    { text: '25.100', note: 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650' },
    { text: '24.000' },
  ])
})

describe('the final of an apparatus', () => {
  const final = (given: Partial<SportUnit> = {}) =>
    aSportUnit(BALL_FINAL, {
      status: 'OFFICIAL',
      rows: [aSportRow({ rank: '1', result: '23.950', extended: [routine('BALL', '23.950', WHOLE)] })],
      ...given,
    })

  test('shows what the score is made of', () => {
    expect(heads(final())).toEqual(['D', 'A', 'E'])
    expect(sheetOf(final()).cells[0]).toEqual([
      { text: '8.4', note: 'DB\u00a05.6 DA\u00a02.8' },
      { text: '7.900' },
      { text: '7.650' },
    ])
  })

  test.each([
    ['RUNNING', 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650'],
    ['INTERRUPTED', 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650'],
    ['OFFICIAL', 'D\u00a08.4 (DB\u00a05.6 DA\u00a02.8) A\u00a07.900 E\u00a07.650'],
  ] as const)('%s shows in one line how the first’s was made', (status, expected) => {
    expect(lineOf(final({ status }))?.eng).toBe(expected)
  })

  test('a shared first place is written', () => {
    const rows = [aSportRow({ rank: '1', rankEqual: true }), aSportRow({ rank: '1', rankEqual: true })]
    expect(lineOf(final({ rows }))).toEqual({
      por: 'empate em 1º lugar',
      eng: 'tied for 1st',
      spa: 'empate en el 1.er puesto',
    })
  })
})
