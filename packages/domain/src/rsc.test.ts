import { describe, expect, test } from 'vitest'
import { divisionOf, eventTypeOf, genderOf, parseRsc, phaseOf, rscPrefix, trimRsc, unitOf } from './rsc.ts'

const CANOE = 'CSPMC2-500M-----------HEAT000100--'

describe('RSC by position (ODF §4)', () => {
  test('a dash inside the event part is no separator', () => {
    expect(rscPrefix(CANOE, 'event')).toBe('CSPMC2-500M-----------')
    expect([genderOf(CANOE), eventTypeOf(CANOE), phaseOf(CANOE), unitOf(CANOE)]).toEqual([
      'M',
      'C2-500M-',
      'HEAT',
      '000100--',
    ])
  })
  test.each([
    ['without its filler', 'CSPMC2-500M-----------HEAT000100', CANOE],
    ['in lower case', CANOE.toLowerCase(), CANOE],
    ['of a discipline', 'JUD', `JUD${'-'.repeat(31)}`],
  ])('is read %s', (_how, code, full) => expect(parseRsc(code)).toEqual({ ok: true, value: full }))
  test.each([
    ['35 characters', 'J'.repeat(35)],
    ['an underscore', 'ATH_ATHMDECATH'],
    ['no discipline', '---M'],
  ])('is refused with %s', (_why, code) => expect(parseRsc(code).ok).toBe(false))
  test('in addresses it stands without filler', () => expect(trimRsc(CANOE)).toBe('CSPMC2-500M-----------HEAT000100'))
})

describe('divisions (R5.6)', () => {
  test.each([
    ['VVOWTEAM6---D2--------FNL-000100--', 2],
    ['VVOWTEAM6-------------FNL-000100--', null],
    ['ATHMDT------D100------FNL-000100--', null],
  ])('%s is of division %s', (code, division) => expect(divisionOf(code)).toBe(division))
})
