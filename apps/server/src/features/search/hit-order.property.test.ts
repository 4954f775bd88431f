import type { SearchHit } from '@games/contract'
import { createNameSearch, SEARCH_KINDS, SEARCH_OPTIONS, type SearchDocument, type SearchEntry } from '@games/domain'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'

const NAMES = ['Ana', 'Anita', 'Joana', 'Alagoas', 'Alagoana', 'Judô', 'Judite', 'Jacaído', 'Jacaída', 'Silva', 'Serra']
const PLACES = [
  { code: 'AL', name: { por: 'Alagoas' }, flag: null },
  { code: 'SE', name: { por: 'Serra' }, flag: null },
]
const JUDO = { code: 'JUD', name: { por: 'Judô', eng: 'Judo' } }

const hit = fc.record({
  kind: fc.constantFrom(...SEARCH_KINDS),
  code: fc.integer({ min: 1, max: 400 }).map(String),
  name: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }).map((words) => ({ por: words.join(' ') })),
  organisation: fc.constantFrom(null, ...PLACES),
  disciplines: fc.constantFrom([], [JUDO]),
  gender: fc.constant(null),
  events: fc.constant([]),
}) satisfies fc.Arbitrary<SearchHit>
const entries = fc.uniqueArray(hit, {
  minLength: 2,
  maxLength: 40,
  selector: ({ kind, code }) => `${kind} ${code}`,
})
const typed = fc
  .array(
    fc.constantFrom('an', 'ana', 'joana', 'alagoas', 'alagoaz', 'al', 'jud', 'judo', 'jacaido', 'jacaidu', 'si', 'se'),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((words) => words.join(' '))

const searchOf = (hits: readonly SearchHit[]) => {
  const names = createNameSearch<SearchHit>(new MiniSearch<SearchDocument>(SEARCH_OPTIONS))
  names.put(hits.map((one): SearchEntry<SearchHit> => ({ hit: one, alias: '' })))
  return names
}

test('two hits stand in one order, however many others are searched and in whatever order those were put in (R2.7)', () => {
  let compared = 0
  fc.assert(
    fc.property(entries, typed, fc.infiniteStream(fc.boolean()), (all, text, coin) => {
      const whole = searchOf(all).find(text)
      const few = searchOf(all.filter(() => coin.next().value).reverse()).find(text)
      const inBoth = new Set(few)
      const shared = whole.filter((one) => inBoth.has(one))
      if (shared.length > 1) compared += 1
      expect(few.filter((one) => shared.includes(one))).toEqual(shared)
    }),
    { numRuns: randomCases(500) },
  )
  expect(compared).toBeGreaterThan(randomCases(50))
})
