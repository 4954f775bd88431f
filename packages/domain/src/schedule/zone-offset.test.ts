import { expect, test } from 'vitest'
import { beginningOf, instantOfLocal, zoneOffset, zoneOffsetOfLocal } from './zone-offset.ts'

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

const HOUR_MS = 3_600_000
// Chile puts its clocks forward at a midnight, which there is not on that day, and back to 23:00; Cuba back to 00:00, a midnight that comes twice
test.each([
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00Z', 23],
  ['America/Santiago', '2027-04-03', '2027-04-03T03:00:00Z', 25],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 25],
  ['America/New_York', '2027-03-14', '2027-03-14T05:00:00Z', 23],
  ['America/New_York', '2027-11-07', '2027-11-07T04:00:00Z', 25],
  ['America/Maceio', '2027-09-14', '2027-09-14T03:00:00Z', 24],
])('in %s the day %s begins at %s and has %i hours (R12.4)', (timeZone, day, begins, hours) => {
  const next = new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10)
  const games = { timeZone, utcOffset: 0 }
  expect(new Date(beginningOf(day, games)).toISOString().replace('.000', '')).toBe(begins)
  expect((beginningOf(next, games) - beginningOf(day, games)) / HOUR_MS).toBe(hours)
})

test('a day of games without a zone, or with one that is not there, begins by their offset (R12.4)', () => {
  for (const timeZone of [null, 'America/Atlantis'])
    expect(beginningOf('2027-09-14', { timeZone, utcOffset: -180 })).toBe(Date.parse('2027-09-14T03:00:00Z'))
})

test('what a clock says on the night of a change is that instant (R12.6)', () => {
  const games = { timeZone: 'America/New_York', utcOffset: 0 }
  expect(instantOfLocal('2027-03-14T03:00', games)).toBe(Date.parse('2027-03-14T07:00:00Z'))
  expect(instantOfLocal('2027-11-07T03:00', games)).toBe(Date.parse('2027-11-07T08:00:00Z'))
})
