import { expect, test } from 'vitest'
import { GRID_FILTERS, gridFilterOf } from './grid-filter.ts'
import { countOf, gridAddress } from './grid-counts.ts'

const DAY = {
  day: '2027-09-14',
  units: 9,
  golds: 2,
  training: 1,
  weighting: 3,
  broadcast: 0,
  meeting: 4,
  arrival: 6,
  departure: 7,
  others: 5,
}

test('the grid has the specification’s ten filters (R5.8)', () => {
  expect([...GRID_FILTERS].sort()).toEqual(
    [
      'arrival',
      'meeting',
      'competition',
      'medal',
      'departure',
      'others',
      'all',
      'broadcast',
      'weighting',
      'training',
    ].sort(),
  )
})

test.each([
  ['medal', { filter: 'medal' }, '/schedule/grid?filter=medal'],
  ['all', {}, '/schedule/grid'],
  ['nonsense', {}, '/schedule/grid'],
  [7, {}, '/schedule/grid'],
] as const)('filter=%s is read as %o and stands at %s (R5.8)', (filter, read, address) => {
  expect(gridFilterOf(filter)).toEqual(read)
  expect(gridAddress(gridFilterOf(filter).filter ?? 'all')).toBe(address)
})

test('a filter lets its own units through (R5.8)', () => {
  expect(GRID_FILTERS.map((filter) => [filter, countOf(DAY, filter)])).toEqual([
    ['all', 35],
    ['competition', 9],
    ['medal', 2],
    ['weighting', 3],
    ['training', 1],
    ['meeting', 4],
    ['broadcast', 0],
    ['arrival', 6],
    ['departure', 7],
    ['others', 5],
  ])
})
