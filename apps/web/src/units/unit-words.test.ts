import { describe, expect, test } from 'vitest'
import type { Translate } from '../i18n/translator.ts'
import { aCompetitor, aMatch, aProgrammeItem, aSide, aUnit, FINAL, HEAT } from './unit.factory.ts'
import { unitWords } from './unit-words.ts'

/** Answers with the key and its values: what is said, apart from the language. */
const keys: Translate = (key, ...values) =>
  [key.replace('units.', ''), ...Object.values(values[0] ?? {})].filter(Boolean).join(' ')
const words = unitWords(keys, 'por')

describe('where a unit belongs and happens', () => {
  test('names discipline, event, phase and place once each', () => {
    const handball = aMatch({ event: { code: 'x', name: { por: 'Handebol feminino, 2ª divisão' } } })
    expect(words.place(handball)).toBe('Handebol feminino, 2ª divisão, number-close phase.semifinal 1, Pista de teste')
  })
  test('leaves out what the title says', () => {
    expect(words.place(aUnit(HEAT))).toBe('Atletismo, number-close phase.heat 3, Pista de teste')
  })
  test('of a ceremony with a name of its own is its discipline and place', () => {
    const ceremony = aProgrammeItem('ATHW100M--------------VICTMEDAL---', {
      eventType: 'medal',
      name: { por: '100 m feminino, entrega de medalhas' },
    })
    expect(words.place(ceremony)).toBe('Atletismo, Pista de teste')
  })
  test('is the venue with its field of play, each named once (R2.5)', () => {
    const at = (name: string) => words.venue(aUnit(FINAL, { location: { code: 'a', name: { por: name } } }))
    expect(at('Raia 2')).toBe('Pista de teste, Raia 2')
    expect(at('Pista de teste 2')).toBe('Pista de teste 2')
    expect(words.place(aUnit(FINAL, { venue: null, location: null }))).toBe('Atletismo, phase.final')
    expect(words.venue(aUnit(FINAL, { venue: null }))).toBe('')
  })
})

describe('a side', () => {
  test('is its competitor', () => {
    expect(words.side(aSide({ competitor: aCompetitor({ name: 'Fulana de Teste' }) }))).toBe('Fulana de Teste')
  })
  test.each([
    ['W', 'winner-of number-close phase.semifinal 2'],
    ['L', 'loser-of number-close phase.semifinal 2'],
    [null, 'qualified-from number-close phase.semifinal 2'],
  ])('not known yet is where it comes from: %s', (wlt, expected) => {
    expect(words.side(aSide({ from: { unit: 'HBLWTEAM7-------------SFNL000200--', wlt } }))).toBe(expected)
  })
  test('not known yet may come from a place in a pool', () => {
    const from = { unit: 'HBLWTEAM7-------------GPA---------', wlt: null, place: '2' }
    expect(words.side(aSide({ from }))).toMatch(/^placed-in 2 /)
  })
  test('of a bye, and one that is not drawn, say so', () => {
    expect(words.side(aSide({ competitor: aCompetitor({ code: 'BYE' }) }))).toBe('bye')
    expect(words.side(aSide())).toBe('to-be-decided')
  })
})

test('a phase for places below the podium says which (R2.2)', () => {
  expect(words.ofCode('VVOWTEAM6---D1--------CL58--------')).toBe('places 5 8')
})

test('a phase without a word goes by the source’s own name of the unit', () => {
  const jump = aUnit('ATHMDECATH------------LJ--A00100--', { name: { por: 'Decatlo, salto em distância' } })
  expect(words.phase(jump)).toBe('Decatlo, salto em distância')
})

test('where a level bout stands is fencing’s extra minute, and a match’s overtime', () => {
  const clock = { period: 'OT', time: '0:40', running: true }
  const bout = { code: 'FEN', name: { por: 'Esgrima' } }
  expect(words.stands(aMatch({ clock, discipline: bout }))).toBe('stretch.extra-minute 0:40')
  expect(words.stands(aMatch({ clock }))).toBe('stretch.overtime 0:40')
})

test('unknown periods are shown as sent', () => {
  expect(words.period('Q1_H', 'BKB')).toBe('Q1_H')
})
