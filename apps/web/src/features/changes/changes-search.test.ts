import { expect, test } from 'vitest'
import { changesAddress, changesRequest, dayBefore } from './changes-address.ts'
import { changesSearchOf } from './changes-search.ts'
import { rounded } from './last-visit.ts'

test.each([
  [{}, {}, '/changes'],
  [{ since: '2027-09-14T11:15Z' }, { since: '2027-09-14T11:15Z' }, '/changes?since=2027-09-14T11:15Z'],
  // any offset is the same instant in UTC
  [{ since: '2027-09-14T08:15-03:00' }, { since: '2027-09-14T11:15Z' }, '/changes?since=2027-09-14T11:15Z'],
  [{ since: '2027-09-14T16:45:30+05:30' }, { since: '2027-09-14T11:15Z' }, '/changes?since=2027-09-14T11:15Z'],
  // the venue's time, as addresses had it once
  [{ since: '2027-09-14T08:15' }, { since: '2027-09-14T08:15' }, '/changes?since=2027-09-14T08:15'],
  [{ since: '2027-13-14T08:15Z' }, {}, '/changes'],
  [{ since: '2027-02-31T08:15Z' }, {}, '/changes'],
  [{ since: '2027-09-14T25:15Z' }, {}, '/changes'],
  [{ since: '2027-09-14T08:15+99:99' }, {}, '/changes'],
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
  expect(changesRequest({ delegation: 'AL' }, { today: '2027-09-14', utcOffset: -180 })).toEqual({
    since: '2027-09-14T09:00Z',
    organisation: 'AL',
  })
  expect(changesRequest({}, { today: '2027-09-14', utcOffset: 330 })).toEqual({ since: '2027-09-14T00:30Z' })
  expect(dayBefore('2027-03-01')).toBe('2027-02-28')
})

test('visits are rounded down to a quarter of an hour, so that answers are shared', () => {
  expect(['08:00', '08:14', '08:15', '23:59'].map((time) => rounded(Date.parse(`2027-09-14T${time}:20Z`)))).toEqual([
    '2027-09-14T08:00Z',
    '2027-09-14T08:00Z',
    '2027-09-14T08:15Z',
    '2027-09-14T23:45Z',
  ])
})
