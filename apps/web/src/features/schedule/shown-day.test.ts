import { expect, test } from 'vitest'
import { venueTime } from '../../time/shown-time.ts'
import { zonedTime } from '../../time/zoned-time.ts'
import { aUnit } from '../../units/unit.factory.ts'
import { dayNow, neighboursOf, unitsOfShownDay } from './shown-day.ts'

const BRASILIA = -180
const DAYS = ['2027-07-16', '2027-07-17', '2027-07-18']
const unit = (code: string, start: string, day = start.slice(0, 10)) => aUnit('ATHW100M', { code, start, day })

const UNITS = [
  unit('friday-morning', '2027-07-16T09:00:00-03:00'),
  unit('friday-night', '2027-07-16T23:30:00-03:00'),
  unit('friday-late', '2027-07-17T01:00:00-03:00', '2027-07-16'),
  unit('saturday', '2027-07-17T12:00:00-03:00'),
  unit('sunday', '2027-07-18T15:00:00-03:00'),
  unit('sunday-night', '2027-07-18T23:30:00-03:00'),
]

test.each([
  ['Europe/Lisbon', '2027-07-16', ['friday-morning']],
  ['Europe/Lisbon', '2027-07-17', ['friday-night', 'friday-late', 'saturday']],
  // a traveller's Sunday: its night is Monday in Lisbon, a day the games do not have
  ['Europe/Lisbon', '2027-07-18', ['sunday', 'sunday-night']],
  ['Asia/Tokyo', '2027-07-17', ['friday-night', 'friday-late']],
  ['Asia/Tokyo', '2027-07-18', ['saturday', 'sunday', 'sunday-night']],
  ['America/Manaus', '2027-07-16', ['friday-morning', 'friday-night']],
  ['America/Manaus', '2027-07-17', ['friday-late', 'saturday']],
  ['America/Los_Angeles', '2027-07-16', ['friday-morning', 'friday-night', 'friday-late']],
])('%s: the page of %s (R5.10)', (zone, day, expected) => {
  const shown = zonedTime(zone, BRASILIA)
  expect(unitsOfShownDay(day, DAYS, UNITS, shown).map(({ code }) => code)).toEqual(expected)
})

test.each([
  ['Europe/Lisbon', { before: '2027-07-16', after: null }],
  ['Asia/Tokyo', { before: '2027-07-16', after: null }],
  ['America/Los_Angeles', { before: null, after: '2027-07-18' }],
  // an hour behind the venue, the day before lasts until 02:00
  ['America/Manaus', { before: '2027-07-16', after: null }],
])('%s requests the neighbour it needs and no other (R5.10)', (zone, expected) => {
  expect(neighboursOf('2027-07-17', DAYS, zonedTime(zone, BRASILIA), BRASILIA)).toEqual(expected)
})

test('the first and the last day request nothing outside the games (R5.10)', () => {
  const lisbon = zonedTime('Europe/Lisbon', BRASILIA)
  expect(neighboursOf('2027-07-16', DAYS, lisbon, BRASILIA)).toEqual({ before: null, after: null })
  const losAngeles = zonedTime('America/Los_Angeles', BRASILIA)
  expect(neighboursOf('2027-07-18', DAYS, losAngeles, BRASILIA)).toEqual({ before: null, after: null })
})

test.each([
  ['Europe/Lisbon', '2027-07-17T23:30:00-03:00', '2027-07-18'],
  ['Europe/Lisbon', '2027-07-17T15:00:00-03:00', '2027-07-17'],
  // Monday is no day of the games
  ['Europe/Lisbon', '2027-07-18T23:30:00-03:00', '2027-07-17'],
])('%s: at %s today’s page is %s (R5.10)', (zone, now, day) => {
  const venue = { today: '2027-07-17', utcOffset: BRASILIA }
  expect(dayNow(Date.parse(now), DAYS, zonedTime(zone, BRASILIA), venue)).toBe(day)
})

test('without a clock, and in the venue’s time, today is the games’ today', () => {
  const venue = { today: '2027-07-17', utcOffset: BRASILIA }
  expect(dayNow(null, DAYS, zonedTime('Europe/Lisbon', BRASILIA), venue)).toBe('2027-07-17')
  expect(dayNow(Date.parse('2027-07-18T01:30:00-03:00'), DAYS, venueTime(BRASILIA), venue)).toBe('2027-07-17')
})
