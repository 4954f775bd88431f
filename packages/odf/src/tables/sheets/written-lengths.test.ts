import { expect, test } from 'vitest'
import { readAttempt, readLength, readTrials, withoutWind } from './written-lengths.ts'

test.each([
  ['5,10', '5.10', null],
  ['5.10 m', '5.10', null],
  ['5m10', '5.10', null],
  ['5 m 10', '5.10', null],
  ['510 cm', '5.10', null],
  ['10,05m', '10.05', null],
  ['2', '2', null],
  ['5,10 (+1,2)', '5.10', '1.2'],
  ['5.10 -0.3 m/s', '5.10', '-0.3'],
  ['5,10 (v: 0,0)', '5.10', '0.0'],
  ['5,10 / +1,2', '5.10', '1.2'],
])('%s is %s m with the wind %s', (cell, metres, wind) => {
  expect(readLength(cell)).toEqual({ metres, wind })
})
test.each(['5,10 ou 5,20', 'X', '', '5-10', '1:05,10'])('“%s” is no length', (cell) => {
  expect(readLength(cell)).toBeNull()
})
test('a figure without a sign and without parentheses is no wind', () => {
  expect(withoutWind('5,10 1,2')).toEqual({ figure: '5,10 1,2', wind: null })
})
test.each([
  ['4,7', '4.70'],
  ['X', 'X'],
  ['FM', 'X'],
  ['0,00', 'X'],
  ['Nulo', 'X'],
  ['–', '-'],
  ['P', '-'],
  ['r', 'r'],
])('the attempt %s is %s', (cell, value) => {
  expect(readAttempt(cell)?.value).toBe(value)
})
test.each([
  ['xxo', 'XXO'],
  ['X0', 'XO'],
  ['–', '-'],
  ['PPP', '-'],
  ['XX-', 'XX-'],
  ['xr', 'XR'],
  ['xxx', 'XXX'],
])('the trials %s are %s', (cell, trials) => {
  expect(readTrials(cell)).toBe(trials)
})
test.each(['XOX', 'OO', '1,35', ''])('“%s” are no trials', (cell) => {
  expect(readTrials(cell)).toBeNull()
})
