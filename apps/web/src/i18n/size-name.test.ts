import { expect, test } from 'vitest'
import { sizeName } from './size-name.ts'

test.each([
  [0, 'por', '0 bytes'],
  [12, 'por', '12 bytes'],
  [240_512, 'por', '241 kB'],
  [999_499, 'eng', '999 kB'],
  [999_500, 'eng', '1 MB'],
  [1_240_000, 'por', '1,2 MB'],
  [1_240_000, 'eng', '1.2 MB'],
  [999_600_000, 'eng', '1 GB'],
  [2_500_000_000_000, 'eng', '2,500 GB'],
] as const)('%i bytes are written in %s as %s', (bytes, locale, expected) => {
  expect(sizeName(bytes, locale).replace(/\s/g, ' ')).toBe(expected)
})
