import { expect, test } from 'vitest'
import { resultColumns } from './result-columns.ts'
import { aRow } from '../unit.factory.ts'

test('a list where everybody has a place and nothing beside it has no column for results (R5.5)', () => {
  const placed = { result: null, records: [] }
  expect(resultColumns([aRow(1, placed), aRow(2, placed)]).result).toBe(false)
  expect(resultColumns([aRow(1, placed), aRow(2, { ...placed, rank: null })]).result).toBe(true)
  expect(resultColumns([aRow(1, placed), aRow(2, { ...placed, irm: 'DSQ' })]).result).toBe(true)
  expect(resultColumns([aRow(1, { ...placed, result: '11.62' })]).result).toBe(true)
})
