import { expect, test } from 'vitest'
import { aMatch, aProgrammeItem, aUnit, FINAL, HEAT } from '../../units/unit.factory.ts'
import { dayAddress, disciplineDayAddress } from './day-address.ts'
import { choicesOf, eventKindsOf } from './day-choices.ts'
import { dayFilterOf } from './day-filter.ts'
import { eventKindOf, filterUnits } from './filter-units.ts'

test.each([
  [
    { day: '2027-09-14', discipline: 'jud', finals: 1 },
    { day: '2027-09-14', discipline: 'JUD', finals: 1 },
  ],
  [{ finals: '1' }, { finals: 1 }],
  [{ day: '14/09', discipline: 'judo', finals: 0 }, {}],
  [{ day: ['2027-09-14'], other: true }, {}],
  [
    { venue: 'GFA', delegation: 'al', gender: 'W', status: 'live', kind: 'training', from: '200' },
    { venue: 'GFA', delegation: 'AL', gender: 'W', status: 'live', kind: 'training', from: 200 },
  ],
  // a code of figures alone is a number to the router
  [{ venue: 12 }, { venue: '12' }],
  [{ venue: 'a b', delegation: '<', gender: 'F', status: 'on', kind: 'party', from: -1 }, {}],
])('an address is read tolerantly: %o', (search, filter) => {
  expect(dayFilterOf(search)).toEqual(filter)
})

test('a filter comes back from its own address (R2.5)', () => {
  const filter = {
    day: '2027-09-14',
    discipline: 'JUD',
    venue: 'GFA',
    delegation: 'AL',
    gender: 'W',
    status: 'called-off',
    kind: 'weighting',
    finals: 1,
    from: 200,
  } as const
  const { searchParams } = new URL(dayAddress(filter), 'http://localhost')
  expect(dayFilterOf(Object.fromEntries(searchParams))).toEqual(filter)
  expect(dayAddress({})).toBe('/schedule/days')
  // there day and discipline stand in the path
  expect(disciplineDayAddress('JUD', 'days')({ ...filter, from: 0 })).toMatch(
    /^\/discipline\/JUD\/schedule\/days\/2027-09-14\?venue=GFA&delegation=AL&gender=W&status=called-off/,
  )
})

test('only finals are gold medal units, not phases called final (ODF §4)', () => {
  const gold = aUnit(FINAL, { medal: 'gold' })
  const bronze = aUnit('HBLWTEAM7-------------FNL-000200--', { medal: 'bronze' })
  const units = [aUnit(HEAT), gold, bronze, aMatch()]
  expect(filterUnits(units, { finals: 1 })).toEqual([gold])
  expect(filterUnits(units, { discipline: 'HBL' })).toHaveLength(2)
  expect(filterUnits(units, {})).toBe(units)
})

test('a venue, a gender and a status each narrow, and together (R2.5)', () => {
  const units = [aMatch(), aUnit(HEAT, { gender: 'M' }), aUnit(FINAL, { status: 'CANCELLED', venue: null })]
  expect(filterUnits(units, { venue: 'REI' })).toHaveLength(2)
  expect(filterUnits(units, { gender: 'M' })).toEqual([units[1]])
  expect(filterUnits(units, { status: 'live' })).toEqual([units[0]])
  expect(filterUnits(units, { status: 'called-off' })).toEqual([units[2]])
  expect(filterUnits(units, { venue: 'REI', status: 'scheduled', gender: 'W' })).toEqual([])
})

test('the choices of a day are each there once, by code', () => {
  const { disciplines, venues, genders, finals } = choicesOf([aMatch(), aUnit(HEAT), aUnit(FINAL, { medal: 'gold' })])
  expect(disciplines.map(({ code }) => code)).toEqual(['ATH', 'HBL'])
  expect(venues.map(({ code }) => code)).toEqual(['REI'])
  expect(genders).toEqual(['W'])
  expect(finals).toBe(1)
})

test('what surrounds the competition is described by its kind, and counted (R2.5)', () => {
  const arrival = aProgrammeItem('JUD-------------------ARRV000100--', { eventType: 'default' })
  const ceremony = aProgrammeItem(FINAL, { eventType: 'medal' })
  const training = aProgrammeItem(HEAT, { eventType: 'training' })
  expect([arrival, ceremony, training, aProgrammeItem(HEAT, { eventType: 'default' })].map(eventKindOf)).toEqual([
    'arrival',
    'ceremony',
    'training',
    'others',
  ])
  expect(eventKindsOf([training, arrival, training])).toEqual([
    { kind: 'training', count: 2 },
    { kind: 'arrival', count: 1 },
  ])
  expect(filterUnits([arrival, ceremony, training], { kind: 'arrival' })).toEqual([arrival])
})
