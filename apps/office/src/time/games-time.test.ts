import { expect, test } from 'vitest'
import { gamesTime } from './games-time.ts'

const REAL = { games: 0, real: 0, speed: 1 }
const noon = () => Date.parse('2027-09-14T12:00:00Z')

// Chile puts its clocks forward on 5 September 2027 at 00:00, Portugal back on 31 October 2027 at 02:00
test.each([
  ['America/Santiago', '2027-09-04T23:30', '2027-09-04T23:30:00-04:00'],
  ['America/Santiago', '2027-09-05T08:00', '2027-09-05T08:00:00-03:00'],
  ['Europe/Lisbon', '2027-10-30T20:00', '2027-10-30T20:00:00+01:00'],
  ['Europe/Lisbon', '2027-10-31T20:00', '2027-10-31T20:00:00+00:00'],
  [null, '2027-12-01T08:00', '2027-12-01T08:00:00-03:00'],
])(
  'in %s a field that says %s means %s, on both sides of a clock change, and says so again (R12.4)',
  (timeZone, local, instant) => {
    // the offset of today's, whichever day the field is of
    const time = gamesTime({ clock: REAL, timeZone, utcOffset: -180 }, 'eng', noon)
    expect(time.instant(local)).toBe(instant)
    expect(time.local(new Date(instant).toISOString())).toBe(local)
  },
)

test('today is that of the games, by their clock and in their zone (R12.4)', () => {
  const time = gamesTime({ clock: REAL, timeZone: null, utcOffset: -180 }, 'eng', () =>
    Date.parse('2027-09-15T01:30:00Z'),
  )
  expect([time.moment('2027-09-15T01:00:05Z'), time.exact('2027-09-15T01:00:05Z')]).toEqual(['22:00', '22:00:05'])
  expect(time.moment('2027-09-15T04:00:00Z')).toContain('15')
  // a demo whose clock stands elsewhere
  const clock = { games: Date.parse('2027-03-02T12:00:00Z'), real: noon(), speed: 10 }
  const demo = gamesTime({ clock, timeZone: null, utcOffset: -180 }, 'eng', noon)
  expect(demo.moment('2027-03-02T14:00:00Z')).toBe('11:00')
  expect(demo.moment('2027-09-14T12:00:00Z')).toContain('14')
})
