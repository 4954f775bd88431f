import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

const START = '2027-09-14T10:00:00-03:00'
const at = (minutes: number): number => Date.parse(START) + minutes * 60_000

test.each([
  [-31, null],
  [-30, { is: 'soon', minutes: 30 }],
  [-0.5, { is: 'soon', minutes: 1 }],
  [0, { is: 'late', minutes: 0 }],
  [0.5, { is: 'late', minutes: 0 }],
  [12.9, { is: 'late', minutes: 12 }],
])('%d min after its start a unit that has not begun is said to be due: %o (R12.6)', (minutes, due) => {
  expect(dueOf({ start: START, hideStart: false }, at(minutes))).toEqual(due)
})

test('a unit without a start, or whose start nobody is told, is not due (R12.6)', () => {
  expect(dueOf({ start: null, hideStart: false }, at(5))).toBeNull()
  expect(dueOf({ start: START, hideStart: true }, at(5))).toBeNull()
  expect(dueOf({ start: 'nonsense', hideStart: false }, at(5))).toBeNull()
})
