import { expect, test } from 'vitest'
import { periodNamed } from '@games/domain/units/period-name'
import { hasLanes, resultColumns } from './results/result-columns.ts'
import { aRow, aUnit, FINAL } from './unit.factory.ts'
import { isUnitTab, unitAddress } from './unit-address.ts'

test.each([
  ['Q3', { kind: 'counted', word: 'quarter', figure: 3 }],
  ['H2', { kind: 'counted', word: 'half', figure: 2 }],
  ['S5', { kind: 'counted', word: 'set', figure: 5 }],
  ['G7', { kind: 'counted', word: 'game', figure: 7 }],
  ['B7', { kind: 'counted', word: 'bout', figure: 7 }],
  ['E3', { kind: 'counted', word: 'set', figure: 3 }],
  ['OT1', { kind: 'counted', word: 'overtime', figure: 1 }],
  ['OT', { kind: 'plain', word: 'overtime' }],
  ['SO', { kind: 'plain', word: 'shootout' }],
  ['PSO', { kind: 'plain', word: 'shootout' }],
  ['GS', { kind: 'plain', word: 'golden-score' }],
  ['TOT', { kind: 'plain', word: 'total' }],
])('period %s (ODF §8)', (code, name) => {
  expect(periodNamed(code, 'HBL')).toEqual(name)
})

test('OT is fencing’s extra minute and the overtime of all others', () => {
  expect(periodNamed('OT', 'FEN')).toEqual({ kind: 'plain', word: 'extra-minute' })
})

test('a code without a word is left to be shown as sent (ODF §8: open lists)', () => {
  expect(periodNamed('Q1_H', 'BKB')).toBeNull()
  expect(periodNamed('constructor', 'BKB')).toBeNull()
})

test('a list has the columns that some row fills, and no others', () => {
  const columns = resultColumns([aRow(1), aRow(2, { reactionTime: '0.148' })])
  expect(columns).toMatchObject({ rank: true, reactionTime: true, bib: false, wind: false, records: false })
})

test.each([
  ['ATH', 'race', '9', true],
  ['SWM', 'race', '10', true],
  ['ATH', 'race', '11', false],
  ['ATH', 'attempts', '1', false],
  ['ATH', 'height', '1', false],
  ['JUD', 'bout', '1', false],
] as const)('the start order of %s, %s, up to %s, is a lane: %s', (code, form, last, lanes) => {
  const unit = aUnit(FINAL, { discipline: { code, name: null } })
  expect(hasLanes({ unit, form, startList: [{ startOrder: last }, { startOrder: null }] })).toBe(lanes)
})

test('a unit’s address is in capitals and without trailing filler (R2.2)', () => {
  expect(unitAddress(FINAL)).toBe('/discipline/ATH/results/ATHW100M--------------FNL-000100')
  expect(unitAddress(FINAL, 'startlist')).toBe('/discipline/ATH/results/ATHW100M--------------FNL-000100/startlist')
  expect(isUnitTab('start-list')).toBe(false)
})
