import { expect, test } from 'vitest'
import { offsetWords } from './SheetHead.tsx'

test.each([
  [-180, 'UTC−3'],
  [0, 'UTC+0'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
])('a sheet says its zone as it is written everywhere: %i minutes', (minutes, words) => {
  expect(offsetWords(minutes)).toBe(words)
})
