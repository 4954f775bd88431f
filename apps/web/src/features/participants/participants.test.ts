import { describe, expect, test } from 'vitest'
import { aCompetitor, aMatch, aRow, aSide, aTeam, aUnit, FINAL, HEAT } from '../../units/unit.factory.ts'
import { nextAppearance, sidesOf } from './appearances.ts'
import { participantSearchOf } from './participant-search.ts'
import { athletesAddress, isNarrowed } from './search-address.ts'

describe('what an athlete has next', () => {
  const over = { unit: aUnit(HEAT, { status: 'OFFICIAL' }), row: null }
  const coming = { unit: aUnit(FINAL), row: null }
  const running = { unit: aMatch(), row: null }
  test('is what is on, before what is to come', () => {
    expect(nextAppearance([over, coming, running])).toBe(running)
    expect(nextAppearance([over, coming])).toBe(coming)
  })
  test('is nothing once all is over or called off', () => {
    expect(nextAppearance([over, { unit: aUnit(FINAL, { status: 'CANCELLED' }), row: null }])).toBeNull()
  })
})

describe('a match seen from the athlete', () => {
  const own = aSide({ competitor: aCompetitor({ code: '7' }), result: '3' })
  const other = aSide({ competitor: aCompetitor({ code: '8' }), result: '1' })
  test('has its own side first, wherever it stands', () => {
    expect(sidesOf({ unit: aMatch({ sides: [other, own] }), row: null }, '7')).toEqual({ own, other })
  })
  test('takes its team’s side, by its team’s row', () => {
    const team = aTeam('AL', 'Alagoas')
    const sides = sidesOf({ unit: aMatch(), row: aRow(1, { competitor: team }) }, '7')
    expect(sides?.own.competitor).toEqual(team)
  })
  test('is no side of its own where neither is', () => {
    expect(sidesOf({ unit: aMatch(), row: null }, '7')).toBeNull()
  })
})

describe('the search of the athletes in the address (R2.7)', () => {
  test.each([
    [
      { q: ' zé ', discipline: 'jud', gender: 'w', organisation: 'al' },
      { q: 'zé', discipline: 'JUD', gender: 'W', organisation: 'AL' },
    ],
    [{ q: 1247 }, { q: '1247' }],
    [{ q: '', discipline: 'judo', gender: 'O', organisation: '?' }, {}],
    // as addresses had it once
    [{ gender: 'F' }, { gender: 'W' }],
    [
      { gender: 'f', q: 'zé' },
      { q: 'zé', gender: 'W' },
    ],
    [{ q: ['a'], cursor: { a: 1 } }, {}],
  ])('is read tolerantly: %o', (search, read) => {
    expect(participantSearchOf(search)).toEqual(read)
  })
  test('comes back from its own address', () => {
    const search = { q: 'João & cia', gender: 'M', cursor: 'a b+c' } as const
    const { searchParams } = new URL(athletesAddress(search), 'http://localhost')
    expect(participantSearchOf(Object.fromEntries(searchParams))).toEqual(search)
  })
  test('narrows the list by what is filtered, not by where it begins', () => {
    expect(isNarrowed({ cursor: 'x' })).toBe(false)
    expect(isNarrowed({ q: 'x' })).toBe(true)
  })
})
