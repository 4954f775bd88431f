import { expect, test } from 'vitest'
import { isMoment, producedUpTo } from './past-moment.ts'

test.each([
  ['2027-09-14T18:05', '2027-09-14180500000'],
  ['2027-09-14', '2027-09-15030000000'],
  ['2027-12-31', '2028-01-01030000000'],
])('messages up to %s, a day up to its end at 03:00 (ODF §1)', (moment, produced) => {
  expect(isMoment(moment)).toBe(true)
  expect(producedUpTo(moment)).toBe(produced)
})

test.each(['', '2027-9-14', '2027-02-31', '2027-09-14T24:00', '2027-09-14T18:05:00', 'yesterday'])(
  '%s is no moment',
  (text) => {
    expect(isMoment(text)).toBe(false)
    expect(() => producedUpTo(text)).toThrow('no moment')
  },
)
