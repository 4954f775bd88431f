import { describe, expect, test } from 'vitest'
import { phaseNamed, unitInCode, unitNumber } from './phase-name.ts'

type Numbered = Parameters<typeof unitNumber>[0]
const aUnit = (code: string, over: Partial<Numbered> = {}): Numbered => ({ ...unitInCode(code), ...over })

describe('phases by their RSC code (ODF §4, R5.2)', () => {
  test.each([
    ['FNL', 'final'],
    ['FNL-', 'final'],
    ['SFNL', 'semifinal'],
    ['QFNL', 'quarterfinal'],
    ['8FNL', 'eighthfinal'],
    ['R16', 'eighthfinal'],
    ['R8--', 'quarterfinal'],
    ['GP--', 'group-stage'],
    ['GPFN', 'final-group'],
    ['REPC', 'repechage'],
    ['R32', 'round-of-32'],
    ['R64', 'round-of-64'],
    ['HEAT', 'heat'],
    ['QUAL', 'qualification'],
    ['PREL', 'preliminary'],
    ['REP', 'repechage'],
    ['REPF', 'repechage-final'],
    ['TMRY', 'block'],
    ['VICT', 'ceremony'],
    ['WEIG', 'weigh-in'],
  ])('%s is %s', (phase, word) => {
    expect(phaseNamed(phase)).toEqual({ kind: 'plain', word })
  })

  test.each([
    ['RND1', 'round', '1'],
    ['RND3', 'round', '3'],
    ['RD1', 'round', '1'],
    ['RNDA', 'round', '10'],
    ['GP2-', 'pool', '2'],
    ['REP2', 'repechage-round', '2'],
    ['GPA-', 'pool', 'A'],
    ['GPH', 'pool', 'H'],
  ])('%s is %s %s', (phase, word, figure) => {
    expect(phaseNamed(phase)).toEqual({ kind: 'figured', word, figure })
  })

  test.each(['', 'LJ', '100', 'JUMP', 'XYZ', 'toString'])(
    '"%s" has no word and goes by the unit’s own name',
    (phase) => {
      expect(phaseNamed(phase)).toBeNull()
    },
  )

  test('a bronze medal unit is the match for bronze, in a final as in a repechage, but a shared semifinal bronze is not', () => {
    expect(phaseNamed('FNL', 'bronze')).toEqual({ kind: 'plain', word: 'bronze' })
    expect(phaseNamed('REPF', 'bronze')).toEqual({ kind: 'plain', word: 'bronze' })
    expect(phaseNamed('SFNL', 'bronze')).toEqual({ kind: 'plain', word: 'semifinal' })
  })
})

describe('the number of a unit', () => {
  test('is read from the code, not from UnitNum, which counts through the whole event (ODF §4)', () => {
    expect(unitNumber(aUnit('JUDM66KG--------------SFNL000100--', { unitNum: '319' }))).toEqual({
      figure: '1',
      close: true,
    })
    expect(unitNumber(aUnit('HBLWTEAM7-------------GPB-001200--'))).toEqual({ figure: '12', close: false })
  })
  test('is the source’s UnitNum where the code has letters', () => {
    expect(unitNumber(aUnit('ATHW100M--------------HEATA00300--', { unitNum: '07' }))).toEqual({
      figure: '7',
      close: true,
    })
  })
  test('distinguishes the two matches for bronze of a repechage', () => {
    const second = aUnit('JUDM66KG--------------REPF000200--', { medal: 'bronze' })
    expect(unitNumber(second)).toEqual({ figure: '2', close: true })
    expect(unitNumber(aUnit('HBLWTEAM7-------------FNL-000200--', { medal: 'bronze' }))).toBeNull()
  })
  test.each([
    ['the final itself', 'ATHW100M--------------FNL-000100--'],
    ['a block of bouts', 'JUDW57KG--------------TMRY000200--'],
    ['a ceremony', 'JUDW57KG--------------VICTMEDAL---'],
    ['a unit code with letters', 'SWMW100MFR------------HEATA00100--'],
    ['a phase as a whole', 'ATHW100M--------------HEAT--------'],
  ])('is not written for %s', (_what, code) => {
    expect(unitNumber(aUnit(code))).toBeNull()
  })
  test('distinguishes further finals without a medal', () => {
    expect(unitNumber(aUnit('SWMW100MFR------------FNL-000200--'))).toEqual({ figure: '2', close: true })
    expect(unitNumber(aUnit('HBLWTEAM7-------------FNL-000200--', { medal: 'gold' }))).toBeNull()
  })
})
