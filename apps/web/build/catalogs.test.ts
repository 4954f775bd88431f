import { expect, test } from 'vitest'
import { catalogProblems, unusedKeys } from './catalogs.ts'

const por = { 'a.one': 'Um {n}', 'a.two': 'Dois' }

test('agreeing catalogs have no problem', () => {
  expect(
    catalogProblems({ por, spa: { 'a.one': 'Uno {n}', 'a.two': 'Dos' }, eng: { 'a.one': 'One {n}', 'a.two': 'Two' } }),
  ).toEqual([])
})

test('a missing key, an extra one and another argument are named', () => {
  expect(
    catalogProblems({
      por,
      spa: { 'a.one': 'Uno {m}', 'a.two': 'Dos' },
      eng: { 'a.one': 'One {n}', 'a.three': 'Three' },
    }),
  ).toEqual(['spa: "a.one" takes (m), Portuguese takes (n)', 'eng: extra "a.three"', 'eng: missing "a.two"'])
})

test('a key is used where a source names it, or the beginning it is built from', () => {
  const source = "t('a.one')\nt('app-shell.one')\nt(`b.${status}`)"
  expect(unusedKeys(['a.one', 'a.two', 'app-shell.one', 'b.RUNNING'], [source])).toEqual(['a.two'])
})
