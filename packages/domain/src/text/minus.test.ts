import { expect, test } from 'vitest'
import { signed, withMinus } from './minus.ts'

test.each([
  ['-5', '−5'],
  ['-0.350', '−0.350'],
  ['-,5', '−,5'],
  ['12 (-0.4)', '12 (−0.4)'],
  ['10.84 -0.1', '10.84 −0.1'],
  ['−5', '−5'],
  // no figure is negative here
  ['21-17', '21-17'],
  ['2027-09-14', '2027-09-14'],
  ['-', '-'],
  ['X-', 'X-'],
  ['WR-2', 'WR-2'],
  ['5-', '5-'],
  ['+0.12', '+0.12'],
  ['', ''],
])('a negative figure has the minus sign U+2212: %s is %s (R5.5)', (text, written) => {
  expect(withMinus(text)).toBe(written)
})

test.each([
  ['1.2', '+1.2'],
  ['-0.4', '−0.4'],
  ['−0.4', '−0.4'],
  ['0.0', '0.0'],
  ['-0', '0'],
  ['NWI', 'NWI'],
])('a wind of %s is written %s (R5.5)', (figure, written) => {
  expect(signed(figure)).toBe(written)
})
