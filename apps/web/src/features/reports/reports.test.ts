import { expect, test } from 'vitest'
import { groupReports } from './group-reports.ts'
import { languageTag, otherLanguage } from './language-name.ts'
import { aReport } from './reports.factory.ts'
import { sizeName } from './size-name.ts'

test.each([
  [12, 'por', '1 kB'],
  [240_512, 'por', '241 kB'],
  [999_499, 'eng', '999 kB'],
  [999_500, 'eng', '1 MB'],
  [1_240_000, 'por', '1,2 MB'],
  [1_240_000, 'eng', '1.2 MB'],
] as const)('%i bytes are said in %s as %s', (bytes, locale, said) => {
  expect(sizeName(bytes, locale).replace(/\s/g, ' ')).toBe(said)
})

test.each([
  ['POR', 'por', null],
  ['por', 'por', null],
  ['pt-BR', 'por', null],
  [null, 'por', null],
  ['not a language', 'por', null],
  ['ENG', 'por', { tag: 'en', name: 'inglês' }],
  ['FRA', 'eng', { tag: 'fr', name: 'French' }],
] as const)('a document in %s is told apart on a page in %s', (sent, locale, told) => {
  expect(otherLanguage(sent, locale)).toEqual(told)
})

test('a language’s tag is that of the web, whatever the source’s case', () => {
  expect(['POR', 'eng', 'SPA', ''].map(languageTag)).toEqual(['pt', 'en', 'es', null])
})

test('reports stand by event and kind, in the order they came', () => {
  const reports = [
    aReport('JUD', { kind: 'C08' }),
    aReport('JUDW57KG', { kind: 'C73' }),
    aReport('JUDW57KG--------------FNL-000100--', { kind: 'C73' }),
    aReport('JUDW57KG', { kind: null, title: 'Sorteio' }),
    aReport('JUDM60KG', { kind: 'C73' }),
  ]
  expect(
    groupReports(reports).map((g) => [g.event?.code, g.count, g.kinds.map((k) => [k.key, k.reports.length])]),
  ).toEqual([
    [undefined, 1, [['C08', 1]]],
    [
      'JUDW57KG',
      3,
      [
        ['C73', 2],
        ['Sorteio', 1],
      ],
    ],
    ['JUDM60KG', 1, [['C73', 1]]],
  ])
})
