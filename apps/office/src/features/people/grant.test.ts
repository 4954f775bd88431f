import { expect, test } from 'vitest'
import { type Grant, grantFault, sameGrant, withRole } from './grant.ts'
import { isGift, pointsFault } from './points-given.ts'

const USUAL = '2027-09-20T03:00:00.000Z'
const POOL: Grant = { role: 'results', venues: ['POO'], until: USUAL }

test('a role for results needs a venue and an end, other roles need neither (R4.7)', () => {
  expect(grantFault({ ...POOL, venues: [] })).toBe('venues')
  expect(grantFault({ ...POOL, until: null })).toBe('until')
  expect(grantFault(POOL)).toBeNull()
  expect(grantFault({ role: 'operator', venues: [], until: null })).toBeNull()
})

test('another role drops what it cannot have: only results have venues, an admin’s role has no end (R4.7)', () => {
  expect(withRole(POOL, 'operator', USUAL)).toEqual({ role: 'operator', venues: [], until: USUAL })
  expect(withRole(POOL, 'admin', USUAL)).toEqual({ role: 'admin', venues: [], until: null })
  expect(withRole(POOL, null, USUAL)).toEqual({ role: null, venues: [], until: null })
  expect(withRole({ role: 'admin', venues: [], until: null }, 'results', USUAL)).toEqual({ ...POOL, venues: [] })
})

test('the order of the venues is no change of a role (R4.7)', () => {
  expect(sameGrant({ ...POOL, venues: ['A', 'B'] }, { ...POOL, venues: ['B', 'A'] })).toBe(true)
  expect(sameGrant(POOL, { ...POOL, until: null })).toBe(false)
})

test('points are given as a whole number within what is left today, with a reason (R7.3)', () => {
  expect(['', '1', '250', '0', '-5', '2.5', '1,5', '251'].map((typed) => pointsFault(typed, 250))).toEqual([
    null,
    null,
    null,
    'whole',
    'whole',
    'whole',
    'whole',
    'many',
  ])
  expect(isGift({ typed: '250', reason: 'Ajudou' }, 250)).toBe(true)
  expect(isGift({ typed: '250', reason: ' sim ' }, 250)).toBe(false)
  expect(isGift({ typed: '', reason: 'Ajudou' }, 250)).toBe(false)
})
