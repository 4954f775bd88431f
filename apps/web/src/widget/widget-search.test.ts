import { expect, test } from 'vitest'
import { eventsSearchOf, medalsSearchOf, widgetDay, widgetScope } from './widget-search.ts'

const EVENTS = {
  theme: undefined,
  limit: undefined,
  discipline: undefined,
  delegation: undefined,
  day: undefined,
  show: undefined,
  spoilers: undefined,
}
const MEDALS = {
  theme: undefined,
  limit: undefined,
  discipline: undefined,
  delegation: undefined,
  gender: undefined,
  division: undefined,
  spoilers: undefined,
}

test.each([
  [{}, {}],
  [
    { discipline: 'jud', delegation: 'al', limit: 5, theme: 'dark' },
    { discipline: 'JUD', delegation: 'AL', limit: 5, theme: 'dark' },
  ],
  [{ limit: '3' }, { limit: 3 }],
  [{ rows: 4 }, { limit: 4 }],
  [{ limit: 999 }, { limit: 20 }],
  [{ limit: 0 }, {}],
  [{ limit: -1 }, {}],
  [{ limit: 2.5 }, {}],
  [{ day: '2027-09-14' }, { day: '2027-09-14' }],
  [
    { day: 'tomorrow', show: 'results' },
    { day: 'tomorrow', show: 'results' },
  ],
  [{ day: '14 September', show: 'everything', spoilers: 'none' }, {}],
  [{ spoilers: 'hidden' }, { spoilers: 'hidden' }],
  [{ limit: 'many', theme: '"><script>', discipline: 'JUDO', delegation: 'A' }, {}],
  [{ discipline: ['JUD'], delegation: { a: 1 }, limit: null, other: 'x' }, {}],
])('the events widget understands %j as %j, and is never an error (R2.1)', (search, understood) => {
  // a field left out would let the address's own value through
  expect(eventsSearchOf(search)).toStrictEqual({ ...EVENTS, ...understood })
})

test.each([
  [
    { limit: 27, theme: 'light' },
    { limit: 27, theme: 'light' },
  ],
  [{ rows: 999 }, { limit: 60 }],
  [
    { discipline: 'jud', delegation: 'al', gender: 'w', division: 2 },
    { discipline: 'JUD', delegation: 'AL', gender: 'W', division: 2 },
  ],
  [{ gender: 'women', division: 4, day: '2027-09-14' }, {}],
])('the medals widget understands %j as %j (R2.1)', (search, understood) => {
  expect(medalsSearchOf(search)).toStrictEqual({ ...MEDALS, ...understood })
})

test.each([
  [{}, 'all'],
  [{ gender: 'W' }, 'gender:W'],
  [{ division: 2 }, 'division:2'],
  [{ discipline: 'JUD' }, 'discipline:JUD'],
  [{ discipline: 'JUD', gender: 'X' }, 'discipline:JUD:gender:X'],
] as const)('the table of %j is that of %s (R5.6)', (search, scope) => {
  expect(widgetScope(search)).toBe(scope)
})

test('tomorrow is the day after the games’ today, over the end of a month too', () => {
  expect(widgetDay({ day: 'tomorrow' }, '2027-09-30')).toBe('2027-10-01')
  expect(widgetDay({ day: '2027-09-14' }, '2027-09-30')).toBe('2027-09-14')
  expect(widgetDay({}, '2027-09-30')).toBeUndefined()
})
