import { expect, test } from 'vitest'
import type { VenueWay } from './agenda-plan.ts'
import { wayFaults } from './venue-ways.ts'

const way = (from: string, to: string, given: Partial<VenueWay> = {}): VenueWay => ({
  from,
  to,
  foot: 12,
  shuttle: null,
  oneWay: false,
  ...given,
})

test.each<[string, VenueWay[], [number, string][]]>([
  ['of nothing is good', [], []],
  ['may have a pair for each way', [way('A', 'B', { oneWay: true }), way('B', 'A', { oneWay: true, foot: 3 })], []],
  ['may have minutes by shuttle alone', [way('A', 'B', { foot: null, shuttle: 5 })], []],
  [
    'names both venues',
    [way('', 'B'), way('A', '')],
    [
      [0, 'way-venue'],
      [1, 'way-venue'],
    ],
  ],
  ['leads somewhere else', [way('A', 'A')], [[0, 'way-same']]],
  ['says how long', [way('A', 'B', { foot: null })], [[0, 'way-empty']]],
  [
    'says it in whole minutes that a day has room for',
    [
      way('A', 'B', { foot: 0 }),
      way('A', 'C', { foot: 1.5 }),
      way('A', 'D', { foot: 601 }),
      way('A', 'E', { shuttle: Number.NaN }),
    ],
    [
      [0, 'way-minutes'],
      [1, 'way-minutes'],
      [2, 'way-minutes'],
      [3, 'way-minutes'],
    ],
  ],
  ['has a pair once', [way('A', 'B'), way('A', 'B', { foot: 3 })], [[1, 'way-twice']]],
  ['has a pair once, whichever end is named first', [way('A', 'B'), way('B', 'A')], [[1, 'way-twice']]],
  ['has a pair there and back once', [way('A', 'B', { oneWay: true }), way('B', 'A')], [[1, 'way-twice']]],
])('a table of ways %s (0094)', (_, ways, faults) => {
  expect([...wayFaults(ways)]).toEqual(faults)
})
