import { describe, expect, test } from 'vitest'
import { aProgrammeItem, aCompetitor, aMatch, aSide, aUnit, HEAT } from './unit.factory.ts'
import { isBye, sideCompetitor, unitTitle } from './unit-title.ts'

describe('the title of a unit (R2.5)', () => {
  test('of a head to head is its two sides', () => {
    expect(unitTitle(aMatch()).kind).toBe('sides')
  })
  test('has a side that is not known yet, as long as it is known where it comes from', () => {
    const from = { unit: 'HBLWTEAM7-------------QFNL000100--', wlt: 'W' }
    expect(unitTitle(aMatch({ sides: [aSide({ from }), aSide()] })).kind).toBe('sides')
  })
  test('is the event while neither side is known', () => {
    expect(unitTitle(aMatch({ sides: [aSide(), aSide()] }))).toMatchObject({ kind: 'name', from: 'event' })
  })
  test('of a race is its event', () => {
    expect(unitTitle(aUnit(HEAT))).toMatchObject({ kind: 'name', name: { por: '100 m feminino' } })
  })
  test('of a ceremony, a weigh-in, a meeting is its own name', () => {
    const weighIn = aProgrammeItem('JUDW57KG--------------WEIG000100--', {
      eventType: 'weighting',
      name: { por: 'Pesagem oficial' },
    })
    expect(unitTitle(weighIn)).toEqual({ kind: 'name', name: { por: 'Pesagem oficial' }, from: 'unit' })
  })
  test('is left to the phase where the source names neither event nor unit', () => {
    expect(unitTitle(aUnit(HEAT, { event: { code: HEAT, name: null } }))).toEqual({ kind: 'phase' })
  })
})

describe('placeholders in a side (ODF §7)', () => {
  test.each(['TBD', 'NOCOMP', 'BYE', 'NOAWARD'])('%s is nobody', (code) => {
    expect(sideCompetitor(aSide({ competitor: aCompetitor({ code, name: code }) }))).toBeNull()
  })
  test('only BYE means a free round', () => {
    expect(isBye(aSide({ competitor: aCompetitor({ code: 'BYE' }) }))).toBe(true)
    expect(isBye(aSide({ competitor: aCompetitor({ code: 'TBD' }) }))).toBe(false)
  })
})
