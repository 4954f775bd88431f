import { expect, test } from 'vitest'
import { zoneOffset, zoneOffsetOfLocal } from './zone-offset.ts'

test('a zone has its offset at an instant, none where there is no such zone', () => {
  const at = Date.parse('2027-09-14T12:00:00Z')
  expect([zoneOffset('America/Maceio', at), zoneOffset('UTC', at), zoneOffset('Asia/Kolkata', at)]).toEqual([
    -180, 0, 330,
  ])
  expect(zoneOffset('America/Atlantis', at)).toBe(null)
})

// Chile puts its clocks forward on 5 September 2027 at 00:00, Portugal back on 31 October 2027 at 02:00
test.each([
  ['America/Santiago', '2027-09-04T23:59', -240],
  ['America/Santiago', '2027-09-05T00:30', -240],
  ['America/Santiago', '2027-09-05T01:00', -180],
  ['America/Santiago', '2027-09-05T23:00', -180],
  ['Europe/Lisbon', '2027-10-30T23:00', 60],
  ['Europe/Lisbon', '2027-10-31T00:30', 60],
  ['Europe/Lisbon', '2027-10-31T01:30', 60],
  ['Europe/Lisbon', '2027-10-31T02:30', 0],
  ['America/Maceio', '2027-09-14T08:00', -180],
])('in %s a clock that says %s is %i minutes from UTC: days across a clock change', (zone, local, offset) => {
  expect(zoneOffsetOfLocal(zone, local)).toBe(offset)
})

test('in no zone there is no offset', () => {
  expect(zoneOffsetOfLocal('Nowhere/None', '2027-09-14T08:00')).toBe(null)
})
