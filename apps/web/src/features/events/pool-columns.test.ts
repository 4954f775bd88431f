import { expect, test } from 'vitest'
import { aPoolRow } from './events.factory.ts'
import { poolColumns } from './pool-columns.ts'
import { recordDate } from './record-date.ts'

test('a pool has the columns that any row has something for', () => {
  expect(poolColumns([aPoolRow(1), aPoolRow(2)])).toEqual(['played', 'won', 'lost', 'points'])
  expect(poolColumns([aPoolRow(1), aPoolRow(2, { tied: '0', ratio: '1.2' })])).toContain('ratio')
})

test.each([
  ['2027-09-14', 'por', '14/09/2027'],
  ['2027-09-14T10:00:00-03:00', 'eng', 'Sep 14, 2027'],
  ['2019', 'por', '2019'],
  ['2027-99-99', 'por', '2027-99-99'],
] as const)('a record of %s is of the day %s: %s', (date, locale, shown) =>
  expect(recordDate(date, locale).replaceAll(/\s/g, ' ')).toBe(shown),
)
