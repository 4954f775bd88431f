import { expect, test } from 'vitest'
import { rowsInWords } from './rows-in-words.ts'

test.each([
  [[4], 1, '4'],
  [[31, 32, 33, 36], 4, '31–33, 36'],
  [[2, 4, 6, 8], 4, '2, 4, 6…'],
  [[2, 3], 90, '2–3…'],
])('rows %j of %i are %s (R12.5)', (rows, count, words) => {
  expect(rowsInWords(rows, count)).toBe(words)
})
