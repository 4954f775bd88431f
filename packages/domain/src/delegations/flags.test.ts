import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iso31661 } from 'iso-3166'
import { describe, expect, test } from 'vitest'
import { COMMITTEE_CODES, countryLetters } from './countries.ts'
import { STATE_CODES } from './delegations.ts'
import { flagAddress } from './flags.ts'

const PARIS = join(process.env['GAMES_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data'), 'paris2024')
const FLAGS = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')

describe('a delegation of three letters is a country (R3.13)', () => {
  test.each([
    ['GER', 'de'],
    ['DEU', 'de'],
    ['SUI', 'ch'],
    ['POR', 'pt'],
    ['NED', 'nl'],
    ['RSA', 'za'],
    ['BRA', 'br'],
    ['KOS', 'xk'],
    ['FRG', 'de'],
    ['TCH', 'cz'],
  ])('%s is %s', (code, letters) => {
    expect(countryLetters(code)).toBe(letters)
  })

  test('all 206 committees have two letters but Chinese Taipei, which competes under a flag of its own', () => {
    expect(new Set(COMMITTEE_CODES).size).toBe(206)
    expect(COMMITTEE_CODES.filter((code) => !countryLetters(code))).toEqual(['TPE'])
    const letters = COMMITTEE_CODES.map(countryLetters).filter(Boolean)
    expect(new Set(letters).size).toBe(letters.length)
  })

  test('every ISO code of three letters is known, but where a committee uses it for another country or it was one of a past games', () => {
    const others = iso31661.filter(({ alpha2, alpha3 }) => countryLetters(alpha3) !== alpha2.toLowerCase())
    expect(others.map(({ alpha3 }) => [alpha3, countryLetters(alpha3)])).toEqual([['BRN', 'bh']])
  })

  test('every country has a drawing', () => {
    const codes = [...COMMITTEE_CODES, ...iso31661.map(({ alpha3 }) => alpha3)]
    const letters = codes.map(countryLetters).filter((found) => typeof found === 'string')
    expect(letters.filter((two) => !existsSync(join(FLAGS, `${two}.svg`)))).toEqual([])
  })

  test.each(['AIN', 'EOR', 'ROC', 'IOA', 'COR', 'URS', 'YUG', 'GDR', 'TPE', 'AHO'])(
    '%s has no country’s flag',
    (code) => {
      expect(countryLetters(code)).toBeNull()
      expect(flagAddress(code)).toBeNull()
    },
  )

  test('nobody’s code is not a country', () => {
    expect(countryLetters('QQQ')).toBeUndefined()
    expect(flagAddress('QQQ')).toBeNull()
    expect(flagAddress('')).toBeNull()
  })

  test.skipIf(!existsSync(PARIS))('every committee of Paris is known, with the letters its own list gives', () => {
    const listed = JSON.parse(readFileSync(join(PARIS, 'noc_iso.json'), 'utf8')) as {
      ioc_noc_code: string | null
      iso_alpha_2: string
    }[]
    const different = listed.filter(
      ({ ioc_noc_code: code, iso_alpha_2: two }) => code && countryLetters(code) !== two.toLowerCase(),
    )
    expect(different.map(({ ioc_noc_code: code }) => code)).toEqual(['TPE'])
    const codes = readFileSync(join(PARIS, 'nocs.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, 3))
    expect(codes.filter((code) => countryLetters(code) === undefined)).toEqual([])
  })
})

test('a delegation of two letters is a Brazilian state (R3.13)', () => {
  expect(STATE_CODES.map(flagAddress)).toEqual(STATE_CODES.map((code) => `/brasil_flags/${code}.png`))
  // not Argentina: states are 27 and AR is none of them
  expect(flagAddress('AR')).toBeNull()
})

test('BYE, ROW and TTE have pictures of their own (R3.13)', () => {
  for (const code of ['BYE', 'ROW', 'TTE'])
    expect(flagAddress(code)).toBe(`/configurations/discipline_images/${code}.png`)
})
