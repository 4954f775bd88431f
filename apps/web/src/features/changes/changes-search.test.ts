import { expect, test } from 'vitest'
import { askedFor, changesAddress, dayBefore } from './changes-address.ts'
import { changesSearchOf } from './changes-search.ts'
import { rounded } from './last-visit.ts'

test.each([
  [{}, {}, '/changes'],
  [{ since: '2027-09-14T08:15' }, { since: '2027-09-14T08:15' }, '/changes?since=2027-09-14T08:15'],
  [{ since: '2027-13-14T08:15' }, {}, '/changes'],
  [{ since: 'yesterday', discipline: 'jud' }, { discipline: 'JUD' }, '/changes?discipline=JUD'],
  [
    { discipline: 'JUD', delegation: 'al', other: '1' },
    { discipline: 'JUD', delegation: 'AL' },
    '/changes?discipline=JUD&delegation=AL',
  ],
])('%j is read as %j and written as %s (R2.5)', (search, read, address) => {
  expect(changesSearchOf(search)).toEqual(read)
  expect(changesAddress(read)).toBe(address)
})

test('without a time it is since the morning of the games’ day (R2.5)', () => {
  expect(askedFor({ delegation: 'AL' }, '2027-09-14')).toEqual({ since: '2027-09-14T06:00', organisation: 'AL' })
  expect(dayBefore('2027-03-01')).toBe('2027-02-28')
})

test('visits are rounded down to a quarter of an hour, so that answers are shared', () => {
  expect(['08:00', '08:14', '08:15', '23:59'].map((time) => rounded(`2027-09-14T${time}`).slice(11))).toEqual([
    '08:00',
    '08:00',
    '08:15',
    '23:45',
  ])
})
