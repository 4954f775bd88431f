import { expect, test } from 'vitest'
import { partBefore, stretchAt, stretchesOf } from './chapters.ts'
import { clockTime } from './clock-time.ts'

const FILM = {
  seconds: 40,
  chapters: [
    { at: 0, title: { por: 'Um' } },
    { at: 8, title: { por: 'Dois' } },
  ],
}

test('a chapter ends where the next one begins, the last one with the film; without chapters there is one stretch', () => {
  expect(stretchesOf(FILM).map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [8, 40],
  ])
  expect(stretchesOf({ ...FILM, chapters: [] })).toEqual([{ title: null, from: 0, to: 40 }])
})

test.each([
  [0, 0],
  [7.9, 0],
  [8, 1],
  [40, 1],
  [41, 1],
])('at %f s it is stretch %i', (seconds, stretch) => {
  expect(stretchAt(stretchesOf(FILM), seconds)).toBe(stretch)
})

test('a stretch is filled from nothing to all of it', () => {
  const [, second] = stretchesOf(FILM)
  expect(second && [4, 8, 24, 40, 50].map((seconds) => partBefore(second, seconds))).toEqual([0, 0, 0.5, 1, 1])
})

test.each([
  [0, '0:00'],
  [125.9, '2:05'],
  [3_669, '61:09'],
  [-1, '0:00'],
])('%f s are written %s', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written)
})
