import { LOCALES } from '@games/domain/text/localized'
import { expect, test } from 'vitest'
import { gramsIn, kilogramsOf } from './kilograms.ts'

test('a weight is shown as the language writes it, and taken with a comma or a point in each (R12.5)', () => {
  expect(LOCALES.map((locale) => [locale, kilogramsOf(44_500, locale)])).toEqual(
    expect.arrayContaining([
      ['por', '44,5'],
      ['eng', '44.5'],
      ['spa', '44,5'],
    ]),
  )
  for (const locale of LOCALES)
    for (const grams of [0, 250, 10_000, 44_500, 52_125, 100_000, 300_000])
      expect([locale, gramsIn(kilogramsOf(grams, locale))]).toEqual([locale, grams])
  expect(['44,5', '44.5', ' 44.5 ', '44'].map(gramsIn)).toEqual([44_500, 44_500, 44_500, 44_000])
})

test('an empty field is no weight, and what is no figure is told apart from it (R12.5)', () => {
  expect([gramsIn(''), gramsIn('  '), kilogramsOf(null, 'por')]).toEqual([null, null, ''])
  expect(['1e2', '0x40', '4 4', '44,5,1', '44.5000', '-50', 'kg'].map(gramsIn)).toEqual(Array(7).fill(Number.NaN))
})
