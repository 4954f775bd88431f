import { describe, expect, test } from 'vitest'
import { epochIn, shownDayOf, venueTime } from './shown-time.ts'
import { offsetsOf, zonedTime } from './zoned-time.ts'

const BRASILIA = -180

describe('an instant of the venue is written in the zone shown (R5.10)', () => {
  test.each([
    // a Sunday evening in Brazil is Monday in Portugal, whose summer time is an hour more
    ['Europe/Lisbon', '2027-07-18T23:30:00-03:00', '2027-07-19T03:30:00+01:00'],
    ['Europe/Lisbon', '2027-01-17T23:30:00-03:00', '2027-01-18T02:30:00+00:00'],
    ['Asia/Tokyo', '2027-07-18T14:02:00-03:00', '2027-07-19T02:02:00+09:00'],
    ['America/Sao_Paulo', '2027-07-18T23:30:00-03:00', '2027-07-18T23:30:00-03:00'],
    // Brazil had summer time until 2019
    ['America/Sao_Paulo', '2018-12-01T12:00:00-03:00', '2018-12-01T13:00:00-02:00'],
    ['America/Manaus', '2027-07-18T00:30:00-03:00', '2027-07-17T23:30:00-04:00'],
    ['America/Noronha', '2027-07-18T23:30:00-03:00', '2027-07-19T00:30:00-02:00'],
    ['Asia/Kolkata', '2027-07-18T12:00:00-03:00', '2027-07-18T20:30:00+05:30'],
    ['America/St_Johns', '2027-07-18T12:00:00-03:00', '2027-07-18T12:30:00-02:30'],
    ['Pacific/Kiritimati', '2027-07-18T12:00:00-03:00', '2027-07-19T05:00:00+14:00'],
    // the year's end
    ['Europe/Lisbon', '2027-12-31T22:00:00-03:00', '2028-01-01T01:00:00+00:00'],
    ['UTC', '2028-02-28T23:30:00-03:00', '2028-02-29T02:30:00+00:00'],
  ])('%s: %s is %s', (zone, instant, written) => {
    expect(zonedTime(zone, BRASILIA).at(instant)).toBe(written)
    expect(zonedTime(zone, BRASILIA).at(Date.parse(instant))).toBe(written)
  })

  test('the hour that summer time leaves out, and the one it has twice', () => {
    const { at } = zonedTime('Europe/Lisbon', BRASILIA)
    expect(at('2027-03-28T00:59:00Z')).toBe('2027-03-28T00:59:00+00:00')
    expect(at('2027-03-28T01:00:00Z')).toBe('2027-03-28T02:00:00+01:00')
    expect(at('2027-10-31T00:30:00Z')).toBe('2027-10-31T01:30:00+01:00')
    expect(at('2027-10-31T01:30:00Z')).toBe('2027-10-31T01:30:00+00:00')
  })

  test('what is written without an offset is the venue’s', () => {
    expect(zonedTime('Europe/Lisbon', BRASILIA).at('2027-07-18T14:02:00')).toBe('2027-07-18T18:02:00+01:00')
  })

  test('a zone nobody knows is an error, not another zone', () => {
    expect(() => zonedTime('Mars/Olympus', BRASILIA)).toThrow(RangeError)
  })
})

test('the venue’s time is as it comes, and games time is written in it (R5.10)', () => {
  const { at } = venueTime(BRASILIA)
  expect(at('2027-09-15T02:30:00.000Z')).toBe('2027-09-14T23:30:00-03:00')
  expect(at('2027-07-18T23:30:00-03:00')).toBe('2027-07-18T23:30:00-03:00')
  expect(at(Date.parse('2027-07-19T02:30:00Z'))).toBe('2027-07-18T23:30:00-03:00')
})

test.each([
  ['2027-01-15T12:00:00Z', 0],
  ['2027-07-15T12:00:00Z', 60],
])('offsets follow the date: Lisbon at %s is %i minutes', (instant, minutes) => {
  expect(offsetsOf('Europe/Lisbon')(Date.parse(instant))).toBe(minutes)
})

describe('the day something stands under follows the zone shown (R5.10)', () => {
  const sundayEvening = { day: '2027-07-18', start: '2027-07-18T23:30:00-03:00' }
  const afterMidnight = { day: '2027-07-18', start: '2027-07-19T01:30:00-03:00' }
  const unscheduled = { day: '2027-07-18', start: null }
  test.each([
    ['the venue', null, '2027-07-18', '2027-07-18'],
    // the games' own day ends at 03:00 in every zone that has the venue's time
    ['America/Sao_Paulo', 'America/Sao_Paulo', '2027-07-18', '2027-07-18'],
    ['Buenos Aires', 'America/Argentina/Buenos_Aires', '2027-07-18', '2027-07-18'],
    ['Lisbon', 'Europe/Lisbon', '2027-07-19', '2027-07-19'],
    ['Tokyo', 'Asia/Tokyo', '2027-07-19', '2027-07-19'],
    ['Los Angeles', 'America/Los_Angeles', '2027-07-18', '2027-07-18'],
    ['Manaus', 'America/Manaus', '2027-07-18', '2027-07-19'],
  ])('%s', (_name, zone, evening, night) => {
    const shown = zone === null ? venueTime(BRASILIA) : zonedTime(zone, BRASILIA)
    expect(shownDayOf(shown, sundayEvening)).toBe(evening)
    expect(shownDayOf(shown, afterMidnight)).toBe(night)
    expect(shownDayOf(shown, unscheduled)).toBe('2027-07-18')
  })
})

describe('what is written in the zone shown is read back as the instant it says (R5.10)', () => {
  test.each([
    ['Asia/Kolkata', '2027-09-14T01:00', '2027-09-13T19:30:00Z'],
    ['Asia/Tokyo', '2027-09-14T00:00', '2027-09-13T15:00:00Z'],
    // both sides of the change to and from summer time
    ['Europe/Lisbon', '2027-03-28T00:30', '2027-03-28T00:30:00Z'],
    ['Europe/Lisbon', '2027-03-28T02:30', '2027-03-28T01:30:00Z'],
    ['Europe/Lisbon', '2027-10-31T00:30', '2027-10-30T23:30:00Z'],
    ['Europe/Lisbon', '2027-10-31T03:00', '2027-10-31T03:00:00Z'],
  ])('%s: %s is %s', (zone, written, instant) => {
    expect(epochIn(zonedTime(zone, BRASILIA), written)).toBe(Date.parse(instant))
  })

  test('what is no time is none', () => {
    expect(epochIn(zonedTime('Asia/Tokyo', BRASILIA), '')).toBeNaN()
  })
})
