import { expect, test } from 'vitest'
import { measure } from './measure.ts'

test.each([
  ['171', 'centimeter', 'por', '171 cm'],
  ['171', 'centimeter', 'eng', '171 cm'],
  ['57.5', 'kilogram', 'por', '57,5 kg'],
  ['57,5', 'kilogram', 'spa', '57,5 kg'],
  ['57.5', 'kilogram', 'eng', '57.5 kg'],
  // what is no figure stays as it came
  ['5 ft 7', 'centimeter', 'por', '5 ft 7'],
  ['57 kg', 'kilogram', 'por', '57 kg'],
  ['-', 'kilogram', 'por', '-'],
] as const)('%s in %ss is written in %s as %s (R5.4)', (value, unit, locale, written) => {
  expect(measure(value, unit, locale).replace(/\u00a0/g, ' ')).toBe(written)
})
