import { expect, test } from 'vitest'
import { DISCIPLINE, isDay, searchOf, WORDS } from './page-search.ts'

test.each([
  ['2027-09-14', true],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['today', false],
  ['14', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

interface Search {
  readonly q?: string
  readonly discipline?: string
}
const read = (search: Readonly<Record<string, unknown>>): Search =>
  searchOf<Search>({ q: WORDS, discipline: DISCIPLINE }, search)

test('an address is read by what its parameters look like: codes in capitals, words without blanks around them (R2)', () => {
  expect(read({ discipline: 'jud', q: '  silva ' })).toEqual({ q: 'silva', discipline: 'JUD' })
})

test('what the router gives as a number or a truth value is text again', () => {
  expect(read({ discipline: 333, q: true })).toEqual({ q: 'true', discipline: '333' })
})

test('what looks otherwise, is a list or is no parameter is not there; too many words are cut', () => {
  expect(read({ discipline: 'JUDO', q: ['a'], other: 'x' })).toEqual({})
  expect(read({ q: 'a'.repeat(100) }).q).toHaveLength(80)
})
