import { expect, test } from 'vitest'
import { placeAfter } from './grid-keys.ts'

const SIZE = { rows: 20, columns: 13, page: 6 }
const FROM = { row: 3, column: 7 }

test.each([
  ['ArrowUp', false, [2, 7]],
  ['ArrowDown', false, [4, 7]],
  ['ArrowLeft', false, [3, 6]],
  ['ArrowRight', false, [3, 8]],
  ['Home', false, [3, 0]],
  ['End', false, [3, 12]],
  ['Home', true, [0, 0]],
  ['End', true, [19, 12]],
  ['PageDown', false, [9, 7]],
  ['PageUp', false, [0, 7]],
] as const)('%s (Ctrl: %s) leads from row 3, column 7 to %o (R2.5, ARIA grid)', (key, ctrl, [row, column]) => {
  expect(placeAfter(FROM, { key, ctrl }, SIZE)).toEqual({ row, column })
})

test.each([
  ['ArrowUp', { row: 0, column: 0 }],
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowDown', { row: 19, column: 12 }],
  ['ArrowRight', { row: 19, column: 12 }],
  ['PageDown', { row: 19, column: 12 }],
] as const)('%s stays at the edge', (key, from) => {
  expect(placeAfter(from, { key, ctrl: false }, SIZE)).toEqual(from)
})

test.each(['Enter', ' ', 'a', 'Tab', 'Escape'])('%s is not the grid’s', (key) => {
  expect(placeAfter(FROM, { key, ctrl: false }, SIZE)).toBeNull()
})
