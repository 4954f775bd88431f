import { describe, expect, test } from 'vitest'
import { boardWidth, figureOf, lineBeside, scoreOf, sideBehind } from './board.ts'
import { aMatch, aSide, aUnit, HEAT } from './unit.factory.ts'

const side = (result: string | null, wlt: string | null = null) => aSide({ result, wlt })

describe('the side behind', () => {
  test.each([
    ['fewer points', side('21'), side('19'), 'away'],
    ['figures are compared as numbers', side('9'), side('11'), 'home'],
    ['winner and loser decide, not the figures', side('1', 'W'), side('1', 'L'), 'away'],
    ['level', side('2'), side('2'), null],
    ['not begun', side(null), side(null), null],
    ['not a figure', side('1.5'), side('2'), null],
  ])('%s', (_rule, home, away, behind) => {
    expect(sideBehind(home, away)).toBe(behind)
  })
})

test('the board is as wide as its longer figure', () => {
  expect(boardWidth(side('2'), side('1'))).toBe(1)
  expect(boardWidth(side('104'), side('98'))).toBe(3)
  expect(boardWidth(side('1:43.5'), side(null))).toBe(4)
})

describe('the figure of a side', () => {
  const walkover = aSide({ irm: 'W/O', wlt: 'L' })
  test.each([
    ['its result', side('3'), side('2'), '3'],
    ['zero where the other side alone has one', side(null), side('1'), '0'],
    ['the letters that say why it has none', walkover, side('10', 'W'), 'W/O'],
    ['none for the winner of a walkover without a score', side(null, 'W'), walkover, null],
    ['none for the loser of a walkover without a score', walkover, side(null, 'W'), null],
    ['none before the start', side(null), side(null), null],
  ])('is %s', (_rule, own, other, figure) => expect(figureOf(own, other)).toBe(figure))
})

test('a score is written with an en dash; a side without a figure has none yet', () => {
  expect(scoreOf(aMatch({ sides: [side('21'), side('19')] }))).toBe('21–19')
  expect(scoreOf(aMatch({ sides: [side('1'), side(null)] }))).toBe('1–0')
  expect(scoreOf(aMatch({ sides: [side(null), side(null)] }))).toBeNull()
  expect(scoreOf(aMatch({ sides: [side(null, 'W'), aSide({ irm: 'W/O', wlt: 'L' })] }))).toBeNull()
  expect(scoreOf(aMatch({ sides: [side('10', 'W'), aSide({ irm: 'W/O', wlt: 'L' })] }))).toBe('10–W/O')
  expect(scoreOf(aUnit(HEAT))).toBeNull()
})

test.each([
  ['10.84', '10.84 (+1.2)', '(+1.2)'],
  ['2–1', '25–21, 23–25, 15–12', '25–21, 23–25, 15–12'],
  ['10', '10.84 (+1.2)', '10.84 (+1.2)'],
  [null, 'ippon aos 2:41', 'ippon aos 2:41'],
])('beside %s the line “%s” is “%s”', (figure, line, rest) => {
  expect(lineBeside(figure, line)).toBe(rest)
})
