import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietUntil } from './quiet.ts'

const NIGHT = { from: 22 * 60, until: 7 * 60 }
const at = (instant: string) => Date.parse(instant)

test.each([
  ['in the evening', '2027-09-14T23:10:20-03:00', '2027-09-15T07:00:00-03:00'],
  ['after midnight', '2027-09-15T03:00:00-03:00', '2027-09-15T07:00:00-03:00'],
  ['in its last second', '2027-09-15T06:59:59-03:00', '2027-09-15T07:00:00-03:00'],
])('a night over midnight ends at its hour: %s (0095)', (_, now, until) => {
  expect(quietUntil(at(now), 'America/Sao_Paulo', NIGHT)).toBe(at(until))
})

test('it is not quiet at the hour at which it ends, nor before it begins, nor where nobody wants it (0095)', () => {
  expect(quietUntil(at('2027-09-15T07:00:00-03:00'), 'America/Sao_Paulo', NIGHT)).toBeNull()
  expect(quietUntil(at('2027-09-14T21:59:59-03:00'), 'America/Sao_Paulo', NIGHT)).toBeNull()
  expect(quietUntil(at('2027-09-15T03:00:00-03:00'), 'America/Sao_Paulo', null)).toBeNull()
})

test.each([
  ['an hour shorter', '2027-03-27T23:30:00+01:00', '2027-03-28T07:00:00+02:00'],
  ['an hour longer', '2027-10-30T23:30:00+02:00', '2027-10-31T07:00:00+01:00'],
])('a night that is %s ends when the clock says so (0095)', (_, now, until) => {
  expect(quietUntil(at(now), 'Europe/Lisbon', { from: 22 * 60, until: 6 * 60 })).toBe(at(until))
})

test('a zone that nobody knows is UTC, and quiet hours of the whole day end every minute of it (0095)', () => {
  expect(quietUntil(at('2027-09-15T03:00:00Z'), 'Sea/Atlantis', NIGHT)).toBe(at('2027-09-15T07:00:00Z'))
  expect(quietUntil(at('2027-09-15T03:00:00Z'), 'UTC', { from: 60, until: 60 })).toBeNull()
})

test('whenever it is quiet, it is so until the end and not at it (0095)', () => {
  const minute = fc.integer({ min: 0, max: 1_439 })
  const zone = fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC')
  fc.assert(
    fc.property(
      fc.integer({ min: at('2027-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
      zone,
      fc.record({ from: minute, until: minute }),
      (now, timeZone, quiet) => {
        const until = quietUntil(now, timeZone, quiet)
        if (until === null) return
        expect(until).toBeGreaterThan(now)
        expect(until - now).toBeLessThanOrEqual(25 * 3_600_000)
        expect(quietUntil(until, timeZone, quiet)).toBeNull()
        expect(quietUntil(until - 1, timeZone, quiet)).toBe(until)
      },
    ),
  )
})
