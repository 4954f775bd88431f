import { expect, test } from 'vitest'
import { leftInAnotherLanguage } from './left-in-another-language.ts'

const none = { por: {}, spa: {}, eng: {} }

test('a sentence that was never translated is named, a word that two languages share is not (R4.1)', () => {
  const catalogs = {
    por: { 'a.b': 'Nenhum resultado ainda aqui', 'a.c': 'Total' },
    spa: { 'a.b': 'Nenhum resultado ainda aqui', 'a.c': 'Total' },
    eng: { 'a.b': 'No results here yet', 'a.c': 'Total' },
  }
  expect(leftInAnotherLanguage(catalogs)).toEqual(['spa: "a.b" is the same as in por'])
})

test.each([
  ['por', 'Ver más'],
  ['spa', 'Ainda não há'],
  ['spa', 'Ver com calma'],
  ['eng', 'Programação'],
  ['eng', 'Resultados para hoy'],
] as const)('%s: "%s" is recognised by a letter or a word of another language (R4.1)', (locale, text) => {
  expect(leftInAnotherLanguage({ ...none, [locale]: { 'a.b': text } })).toHaveLength(1)
})

test.each([
  ['por', '{count, plural, one {# atleta} many {# atletas} other {# atletas}} em {place}'],
  ['spa', '{count, plural, one {# atleta} many {# de atletas} other {# atletas}}'],
  ['eng', 'Start list of {com}'],
] as const)('%s: "%s" is its own', (locale, text) => {
  expect(leftInAnotherLanguage({ ...none, [locale]: { 'a.b': text } })).toEqual([])
})

test('proper names stand in every language', () => {
  expect(leftInAnotherLanguage({ ...none, eng: { 'a.por': 'Português' } }, new Set(['a.por']))).toEqual([])
})
