import { expect, test } from 'vitest'
import { capital, small } from './capital.ts'

test.each([
  ['semifinal 1', 'Semifinal 1'],
  ['às 14:02', 'Às 14:02'],
  ['100 m livre', '100 m livre'],
  ['', ''],
])('%s begins a line of its own as %s (R4.1)', (text, alone) => {
  expect(capital(text)).toBe(alone)
  expect(small(alone)).toBe(text)
})
