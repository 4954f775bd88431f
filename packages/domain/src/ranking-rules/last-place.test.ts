import { expect, test } from 'vitest'
import { levelForLastOf } from './last-place.ts'
import { aList, aResult, rules } from './ranking-rules.factory.ts'

test.each([
  ['ATH', 'M100M', 'lanes-or-lots', 'WA TR 21.3, 21.4'],
  ['ATH', 'MLJ', 'all-go-on', 'WA TR 25.15'],
  ['ATH', 'WHJ', 'all-go-on', 'WA TR 25.15'],
  ['SWM', 'M100MFR', 'swim-off', 'SW 3'],
  ['SWM', 'M200MFR', 'swim-off', 'SW 3'],
  ['SWM', 'W400MFR', 'swim-off-or-lanes', 'since 2023'],
  ['SWM', 'W1500MFR', 'swim-off-or-lanes', 'since 2023'],
  ['FEN', 'WFOIL', 'all-go-on', 'FIE o.73.3'],
  ['ARC', 'MINDIVID', 'shoot-off', 'World Archery B.6.5.2'],
  ['CTR', 'MSPRINT', 'draw-of-lots', 'UCI 3.2.027'],
  ['GRY', 'W1AA', 'regulation', 'no clause'],
  ['ROW', 'M1X', 'regulation', 'no rulebook'],
])('%s%s, level for the last place that advances: %s (%s)', (discipline, event, decides) => {
  const list = aList(`${`${discipline}${event}`.padEnd(22, '-')}QUAL000100--`, aResult('A', '9.10'))
  expect(levelForLastOf(list, rules(discipline))).toBe(decides)
})

test('FEN, senior formula, level for the 16th exempt place: barrage; for any other number all advance (FIE o.86.2, o.73.3)', () => {
  const list = aList(`${'FENWFOIL'.padEnd(22, '-')}QUAL000100--`, aResult('A', '5'))
  const senior = rules('FEN', 'FEN-FIE-2025-SENIOR')
  expect(levelForLastOf(list, senior, 16)).toBe('barrage')
  expect(levelForLastOf(list, senior, 24)).toBe('all-go-on')
  expect(levelForLastOf(list, rules('FEN'), 16)).toBe('all-go-on')
})
