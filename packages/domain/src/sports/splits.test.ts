import { expect, test } from 'vitest'
import { parseTime, splitColumns, timeBetween, timingOf } from './splits.ts'
import { aSportRow, aSportUnit, aValue } from './sport.factory.ts'
import type { SportRow } from './sport.ts'

test.each([
  ['10.84', 10_840],
  ['1:43.33', 103_330],
  ['1:43:33', 6_213_000],
  ['0:05', 5_000],
  ['59.9', 59_900],
  ['75.30', null],
  ['1:75', null],
  ['1h43:33', null],
  ['DNF', null],
  ['', null],
])('“%s” is %s ms', (text, ms) => {
  expect(parseTime(text)?.ms ?? null).toBe(ms)
})

test.each([
  ['28.11', '28.52', '0.41'],
  ['36:12.16', '37:16.60', '1:04.44'],
  ['1:43:33', '1:43:45', '0:12'],
  ['59:50', '1:59:55', '1:00:05'],
  ['28.1', '28.14', '0.04'],
  ['28.52', '28.52', null],
  ['28.52', '28.11', null],
  ['28.52', 'lapped', null],
])('from %s to %s it is %s', (from, to, expected) => {
  expect(timeBetween(from, to)).toBe(expected)
})

const split = (pos: number, value: string, value2?: string, diff?: string) =>
  aValue('INTERMEDIATE', value, {
    pos: String(pos),
    ...(value2 === undefined ? {} : { value2 }),
    ...(diff === undefined ? {} : { diff }),
  })
const cellsOf = (rows: readonly SportRow[]) => {
  const unit = aSportUnit('OWSM10KM', { rows })
  return splitColumns(timingOf(unit), (pos) => ({ label: { por: pos } })).map(({ cell }) =>
    rows.map((row) => cell(row, unit)),
  )
}

test('the gap is to whoever was first at that point, not to the winner', () => {
  const rows = [
    aSportRow({ extended: [split(1, '28.52'), split(2, '55.78', '27.26')] }),
    aSportRow({ extended: [split(1, '28.11'), split(2, '56.20', '28.09')] }),
  ]
  expect(cellsOf(rows)).toEqual([
    [{ text: '28.52', note: '+0.41' }, { text: '28.11' }],
    [
      { text: '55.78', note: '(27.26)' },
      { text: '56.20', note: '(28.09) +0.42' },
    ],
  ])
})

test('a gap that the source sends is shown as it was sent', () => {
  const rows = [
    aSportRow({ extended: [split(1, '28.11')] }),
    aSportRow({ extended: [split(1, '28.52', undefined, '+0.40')] }),
  ]
  expect(cellsOf(rows)[0]?.[1]).toEqual({ text: '28.52', note: '+0.40' })
})

test('who is disqualified leads nobody, who does not finish did lead', () => {
  const rows = [
    aSportRow({ extended: [split(1, '10:00')] }),
    aSportRow({ irm: 'DNF', extended: [split(1, '9:50')] }),
    aSportRow({ irm: 'DSQ', extended: [split(1, '9:30')] }),
  ]
  expect(cellsOf(rows)[0]).toEqual([{ text: '10:00', note: '+0:10' }, { text: '9:50' }, { text: '9:30' }])
})

test('a split that was missed and one that is no time give no gap', () => {
  const rows = [
    aSportRow({ extended: [split(1, '10:00')] }),
    aSportRow(),
    aSportRow({ extended: [split(1, 'no chip')] }),
  ]
  expect(cellsOf(rows)[0]).toEqual([{ text: '10:00' }, null, { text: 'no chip' }])
})

test('150 rows with 42 splits are read once each, however many cells read them', () => {
  let reads = 0
  const rows = Array.from({ length: 150 }, (_, i) => {
    const row = aSportRow()
    const extended = Array.from({ length: 42 }, (_, pos) =>
      split(pos + 1, `${pos + 3}:${String(i % 60).padStart(2, '0')}`),
    )
    Object.defineProperty(row, 'extended', { get: () => (reads++, extended) })
    return row
  })
  expect(cellsOf(rows)).toHaveLength(42)
  expect(reads).toBe(150)
})
