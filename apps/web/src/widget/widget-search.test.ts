import { expect, test } from 'vitest'
import { eventsSearchOf, medalsSearchOf } from './widget-search.ts'

test.each([
  [{}, {}],
  [
    { discipline: 'jud', delegation: 'al', limit: 5, theme: 'dark' },
    { discipline: 'JUD', delegation: 'AL', limit: 5, theme: 'dark' },
  ],
  [{ limit: '3' }, { limit: 3 }],
  [{ limit: 999 }, { limit: 20 }],
  [{ limit: 0 }, {}],
  [{ limit: -1 }, {}],
  [{ limit: 2.5 }, {}],
  [{ limit: 'many', theme: '"><script>', discipline: 'JUDO', delegation: 'A' }, {}],
  [{ discipline: ['JUD'], delegation: { a: 1 }, limit: null, other: 'x' }, {}],
])('the events widget understands %j as %j, and is never an error (R2.1)', (search, understood) => {
  const fields = { theme: undefined, limit: undefined, discipline: undefined, delegation: undefined }
  // a field left out would let the address's own value through
  expect(eventsSearchOf(search)).toStrictEqual({ ...fields, ...understood })
})

test('the medals widget knows neither discipline nor delegation, and takes more rows (R2.1)', () => {
  expect(medalsSearchOf({ discipline: 'JUD', delegation: 'AL', limit: 27, theme: 'light' })).toEqual({
    limit: 27,
    theme: 'light',
  })
  expect(medalsSearchOf({ limit: 999 })).toEqual({ limit: 60 })
})
