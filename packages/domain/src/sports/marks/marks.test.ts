import { describe, expect, test } from 'vitest'
import type { Localized } from '../../text/localized.ts'
import { irmNameOf } from './irm.ts'
import { qualificationNameOf } from './qualification.ts'
import { recordNameOf } from './record.ts'

const CYCLING = ['BMF', 'BMX', 'CRD', 'CTR', 'CYC', 'MTB'] as const
const inThree = (word: Localized | null) => [word?.por, word?.eng, word?.spa].every(Boolean)

/** The IRMs of each discipline, as listed and as seen (ODF §8). */
const IRMS: readonly (readonly [discipline: string, codes: string])[] = [
  ['ARC', 'DNF DNS DSQ'],
  ['ATH', 'DNF DNS DQ NM'],
  ['BDM', 'DQB DSQ RET W/O WDN'],
  ['BKB', 'DSQ'],
  ...CYCLING.map((discipline) => [discipline, 'DNF DNS DSQ REL OTL OVL LAP'] as const),
  ['FEN', 'DNF DNS DSQ EXC'],
  ['GAR', 'DNF DNS DSQ NO_SCORE NOT_COMPETING'],
  ['GRY', 'DNF DNS DSQ'],
  ['HBL', 'DSQ'],
  ['JUD', 'DNS DSQ DQB'],
  ['OWS', 'DNF DNS DSQ OTL'],
  ['SWM', 'DNS DSQ'],
  ['TKW', 'DDQ DDW DSQ WDR'],
  ['TRI', 'DNF DNS DSQ LAP'],
  ['TTE', 'DSQ RET WO'],
  ['VBV', 'DSQ INJ'],
  ['VVO', 'DSQ'],
  ['WRE', 'DSQ DNS'],
]

describe('why somebody has no result (ODF §8)', () => {
  test.each(IRMS.flatMap(([discipline, codes]) => codes.split(' ').map((code) => [discipline, code] as const)))(
    '%s says %s in three languages',
    (discipline, code) => {
      expect(inThree(irmNameOf(discipline, code))).toBe(true)
    },
  )

  test.each([
    ...['ATH', 'SWM', 'OWS', 'TRI', 'BMX', 'CRD', 'CTR', 'MTB', 'CYC'].map((d) => [d, 'não largou'] as const),
    ...['JUD', 'TKW', 'WRE', 'FEN', 'BDM', 'BKB', 'HBL', 'TTE', 'VBV', 'VVO', 'ARC'].map(
      (d) => [d, 'não se apresentou'] as const,
    ),
    ...['GAR', 'GRY', 'BMF'].map((d) => [d, 'não participou'] as const),
  ])('DNS in %s is “%s”: a race is started, a bout is appeared for', (discipline, expected) => {
    expect(irmNameOf(discipline, 'DNS')?.por).toBe(expected)
  })

  test.each([
    ['attempts', 'não participou'],
    ['height', 'não participou'],
    ['race', 'não largou'],
    [undefined, 'não largou'],
  ] as const)('DNS in athletics, form %s, is “%s”', (form, expected) => {
    expect(irmNameOf('ATH', 'DNS', form)?.por).toBe(expected)
  })

  test.each([
    ['TRI', 'LAP', 'retirada por volta de atraso'],
    ['MTB', 'LAP', 'volta de atraso'],
    ['VBV', 'INJ', 'abandono por lesão'],
    ['TKW', 'DDQ', 'desclassificação de ambos'],
    ['TKW', 'DDW', 'desistência de ambos'],
    ['JUD', 'DQB', 'desclassificação por conduta'],
    ['CTR', 'REL', 'rebaixamento na ordem de chegada'],
    ['FEN', 'EXC', 'exclusão'],
    ['GAR', 'NO_SCORE', 'sem nota'],
  ])('%s has its own word for %s', (discipline, code, expected) => {
    expect(irmNameOf(discipline, code)?.por).toBe(expected)
  })

  test.each([
    ['ATH', 'DQ', 'DSQ'],
    ['TTE', 'WO', 'W/O'],
    ['TKW', 'WDR', 'WDN'],
  ])('both spellings mean one thing in %s: %s and %s (ODF §13)', (discipline, one, other) => {
    expect(irmNameOf(discipline, one)).toEqual(irmNameOf(discipline, other))
  })

  test('a discipline that is not ours has the general words', () => {
    expect(irmNameOf('ROW', 'DSQ')?.eng).toBe('disqualified')
  })

  test.each([
    ['SWM', 'pd'],
    ['JUD', 'dsq'],
    ['ATH', 'XYZ'],
    ['SWM', 'NO_SCORE'],
    ['JUD', 'DDQ'],
    ['ATH', 'constructor'],
    ['constructor', 'toString'],
  ])('%s leaves %s as sent: the lists are open, and case matters', (discipline, code) => {
    expect(irmNameOf(discipline, code)).toBeNull()
  })
})

/** The marks of each discipline (ODF §8). */
const QUALIFICATIONS: readonly (readonly [discipline: string, marks: string])[] = [
  ['ARC', 'Q'],
  ['ATH', 'Q q Re qR qJ'],
  ['BDM', 'Q'],
  ...CYCLING.map((discipline) => [discipline, 'Q q R Q1/2 Q1/4 Q1/8 Q1/16 QG QB Q5-8'] as const),
  ['GAR', 'Q R R1 R2 R3 R4'],
  ['GRY', 'Q R R1 R2 R3 R4'],
  ['SWM', 'Q ?'],
]

describe('how somebody goes on (ODF §8)', () => {
  test.each(
    QUALIFICATIONS.flatMap(([discipline, marks]) => marks.split(' ').map((mark) => [discipline, mark] as const)),
  )('%s says %s in three languages', (discipline, mark) => {
    expect(inThree(qualificationNameOf(discipline, mark))).toBe(true)
  })

  test.each(QUALIFICATIONS.map(([discipline, marks]) => [discipline, marks.split(' ')] as const))(
    'no two marks of %s mean the same',
    (discipline, marks) => {
      expect(new Set(marks.map((mark) => qualificationNameOf(discipline, mark)?.eng)).size).toBe(marks.length)
    },
  )

  test.each([
    ['ATH', 'Q', 'passou pela posição ou índice'],
    ['ATH', 'q', 'passou pelo tempo ou marca'],
    ['ATH', 'qR', 'passou por decisão do árbitro'],
    ['ATH', 'qJ', 'passou por decisão do júri de apelação'],
    ['ATH', 'Re', 'passou à repescagem'],
    ['CTR', 'R', 'passou à repescagem'],
    ['CTR', 'Q1/4', 'passou às quartas de final'],
    ['CTR', 'Q9-12', 'disputa do 9º ao 12º lugar'],
    ['GAR', 'R', 'reserva'],
    ['GRY', 'R3', '3ª reserva'],
    ['SWM', '?', 'vaga por decidir'],
    ['ARC', 'Q', 'passou à fase seguinte'],
  ])('in %s, %s says “%s”', (discipline, mark, expected) => {
    expect(qualificationNameOf(discipline, mark)?.por).toBe(expected)
  })

  test.each([
    ['ATH', 'QR'],
    ['ATH', 're'],
    ['GAR', 'q'],
    ['GAR', 'R5'],
    ['GAR', 'r1'],
    ['CTR', 'Q1/3'],
    ['CTR', 'qg'],
    ['SWM', 'R1'],
    ['ARC', '?'],
    ['ATH', 'toString'],
    ['constructor', 'R'],
  ])('%s leaves %s as sent: case matters, and so does the sport', (discipline, mark) => {
    expect(qualificationNameOf(discipline, mark)).toBeNull()
  })
})

describe('records and bests (ODF §8)', () => {
  test.each(['WR', 'GR', 'RG', 'AR', 'NR', 'PB', 'SB'])('%s has a word in three languages', (code) => {
    expect(inThree(recordNameOf('ATH', code))).toBe(true)
  })
  test('a best is a time where every result is one', () => {
    expect(recordNameOf('SWM', 'PB')?.por).toBe('melhor tempo pessoal')
    expect(recordNameOf('ATH', 'PB')?.por).toBe('melhor marca pessoal')
  })
  test('one that was equalled says so', () => {
    expect(recordNameOf('ATH', '=NR')).toEqual({
      por: 'iguala recorde nacional',
      eng: 'equals national record',
      spa: 'iguala récord nacional',
    })
  })
  test.each(['XR', 'wr', 'valueOf', '=XR', '=', '==NR'])('%s is shown as sent', (code) => {
    expect(recordNameOf('ATH', code)).toBeNull()
  })
})
