import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test.each([
  [0, { level: 1, xp: 0, toNext: 10_000 }],
  [9_999, { level: 1, xp: 9_999, toNext: 1 }],
  [10_000, { level: 2, xp: 0, toNext: 10_000 }],
  [25_300, { level: 3, xp: 5_300, toNext: 4_700 }],
  [-5, { level: 1, xp: 0, toNext: 10_000 }],
])('%i points make level %o: 10,000 a level (spec §9, R7.3)', (points, level) => {
  expect(levelOf(points)).toEqual(level)
})
