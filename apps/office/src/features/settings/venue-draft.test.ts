import { expect, test } from 'vitest'
import { draftOf, newCode, venueOf } from './venue-draft.ts'

const EMPTY = draftOf(null)
const gym = { ...EMPTY, name: { por: ' Ginásio do Sesi ' } }

test.each([
  ['-9,6498', '-35.7089', { lat: -9.6498, lon: -35.7089 }],
  ['−9', '35', { lat: -9, lon: 35 }],
  ['', ' ', { lat: null, lon: null }],
])('the place %j, %j is saved as numbers (R12.4)', (lat, lon, place) => {
  expect(venueOf({ ...gym, lat, lon })).toEqual({ name: { por: 'Ginásio do Sesi' }, address: '', ...place })
})

test.each([
  ['', '-9', '-35', 'name-required'],
  ['Sesi', 'north', '-35', 'no-place'],
  ['Sesi', '-96,49', '-35', 'no-place'],
  ['Sesi', '-9', '-181', 'no-place'],
  ['Sesi', '-9', '', 'both-or-none'],
])('a venue named %j at %j, %j is not saved: %s (R12.4)', (por, lat, lon, fault) => {
  expect(venueOf({ ...EMPTY, name: { por }, lat, lon })).toBe(fault)
})

test('a new venue has the typed code, else that of a venue of the same name from a message or sheet, else a free one (R12.4)', () => {
  const known = [{ code: 'DUN', por: 'Pavilhão das Dunas' }]
  const named = (por: string, code = '') => ({ name: { por }, code })
  expect(newCode(named('Sesi', 'GYM'), new Set(), known)).toBe('GYM')
  expect(newCode(named('pavilhão das Dunas '), new Set(), known)).toBe('DUN')
  // that one was named by the organiser before: two venues may share a name
  expect(newCode(named('Pavilhão das Dunas'), new Set(['DUN']), known)).toBe('PAV')
  expect(newCode(named('Ginásio'), new Set(['GIN']), [])).toBe('GIA')
  expect(newCode(named('Vã'), new Set(), [])).toBe('V01')
})
