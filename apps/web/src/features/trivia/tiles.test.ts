import { expect, test } from 'vitest'
import { tilesOf } from './tiles.ts'

const tile = (discipline: string, ...states: ('locked' | 'ready' | 'running' | 'graded')[]) =>
  tilesOf(states.map((state) => ({ discipline, state }))).find((one) => one.discipline === discipline)

test('there is a tile for each of the 18 disciplines, whether it has a trivia or not, and for any other that has one (R7.1)', () => {
  expect(tilesOf([])).toHaveLength(18)
  expect(tilesOf([]).every(({ state, count }) => state === 'none' && count === 0)).toBe(true)
  expect(tilesOf([{ discipline: 'XYZ', state: 'ready' }]).at(-1)).toEqual({
    discipline: 'XYZ',
    state: 'ready',
    count: 1,
  })
})

test.each([
  [['graded'], 'graded', 1],
  [['graded', 'graded'], 'graded', 2],
  [['graded', 'locked'], 'locked', 2],
  [['graded', 'ready', 'locked'], 'ready', 3],
  [['graded', 'running', 'locked'], 'running', 3],
] as const)('trivia that are %j are one tile, %s, of %i', (states, state, count) => {
  expect(tile('JUD', ...states)).toEqual({ discipline: 'JUD', state, count })
})
