import { expect, test } from 'vitest'
import { aMatch, aUnit, FINAL, HEAT } from '../units/unit.factory.ts'
import { dayFilterOf } from './day-filter.ts'
import { disciplinesOf, filterUnits } from './filter-units.ts'
import { dayAddress } from './day-address.ts'

test.each([
  [
    { day: '2027-09-14', discipline: 'jud', finals: 1 },
    { day: '2027-09-14', discipline: 'JUD', finals: 1 },
  ],
  [{ finals: '1' }, { finals: 1 }],
  [{ day: '14/09', discipline: 'judo', finals: 0 }, {}],
  [{ day: ['2027-09-14'], other: true }, {}],
])('an address is read tolerantly: %o', (search, filter) => {
  expect(dayFilterOf(search)).toEqual(filter)
})

test('a filter comes back from its own address', () => {
  const filter = { day: '2027-09-14', discipline: 'JUD', finals: 1 } as const
  const { searchParams } = new URL(dayAddress(filter), 'http://localhost')
  expect(dayFilterOf(Object.fromEntries(searchParams))).toEqual(filter)
  expect(dayAddress({})).toBe('/schedule/days')
})

test('only finals are gold medal units, not phases called final (ODF §4)', () => {
  const gold = aUnit(FINAL, { medal: 'gold' })
  const bronze = aUnit('HBLWTEAM7-------------FNL-000200--', { medal: 'bronze' })
  const units = [aUnit(HEAT), gold, bronze, aMatch()]
  expect(filterUnits(units, { finals: 1 })).toEqual([gold])
  expect(filterUnits(units, { discipline: 'HBL' })).toHaveLength(2)
  expect(filterUnits(units, {})).toBe(units)
})

test('the disciplines of a day are each there once', () => {
  expect(disciplinesOf([aMatch(), aUnit(HEAT), aUnit(FINAL)]).map(({ code }) => code)).toEqual(['ATH', 'HBL'])
})
