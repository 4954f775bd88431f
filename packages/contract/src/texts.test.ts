import { expect, test } from 'vitest'
import { Day, Instant, Moment, text } from './texts.ts'

test.each(['today', '2027-09-14', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is a day (R9)', (day) => {
  expect(Day.safeParse(day).success).toBe(true)
})
test.each([
  '2026-02-31',
  '2027-02-29',
  '2026-13-45',
  '0000-00-00',
  '0000-01-01',
  '1899-12-31',
  '2200-01-01',
  '2027-9-14',
  '２０２７-09-14',
  '2027-09-14\n',
  'Today',
  '',
])('%j is no day (R9)', (day) => expect(Day.safeParse(day).success).toBe(false))

test.each(['2027-09-14T18:00', '2027-09-14T18:00:30.5Z', '2027-09-14T18:00-03:00', '2027-09-14T18:00+14:00'])(
  '%s is an instant (R9)',
  (instant) => expect(Instant.safeParse(instant).success).toBe(true),
)
test.each([
  '2027-09-14T18:00+99:99',
  '2027-09-14T18:00+15:00',
  '2027-09-14T24:00',
  '2027-09-14T18:60',
  '2026-02-31T18:00Z',
  '0000-00-00T00:00Z',
  '2027-09-14',
])('%s is no instant (R9)', (instant) => expect(Instant.safeParse(instant).success).toBe(false))

test.each(['2026-02-31', '2026-02-31T10:00', '0000-01-01', '2027-09-14T18:00Z'])('%s is no moment (R9)', (moment) =>
  expect(Moment.safeParse(moment).success).toBe(false),
)

test.each(['', '\0', 'a\0b', '\ud800', '\udc00a', 'a'.repeat(11)])('%j is no text of 1 to 10 characters (R9)', (one) =>
  expect(text(1, 10).safeParse(one).success).toBe(false),
)
test.each(['a', 'São', '🏅', "D'Ávila"])('%s is a text of 1 to 10 characters (R9)', (one) =>
  expect(text(1, 10).safeParse(one).success).toBe(true),
)
