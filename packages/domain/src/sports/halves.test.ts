import { describe, expect, test } from 'vitest'
import { lineOf } from './sheet.ts'
import { aSportRow, aSportUnit } from './sport.factory.ts'
import type { SportPeriod } from './sport.ts'

const BASKETBALL = 'BKBMTEAM5--D1---------FNL-000100'
const HANDBALL = 'HBLWTEAM7--D1---------FNL-000100'
const FOOTBALL = 'FBLWTEAM11------------FNL-000100'

/** "Q1 20-18 20-18": code, running total, what was scored in it. */
const periods = (...written: readonly string[]): SportPeriod[] =>
  written.map((text) => {
    const [code = '', total = '', own = ''] = text.split(' ')
    const [homeScore, awayScore] = figures(total)
    const [homePeriodScore, awayPeriodScore] = figures(own)
    return { code, homeScore, awayScore, homePeriodScore, awayPeriodScore }
  })
const figures = (text: string): [string | null, string | null] => {
  const [home, away] = text.split('-')
  return [home || null, away || null]
}

const QUARTERS = ['Q1 20-18 20-18', 'Q2 41-38 21-20', 'Q3 60-60 19-22', 'Q4 80-80 20-20']
const HALVES = ['H1 15-13 15-13', 'H2 28-28 13-15']
const tied = [aSportRow({ wlt: 'T' }), aSportRow({ wlt: 'T' })]
const decided = [aSportRow({ wlt: 'W' }), aSportRow({ wlt: 'L' })]

describe('what stands beside the score of a game of two halves (R5.5)', () => {
  test.each([
    ['first quarter', BASKETBALL, 'RUNNING', QUARTERS.slice(0, 1), [], undefined],
    ['second quarter, still being played', BASKETBALL, 'RUNNING', QUARTERS.slice(0, 2), [], undefined],
    ['break after the first quarter', BASKETBALL, 'SCHEDULED_BREAK', QUARTERS.slice(0, 1), [], undefined],
    ['half-time', BASKETBALL, 'SCHEDULED_BREAK', QUARTERS.slice(0, 2), [], '41–38 ao intervalo'],
    ['third quarter', BASKETBALL, 'RUNNING', QUARTERS.slice(0, 3), [], '41–38 ao intervalo'],
    ['interrupted in the third', BASKETBALL, 'INTERRUPTED', QUARTERS.slice(0, 3), [], '41–38 ao intervalo'],
    ['overtime', BASKETBALL, 'RUNNING', [...QUARTERS, 'OT1 82-80 2-0'], [], 'na prorrogação, 41–38 ao intervalo'],
    [
      'won in the second overtime',
      BASKETBALL,
      'OFFICIAL',
      [...QUARTERS, 'OT1 88-88 8-8', 'OT2 97-95 9-7'],
      decided,
      'na 2ª prorrogação, 41–38 ao intervalo',
    ],
    ['half-time sent as HT', BASKETBALL, 'FINISHED', ['HT 41-38', 'Q3 60-60'], decided, '41–38 ao intervalo'],
    ['half-time', HANDBALL, 'SCHEDULED_BREAK', HALVES.slice(0, 1), [], '15–13 ao intervalo'],
    ['final', HANDBALL, 'OFFICIAL', ['H1 15-13 15-13', 'H2 28-26 13-13'], decided, '15–13 ao intervalo'],
    ['protested', HANDBALL, 'PROTESTED', ['H1 15-13 15-13', 'H2 28-26 13-13'], decided, '15–13 ao intervalo'],
    ['a tie', HANDBALL, 'OFFICIAL', HALVES, tied, 'empate, 15–13 ao intervalo'],
    ['level, but running', HANDBALL, 'RUNNING', HALVES, [aSportRow(), aSportRow()], '15–13 ao intervalo'],
    [
      'second overtime, which is no second one of its kind',
      HANDBALL,
      'OFFICIAL',
      [...HALVES, 'OT1 30-30 2-2', 'OT2 33-32 3-2'],
      decided,
      'na prorrogação, 15–13 ao intervalo',
    ],
    [
      'throws from seven metres',
      HANDBALL,
      'OFFICIAL',
      [...HALVES, 'OT1 30-30 2-2', 'PSO 34-33 4-3'],
      decided,
      '4–3 nas cobranças de 7 m, 15–13 ao intervalo',
    ],
    [
      'throws without a score of their own',
      HANDBALL,
      'OFFICIAL',
      [...HALVES, 'PSO 34-33'],
      decided,
      'nas cobranças de 7 m, 15–13 ao intervalo',
    ],
    [
      'penalties',
      FOOTBALL,
      'OFFICIAL',
      ['H1 0-1 0-1', 'H2 1-1 1-0', 'ET1 1-1 0-0', 'ET2 1-1 0-0', 'PSO 1-1 4-2'],
      decided,
      '4–2 nos pênaltis, 0–1 ao intervalo',
    ],
    ['first half without a score', HANDBALL, 'OFFICIAL', ['H1', 'H2 28-26'], decided, undefined],
    ['unknown periods', HANDBALL, 'OFFICIAL', ['X1 15-13', 'TOT 28-26'], decided, undefined],
    ['no periods', HANDBALL, 'OFFICIAL', [], decided, undefined],
  ] as const)('%s of %s (%s): %s', (_, code, status, written, rows, expected) => {
    expect(lineOf(aSportUnit(code, { status, rows: [...rows], periods: periods(...written) }))?.por).toBe(expected)
  })

  test('nothing before the start, though the first figures are there', () => {
    const unit = aSportUnit(HANDBALL, { status: 'START_LIST', started: false, periods: periods(...HALVES) })
    expect(lineOf(unit)).toBeNull()
  })

  test('the three languages say the same', () => {
    const unit = aSportUnit(BASKETBALL, { periods: periods(...QUARTERS, 'OT1 88-88 8-8', 'OT2 90-88 2-0') })
    expect(lineOf(unit)).toEqual({
      por: 'na 2ª prorrogação, 41–38 ao intervalo',
      eng: 'in overtime 2, 41–38 at half-time',
      spa: 'en la 2.ª prórroga, 41–38 al descanso',
    })
  })

  test.each([
    [HANDBALL, 'overtime'],
    [FOOTBALL, 'extra time'],
  ])('what follows the second half is called as the rules of the sport call it: %s', (code, word) => {
    const unit = aSportUnit(code, { periods: periods(...HALVES, 'OT1 33-32 2-1') })
    expect(lineOf(unit)?.eng).toMatch(new RegExp(`^in ${word},`))
  })
})
